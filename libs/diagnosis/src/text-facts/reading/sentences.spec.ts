import { describe, expect, it } from '@jest/globals';
import { asRead, sentencesOf } from './sentences.js';

describe('sentencesOf', () => {
  it('cuts an answer into sentences that stand there as typed', () => {
    const answer = '  One is it.\n- Two, e.g. this one!  Three ';
    expect(sentencesOf(answer).map(({ text }) => text)).toEqual([
      'One is it.',
      '- Two, e.g. this one!',
      'Three',
    ]);
    for (const { text, start, end } of sentencesOf(answer))
      expect(answer.slice(start, end)).toBe(text);
  });

  it('reads on where a line was broken to fit, and not where a list begins a line', () => {
    const texts = (answer: string) => sentencesOf(answer).map(({ text }) => text);
    expect(texts('We want to\nsell it.')).toEqual(['We want to\nsell it.']);
    expect(texts('Sales\nWorkshop')).toEqual(['Sales', 'Workshop']);
  });
});

describe('the sentences of German and French', () => {
  it.each([
    ['Der Vertrag endet am 14. Dezember 2027.'],
    ['Im 2. Quartal geht er.'],
    ['Es sind ca. 40 Kunden und 1,5 Mio. Euro Umsatz.'],
    ['Mme. Huber part en juin.'],
  ])('go on behind a full stop that shortens a word or counts a day: %s', (sentence) => {
    expect(sentencesOf(`${sentence} Gut.`).map(({ text }) => text)).toEqual([sentence, 'Gut.']);
  });

  it.each([
    ['german', '„Für größere Aufträge fehlt’s uns.', "Fur grossere Auftrage fehlt's uns."],
    ['german', 'Fuer neue Haeuser und Quellen', 'Fur neue Hauser und Quellen'],
    ['french', 'Ma sœur n’a rien écrit', "Ma soeur n'a rien ecrit"],
  ] as const)('are read in %s without accents: %s', (language, typed, read) => {
    expect(asRead(typed, language)).toBe(read);
  });
});

describe('asRead', () => {
  it.each([
    ['- i’m 63 and can’t go on', 'I am 63 and cannot go on'],
    ['we  don´t\nwant it', 'We do not want it'],
    ['Ive seen they’re fine, dont worry', 'I have seen they are fine, do not worry'],
    ['my son’s shop', "My son's shop"],
  ])('%s', (typed, read) => {
    expect(asRead(typed)).toBe(read);
  });
});
