import { exampleQuestionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Alias, Answers } from './model/answers.js';
import { diagnose } from './diagnose.js';
import { ratingIds } from './model/ratings.js';
import { questionnaireFrom } from './testing/questionnaire-from.js';
import { someDay } from './testing/some-day.js';

const allThree = Object.fromEntries(ratingIds.map((id) => [id, 3])) as Partial<Answers>;

/** The form as it comes. */
const untouched: Partial<Answers> = {
  ...{ rev: 0, gm: 0, nm: 0, ret: 0, top: 0, absd: 0, growth: 0, team: 0, custom: 50, std: 50 },
  ...{ ownerS: 100, teamS: 0, otherS: 0, rec: 0, prj: 0, one: 100, guar: 0, likely: 0, spec: 100 },
  ...{ funcs: [], rels: [], elems: [], bp: false, fs: false, oc: false, ma: false, pd: false },
};

const gapOf = (answers: Partial<Answers>, notKnown: Alias[] = []) =>
  diagnose(questionnaireFrom(answers, notKnown), someDay).selfPerceptionGap;

describe('the self-perception gap', () => {
  it('is the ratings’ mean points minus the facts’', () => {
    // Ratings (5 + 2.5 + 2.5 + 2.5 + 5 + 5) / 6; facts (2 + 20/7 + 10/3 + 3 + 2.8 + 0) / 6.
    expect(diagnose(exampleQuestionnaire, someDay).selfPerceptionGap).toBe(1.4);
  });

  it('is shown where all ratings are equal, and where some answers are open', () => {
    expect(gapOf(allThree)).not.toBeNull();
    expect(gapOf({}, ['top', 'ret', 'bp', 'ma'])).not.toBeNull();
  });

  it('is not shown where too little is known', () => {
    expect(gapOf({ ...allThree, ...untouched })).toBeNull();
  });
});
