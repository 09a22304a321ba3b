import { describe, expect, it } from '@jest/globals';
import { answersOf } from '../model/answers.js';
import { questionnaireFrom } from '../testing/questionnaire-from.js';
import { openPartsOf, untouchedOf } from './untouched-parts.js';

const answers = answersOf(questionnaireFrom({}));
const none = new Set<never>();

describe('the parts of a form', () => {
  it('are told by name where they stand as they came', () => {
    const open = { ...answers, rev: 0, gm: 0, nm: 0, absd: 0 };
    expect(openPartsOf(open, none)).toEqual([
      'annual revenue',
      'gross and net margin',
      'your longest absence',
    ]);
    expect(untouchedOf(open)).toBe(3);
    expect(openPartsOf(answers, none)).toEqual([]);
  });

  it('are open too where all of a part is marked as not known', () => {
    expect(openPartsOf(answers, new Set(['gm'] as const))).toEqual([]);
    expect(openPartsOf(answers, new Set(['gm', 'nm'] as const))).toEqual(['gross and net margin']);
  });
});
