import { describe, expect, it } from '@jest/globals';
import { inboxOf } from './webmail.js';

describe('the inbox of an address', () => {
  it.each([
    ['maren@gmail.com', 'https://mail.google.com/'],
    ['MAREN@GMail.com', 'https://mail.google.com/'],
    ['a@hotmail.co.uk', 'https://outlook.live.com/mail/'],
    ['a@yahoo.de', 'https://mail.yahoo.com/'],
    ['"a@b"@me.com', 'https://www.icloud.com/mail/'],
    ['maren@alder.example', undefined],
    ['a@gmail.com.evil.example', undefined],
    ['a@notgmail.com', undefined],
  ])('%s is %s', (email, inbox) => expect(inboxOf(email)).toBe(inbox));
});
