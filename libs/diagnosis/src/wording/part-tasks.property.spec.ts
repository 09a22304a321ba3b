import { areas } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diagnose } from '../diagnose.js';
import { writeReport } from '../report/write-report.js';
import { anyQuestionnaire } from '../testing/questionnaire-arbitrary.js';
import { factsPackOf } from './facts-pack.js';
import { partTasksOf } from './part-tasks.js';
import { summaryTaskOf } from './summary-task.js';

const runs = { numRuns: 40 };

const anyTasks = anyQuestionnaire.map((questionnaire) => {
  const diagnosis = diagnose(questionnaire);
  const pack = factsPackOf(questionnaire, diagnosis);
  return {
    report: writeReport(questionnaire, diagnosis, '2026-11-21'),
    pack,
    tasks: partTasksOf(pack, questionnaire, diagnosis),
    summary: summaryTaskOf(pack, questionnaire, diagnosis, ['Told before.']),
  };
});

const rulesOnly = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => !id.startsWith('ITEM'));

describe('the tasks of any business', () => {
  it('are the five parts in their order', () => {
    fc.assert(
      fc.property(anyTasks, ({ tasks }) => {
        expect(tasks.map(({ part }) => part)).toEqual([
          'systems',
          'sales',
          'leadership',
          'growth',
          'plan',
        ]);
      }),
      { numRuns: 5 },
    );
  });

  it('word every gap, strength and recommendation of the report in just one place', () => {
    fc.assert(
      fc.property(anyTasks, ({ tasks, report: { evidence } }) => {
        const ids = (name: 'gaps' | 'strengths' | 'recommendations') =>
          tasks.flatMap((task) => task[name]);
        const inReport = (name: 'keyGaps' | 'recommendations') =>
          areas.flatMap((area) => evidence[name][area].map(({ ruleId }) => ruleId));
        expect([...ids('gaps')].sort()).toEqual([...rulesOnly(inReport('keyGaps'))].sort());
        expect([...ids('strengths')].sort()).toEqual(
          [...rulesOnly(evidence.keyStrengths.map(({ ruleId }) => ruleId))].sort(),
        );
        expect(ids('recommendations')).toEqual(inReport('recommendations'));
      }),
      runs,
    );
  });

  it('carry the facts that their rules read, and at least one', () => {
    fc.assert(
      fc.property(anyTasks, ({ tasks, summary }) => {
        for (const task of [...tasks, summary]) {
          const facts = new Set(task.facts.map(({ id }) => id));
          const { gaps, strengths, recommendations, considerations, rules } = task;
          const assigned = [...gaps, ...strengths, ...recommendations, ...considerations];
          expect(facts.size).toBeGreaterThan(0);
          expect(rules.flatMap(({ inputs }) => inputs).filter((id) => !facts.has(id))).toEqual([]);
          expect(assigned.filter((id) => !rules.some((rule) => rule.id === id))).toEqual([]);
          expect(rules.every(({ inputs }) => inputs.length > 0)).toBe(true);
        }
      }),
      runs,
    );
  });

  it('show the owner’s words to one part each', () => {
    fc.assert(
      fc.property(anyTasks, ({ pack, tasks, summary }) => {
        const shown = [...tasks, summary].flatMap(({ ownerWords }) => ownerWords);
        expect(shown.map(({ id }) => id).sort()).toEqual(pack.ownerWords.map(({ id }) => id));
      }),
      { numRuns: 30 },
    );
  });

  it('have the stakes of the critical path worded in the summary, in the report’s order', () => {
    fc.assert(
      fc.property(anyTasks, ({ summary, report }) => {
        expect(summary.considerations).toHaveLength(
          report.summary.executiveSummary.criticalConsiderations.length,
        );
        expect(summary.told).toEqual(['Told before.']);
      }),
      { numRuns: 30 },
    );
  });
});
