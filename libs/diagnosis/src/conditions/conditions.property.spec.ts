import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aliases, type Alias, type Answers } from '../model/answers.js';
import { anyAnswers } from '../testing/any-answers.js';
import { anyCondition } from '../testing/any-condition.js';
import { holds } from './holds.js';
import { inEnglish } from './english/in-english.js';
import { inputsOf } from './inputs-of.js';

const samples = fc.sample(anyAnswers, { numRuns: 200, seed: 7 });

/** The answers that a condition really reads, over all samples. */
function readBy(condition: Parameters<typeof holds>[0]): ReadonlySet<Alias> {
  const reads = new Set<Alias>();
  for (const sample of samples) {
    const answers = new Proxy<Answers>(sample, {
      get: (target, alias: Alias) => {
        reads.add(alias);
        return target[alias];
      },
    });
    holds(condition, { answers });
  }
  return reads;
}

describe('any condition', () => {
  it('names as inputs all that it reads', () => {
    fc.assert(
      fc.property(anyCondition, (condition) => {
        const inputs = new Set(inputsOf(condition));
        expect([...readBy(condition)].filter((alias) => !inputs.has(alias))).toEqual([]);
      }),
    );
  });

  it('is the opposite of its negation', () => {
    fc.assert(
      fc.property(anyCondition, anyAnswers, (condition, answers) => {
        expect(holds({ not: condition }, { answers })).toBe(!holds(condition, { answers }));
      }),
    );
  });

  it('reads in English without a short name of an answer or of a value', () => {
    const ordinary =
      'top one plan country industry training growth core custom team likely partners';
    const codes = aliases.filter((alias) => !ordinary.split(' ').includes(alias));
    const code = new RegExp(String.raw`\b(${codes.join('|')})\b|[_=&|<>{}]|undefined|  `);
    fc.assert(
      fc.property(anyCondition, (condition) => {
        const sentence = inEnglish(condition);
        expect(sentence).toMatch(/^[A-Z].*[^.]\.$/);
        expect(sentence).not.toMatch(code);
      }),
    );
  });
});
