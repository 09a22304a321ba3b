import { describe, expect, it } from '@jest/globals';
import { aCompletion } from '@ellac/wording/testing';
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
    expect(extractedIn(aCompletion(text))).toEqual([fact]);
  });

  it('may be nothing', () => {
    expect(extractedIn(aCompletion('{"facts":[]}'))).toEqual([]);
  });

  it.each([
    ['refused', aCompletion(good, { refusal: 'I cannot help with that.' })],
    ['cut off', aCompletion(good, { finishReason: 'length' })],
    ['null', aCompletion(good, { text: null })],
    ['plain text', aCompletion('Here are your facts: none.')],
    ['not an object', aCompletion('[]')],
    ['another object', aCompletion('{"found":[]}')],
    ['with more keys', aCompletion(JSON.stringify({ facts: [fact], scores: 10 }))],
    ['with a kind of its own', aCompletion(withFact({ kind: 'bankrupt' }))],
    ['of another answer', aCompletion(withFact({ path: 'company_info.name' }))],
    ['with a figure', aCompletion(withFact({ percent: 80 }))],
    ['with a date', aCompletion(withFact({ date: '2027-05-31' }))],
    ['with an endless sentence', aCompletion(withFact({ sentence: 'so '.repeat(600) }))],
    ['with too many facts', aCompletion(JSON.stringify({ facts: Array(41).fill(fact) }))],
    [
      'far too long',
      aCompletion(`${' '.repeat(10)}${good}`.replace('[', `[${' '.repeat(70_000)}`)),
    ],
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
