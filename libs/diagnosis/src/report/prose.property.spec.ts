import { areas, type ReportContent } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diagnose } from '../diagnose.js';
import { anyQuestionnaire } from '../testing/questionnaire-arbitrary.js';
import { proseOf } from '../testing/report-prose.js';
import { businessOf } from './business.js';
import { neededBy } from './phases.js';
import { type Plan, planOf, type Step } from './plan.js';
import { writeReport } from './write-report.js';

const runs = { numRuns: 60 };

const written = anyQuestionnaire.map((questionnaire) => {
  const diagnosis = diagnose(questionnaire);
  return {
    report: writeReport(questionnaire, diagnosis, '2026-11-21'),
    plan: planOf(businessOf(questionnaire, diagnosis)),
  };
});

const isFree =
  (plan: Plan) =>
  (step: Step): boolean =>
    neededBy(step, plan).length === 0;

const withoutQuotes = (text: string): string => text.replace(/“[^”]*”/g, '“…”');

/** What a step is called, how it is measured and what is reached: no sentences. */
const labelsOf = ({ actionPlan }: ReportContent): string[] => [
  ...actionPlan.criticalPath.keyMilestones.map(({ milestone }) => milestone),
  ...actionPlan.implementationPhases.flatMap(({ actions }) =>
    actions.flatMap(({ description, successMetrics }) => [description, ...successMetrics]),
  ),
];

describe('the prose of a report on any business', () => {
  it('begins with a capital, ends like a sentence, and has no stray signs', () => {
    fc.assert(
      fc.property(written, ({ report }) => {
        const labels = new Set(labelsOf(report));
        for (const text of proseOf(report).map(withoutQuotes)) {
          expect(text).toMatch(/^[^\p{Ll}\s]/u);
          expect(text).not.toMatch(/\.\.|,,|;;|: ?:| [.,;:!?]|\(\s|\s\)|\.\)\.|^\W*$|\/5\b/);
          expect(text).not.toMatch(/[.!?] \p{Ll}/u);
          if (!labels.has(text)) expect(text).toMatch(/[.!?]”?$/);
        }
        for (const label of labels) expect(label).not.toMatch(/[.!?]$/);
      }),
      runs,
    );
  });

  it('names the owner by one name, never as “the owner” beside it', () => {
    fc.assert(
      fc.property(written, ({ report }) => {
        const advice = areas
          .flatMap((area) => report.conclusions.recommendations[area])
          .map(({ action, expectedOutcome }) => `${action} ${expectedOutcome}`)
          .join(' ');
        const named = /Maren|Amina|James|Ødegård|Nguyễn/.test(advice);
        expect(named && /\bthe owner\b/i.test(advice)).toBe(false);
      }),
      runs,
    );
  });

  it('names the same first steps in the overview and in the plan, none that waits for another', () => {
    fc.assert(
      fc.property(written, ({ report, plan }) => {
        const first = report.actionPlan.firstSteps!;
        expect(first[0]).toBe(plan.inOrder.find(isFree(plan))!.words.step);
        expect(first).toHaveLength(3);
        const { overview } = report.summary.executiveSummary;
        const places = first.map((step) => overview.indexOf(step.slice(1)));
        expect(places).toEqual([...places].sort((one, other) => one - other));
        expect(places).not.toContain(-1);
        const actions = report.actionPlan.implementationPhases.flatMap((phase) => phase.actions);
        for (const [index, step] of first.entries()) {
          const { dependencies } = actions.find(({ description }) => description === step)!;
          for (const needed of dependencies) expect(first.slice(0, index)).toContain(needed);
        }
      }),
      runs,
    );
  });
});
