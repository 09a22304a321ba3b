import { exampleQuestionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { consistencyQuestions } from './consistency.js';
import { questionnaireFrom } from './testing/questionnaire-from.js';

describe('consistencyQuestions', () => {
  it('asks about answers that do not fit together, and says when', () => {
    expect(consistencyQuestions(questionnaireFrom({ team: 0, teamS: 20, ownerS: 70 }))).toEqual([
      {
        id: 'C-05',
        finding: '20% of sales is credited to a sales team, but the size of the team is 0.',
        question: 'Please check the size of the team or the shares.',
        when: 'before submit',
        evidence: ['sales.sales_team_size', 'sales.sales_distribution.team'],
      },
    ]);
  });

  it('asks nothing where answers fit, or one of them is not known', () => {
    expect(consistencyQuestions(exampleQuestionnaire)).toEqual([]);
    expect(consistencyQuestions(questionnaireFrom({ team: 0, teamS: 20 }, ['team']))).toEqual([]);
  });

  it.each([
    ['US', 9_999, true],
    ['US', 10_000, false],
    ['US', 2_000_000, false],
    ['US', 2_000_001, true],
    ['ZA', 99_999, true],
    ['ZA', 2_000_001, false],
    ['ZA', 30_000_001, true],
  ] as const)('in %s, revenue of %i for an employee is questioned: %s', (country, rev, asked) => {
    const ids = consistencyQuestions(questionnaireFrom({ country, rev, emp: 1 })).map(
      ({ id }) => id,
    );
    expect(ids.includes('C-11')).toBe(asked);
  });
});
