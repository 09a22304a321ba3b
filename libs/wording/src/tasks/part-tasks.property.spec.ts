import { areas } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyMade } from '@ellac/diagnosis/testing';
import { wordedLists, type PartTask } from './part-task.js';
import { groundOn } from '../testing/wording-ground.js';
import { summaryTaskOf } from './summary-task.js';

const runs = { numRuns: 40 };

const anyTasks = anyMade((questionnaire) => {
  const { business, report, pack, tasks } = groundOn(questionnaire);
  const summary = summaryTaskOf(pack, business, report, ['Told before.']);
  return { report, pack, tasks: tasks.slice(0, -1), summary };
});

const rulesOnly = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => /^[SLMPR]-/.test(id));

/** The money facts that a part has beside those that its rules read. */
const ownMoney = ({ facts, rules }: PartTask): readonly string[] => {
  const read = new Set(rules.flatMap(({ inputs }) => inputs));
  const own = facts.filter(({ id }) => id.startsWith('A') && !read.has(id));
  return [...new Set(own.map(({ id }) => id.slice(0, 3)))];
};

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
          const { rules } = task;
          const assigned = wordedLists.flatMap((list) => task[list]);
          expect(facts.size).toBeGreaterThan(0);
          expect(rules.flatMap(({ inputs }) => inputs).filter((id) => !facts.has(id))).toEqual([]);
          expect(assigned.filter((id) => !rules.some((rule) => rule.id === id))).toEqual([]);
          expect(rules.every(({ inputs }) => inputs.length > 0)).toBe(true);
        }
      }),
      runs,
    );
  });

  it('show the owner’s words to each part, and let the summary alone quote', () => {
    fc.assert(
      fc.property(anyTasks, ({ pack, tasks, summary }) => {
        for (const task of [...tasks, summary]) {
          expect(task.ownerWords.map(({ id }) => id)).toEqual(pack.ownerWords.map(({ id }) => id));
        }
        expect(tasks.flatMap((task) => task.ownerWords).map(({ quote }) => quote)).toEqual(
          tasks.flatMap((task) => task.ownerWords).map(() => undefined),
        );
        expect(summary.ownerWords).toEqual(pack.ownerWords);
        expect(summary.ownerWords.filter(({ quote }) => quote).length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 30 },
    );
  });

  it('state each money fact in one part at most, those of the first page in the summary', () => {
    fc.assert(
      fc.property(anyTasks, ({ tasks, summary, report }) => {
        const all = tasks.flatMap(ownMoney);
        expect(all).toHaveLength(new Set(all).size);
        const onPage = summary.picture.money
          .filter(({ about }) => report.page!.numbers.some(({ id }) => id === about))
          .map(({ id }) => id);
        expect(all.filter((id) => onPage.includes(id))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('have the texts of the summary’s lists worded there, in the report’s order', () => {
    fc.assert(
      fc.property(anyTasks, ({ summary, report }) => {
        const money = new Set(summary.picture.money.map(({ text }) => text));
        const { keyWeaknesses } = report.findings.overallFindings;
        const told = (report.evidence.keyWeaknesses ?? []).filter(
          ({ ruleId }, index) => !ruleId.startsWith('ITEMS') || money.has(keyWeaknesses[index]!),
        );
        const isJudged = report.situation!.id !== 'too-little';
        expect(summary.weaknesses).toHaveLength(isJudged ? told.length : 0);
        expect(summary.highlights).toHaveLength(isJudged ? report.page!.numbers.length : 0);
        expect(summary.told).toEqual(['Told before.']);
      }),
      { numRuns: 30 },
    );
  });
});
