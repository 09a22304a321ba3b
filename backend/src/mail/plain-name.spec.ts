import { describe, expect, it } from '@jest/globals';
import { plainName } from './plain-name.js';

describe('plainName', () => {
  it.each(['Müller & Söhne GmbH', "Anne-Marie O'Neil", 'A. B. Smith', 'Łódź 北京', '3.5 Ltd'])(
    'leaves %s as it is',
    (name) => expect(plainName(name)).toBe(name),
  );

  it('makes one line of many, without control characters', () => {
    expect(plainName('Ann\r\nBcc: a\u0000b\u2028c \u202egnp.exe')).toBe(
      'Ann Bcc: a b c gnp.\u200cexe',
    );
  });

  it.each([
    'http://evil.example/x',
    'www.evil.example',
    'me@evil.example',
    '北京.中国',
    'evil。com',
  ])('leaves no address in %s that a mail program could link, but every letter', (name) => {
    const plain = plainName(name);
    expect(plain).not.toMatch(/:\/\/|[.。]\p{L}{2}/u);
    expect(plain.replaceAll('\u200c', '')).toBe(name);
  });

  it('leaves no word that a mail program would decode', () => {
    expect(plainName('=?utf-8?B?aHR0cDovL2V2aWw=?=')).toBe(
      '=\u200c?utf-8?B?aHR0cDovL2V2aWw=\u200c?=',
    );
  });

  it('cuts what is longer than 60 characters', () => {
    expect(plainName('x'.repeat(60))).toHaveLength(60);
    expect(plainName('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
    expect(plainName('🙂'.repeat(61))).toBe(`${'🙂'.repeat(59)}…`);
  });
});
