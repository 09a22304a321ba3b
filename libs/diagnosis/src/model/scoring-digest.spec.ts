import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { score } from './scoring.js';
import { anyAnswers, anyNotKnown } from '../testing/any-answers.js';

/**
 * SHA-256 of the scores and points below. Scores never change, so the digest changes only when
 * `anyAnswers` draws other sets. In that case, also compute it on the commit before and compare.
 */
const digest = '0407f4f0ec1ab6f196f83f8b04ef0b8659e22efb3a686cf0ae8285ad80590395';

const samples = fc.sample(fc.tuple(anyAnswers, fc.oneof(fc.constant([]), anyNotKnown)), {
  numRuns: 2000,
  seed: 2026,
});

describe('the scores of 2,000 random sets of answers', () => {
  it('are those of the model as it was published', () => {
    const hash = createHash('sha256');
    for (const [answers, notKnown] of samples) {
      const { scores, breakdown } = score(answers, new Set(notKnown));
      hash.update(JSON.stringify([scores, breakdown.map(({ points, given }) => [points, given])]));
    }
    expect(hash.digest('hex')).toBe(digest);
  });
});
