import { describe, expect, it } from '@jest/globals';
import { diagnose } from './diagnose.js';
import { questionnaireFrom } from './testing/questionnaire-from.js';
import { someDay } from './testing/some-day.js';

const sentence = 'The council will not let us park here after May 2027.';
const plain = questionnaireFrom({});
const questionnaire = {
  ...plain,
  qualitative: { ...plain.qualitative, challenges: `${sentence} We look for another yard.` },
};
const item = { kind: 'term-ends', path: 'qualitative.challenges', sentence } as const;

describe('what a language model says it found', () => {
  it('counts where the answer has it word for word, and changes no score', () => {
    const without = diagnose(questionnaire, someDay);
    const found = diagnose(questionnaire, someDay, [item]);
    expect(without.facts).toEqual([]);
    expect(found.facts).toMatchObject([
      { id: 'T01', kind: 'term-ends', date: '2027-05-31', origin: 'model', sentence },
    ]);
    expect(found.gaps.map(({ id }) => id)).toContain('R-18');
    expect(found.scores).toEqual(without.scores);
  });

  it('counts for nothing where the answer does not say it', () => {
    const lie = { ...item, sentence: 'The lease ends in May 2027.' };
    expect(diagnose(questionnaire, someDay, [lie])).toEqual(diagnose(questionnaire, someDay));
  });
});
