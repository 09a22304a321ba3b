import { exampleQuestionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Alias, Answers } from './answers.js';
import { diagnose } from './diagnose.js';
import { questionnaireFrom } from './testing/questionnaire-from.js';

const allThree = Object.fromEntries(
  ['proc', 'indep', 'docu', 'trans', 'plan', 'deleg', 'pos', 'adv', 'mon', 'deliv'].map((alias) => [
    alias,
    3,
  ]),
) as Partial<Answers>;

const gapOf = (answers: Partial<Answers>, notKnown: Alias[] = []) =>
  diagnose(questionnaireFrom(answers, notKnown)).selfPerceptionGap;

describe('the self-perception gap', () => {
  it('is the ratings’ mean points minus the facts’', () => {
    // Ratings (5 + 2.5 + 2.5 + 2.5 + 5 + 5) / 6; facts (2 + 20/7 + 10/3 + 3 + 2.8 + 0) / 6.
    expect(diagnose(exampleQuestionnaire).selfPerceptionGap).toBe(1.4);
  });

  it('is not shown where all ratings are equal', () => {
    expect(gapOf(allThree)).toBeNull();
    expect(gapOf({ ...allThree, mon: 4 })).not.toBeNull();
  });

  it('is not shown where less than 90% was answered', () => {
    expect(gapOf({}, ['top', 'ret', 'bp'])).toBe(1.4);
    expect(gapOf({}, ['top', 'ret', 'bp', 'ma'])).toBeNull();
  });
});
