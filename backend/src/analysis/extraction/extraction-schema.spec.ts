import { describe, expect, it } from '@jest/globals';
import { anAnswer } from '../checks/testing/some-words.js';
import { extractedIn, extractionSchema } from './extraction-schema.js';

const fact = {
  kind: 'term-ends',
  path: 'qualitative.challenges',
  sentence: 'The lease ends in May 2029.',
} as const;
const good = JSON.stringify({ facts: [fact] });
const withFact = (change: object) => JSON.stringify({ facts: [{ ...fact, ...change }] });

describe('what a language model may say it found', () => {
  it.each([good, ` \n${good}\n`, '```json\n' + good + '\n```'])('is read: %#', (text) => {
    expect(extractedIn(anAnswer(text))).toEqual([fact]);
  });

  it('may be nothing', () => {
    expect(extractedIn(anAnswer('{"facts":[]}'))).toEqual([]);
  });

  it.each([
    ['refused', anAnswer(good, { refusal: 'I cannot help with that.' })],
    ['cut off', anAnswer(good, { finishReason: 'length' })],
    ['null', anAnswer(good, { text: null })],
    ['plain text', anAnswer('Here are your facts: none.')],
    ['not an object', anAnswer('[]')],
    ['another object', anAnswer('{"found":[]}')],
    ['with more keys', anAnswer(JSON.stringify({ facts: [fact], scores: 10 }))],
    ['with a kind of its own', anAnswer(withFact({ kind: 'bankrupt' }))],
    ['of another answer', anAnswer(withFact({ path: 'company_info.name' }))],
    ['with a figure', anAnswer(withFact({ percent: 80 }))],
    ['with a date', anAnswer(withFact({ date: '2027-05-31' }))],
    ['with an endless sentence', anAnswer(withFact({ sentence: 'so '.repeat(600) }))],
    ['with too many facts', anAnswer(JSON.stringify({ facts: Array(41).fill(fact) }))],
    ['far too long', anAnswer(`${' '.repeat(10)}${good}`.replace('[', `[${' '.repeat(70_000)}`))],
  ])('is nothing where it is %s', (_, answer) => {
    expect(extractedIn(answer)).toBeNull();
  });
});

it('is a schema that a strict server takes: closed, with no limits of length', () => {
  expect(extractionSchema).toEqual({
    type: 'object',
    properties: {
      facts: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            kind: { type: 'string', enum: expect.arrayContaining(['wish-exit', 'own-sum']) },
            path: { type: 'string', enum: expect.arrayContaining(['staff.training']) },
            sentence: { type: 'string' },
          },
          required: ['kind', 'path', 'sentence'],
          additionalProperties: false,
        },
      },
    },
    required: ['facts'],
    additionalProperties: false,
  });
});
