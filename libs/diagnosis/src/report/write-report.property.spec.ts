import { areas, questionnaireSchema, reportContentSchema } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diagnose } from '../diagnose.js';
import { anyQuestionnaire } from '../testing/questionnaire-arbitrary.js';
import { proseOf, sentencesOf, wordsIn } from '../testing/report-prose.js';
import { addDays } from './calendar.js';
import { writeReport } from './write-report.js';

const submittedOn = '2026-11-21';
const runs = { numRuns: 60 };

const written = anyQuestionnaire.map((questionnaire) => {
  const diagnosis = diagnose(questionnaire);
  return { questionnaire, diagnosis, report: writeReport(questionnaire, diagnosis, submittedOn) };
});

describe('a report on any business', () => {
  it('is made from questionnaires that the schema takes', () => {
    fc.assert(
      fc.property(anyQuestionnaire, (questionnaire) => {
        expect(questionnaireSchema.safeParse(questionnaire).success).toBe(true);
      }),
      runs,
    );
  });

  it('fits the schema, with evidence beside every list', () => {
    fc.assert(
      fc.property(written, ({ report }) => {
        expect(reportContentSchema.parse(report)).toEqual(report);
        for (const area of areas) {
          const gaps = report.findings[`${area}Analysis`].keyGaps;
          const steps = report.conclusions.recommendations[area];
          expect(report.evidence.keyGaps[area]).toHaveLength(gaps.length);
          expect(report.evidence.recommendations[area]).toHaveLength(steps.length);
          expect(steps.length).toBeGreaterThanOrEqual(2);
          expect(steps.length).toBeLessThanOrEqual(5);
        }
        const { keyStrengths, keyWeaknesses } = report.findings.overallFindings;
        expect(report.evidence.keyStrengths).toHaveLength(keyStrengths.length);
        expect(report.evidence.keyWeaknesses).toHaveLength(keyWeaknesses.length);
      }),
      runs,
    );
  });

  it('names every critical finding, and none that is meant for the coach', () => {
    fc.assert(
      fc.property(written, ({ diagnosis, report }) => {
        const prose = proseOf(report);
        const milestones = report.actionPlan.criticalPath.keyMilestones;
        const critical = diagnosis.fired.filter(({ priority }) => priority === 'critical');
        const grounds = areas.flatMap((area) => report.evidence.keyGaps[area]);
        for (const { id } of critical) {
          expect(grounds.map(({ ruleId }) => ruleId)).toContain(id);
        }
        expect(milestones).toHaveLength(critical.length === 0 ? 3 : critical.length);
        for (const rule of diagnosis.fired.filter(({ area }) => area === 'consistency')) {
          expect(prose).not.toContain(rule.action);
          expect(JSON.stringify(report.evidence)).not.toContain(rule.id);
        }
      }),
      runs,
    );
  });

  it('says nothing twice, leaves nothing unfilled, and keeps its sentences short', () => {
    fc.assert(
      fc.property(written, ({ report }) => {
        const prose = proseOf(report);
        const sentences = sentencesOf(report);
        const bare = sentences.map((each) => each.toLowerCase().replace(/\.$/, ''));
        expect(prose.filter((text) => text.trim() === '')).toEqual([]);
        expect(
          prose.filter((text) => /\{\{|\}\}|undefined|NaN|null| {2}|\p{Cc}/u.test(text)),
        ).toEqual([]);
        expect(bare.filter((each, index) => bare.indexOf(each) !== index)).toEqual([]);
        const words = sentences.map((each) => wordsIn(each).length);
        expect(words.reduce((sum, count) => sum + count, 0) / words.length).toBeLessThanOrEqual(20);
      }),
      runs,
    );
  });

  it('puts every step in one phase, depends only on steps of the plan, and lets dates rise', () => {
    fc.assert(
      fc.property(written, ({ report }) => {
        const phases = report.actionPlan.implementationPhases;
        const actions = phases.flatMap((phase) => phase.actions);
        const steps = new Set(actions.map(({ description }) => description));
        expect(steps.size).toBe(actions.length);
        for (const { dependencies } of actions) {
          for (const each of dependencies) expect(steps).toContain(each);
        }
        const { keyMilestones } = report.actionPlan.criticalPath;
        const dates = keyMilestones.map(({ targetDate }) => targetDate);
        expect(dates).toEqual([...dates].sort());
        expect(dates[0]! > addDays(submittedOn, 13)).toBe(true);
      }),
      runs,
    );
  });
});
