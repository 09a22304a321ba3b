import { areas, questionnaireSchema, reportContentSchema } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  anyQuestionnaire,
  forbiddenPatterns,
  forbiddenSentences,
  proseOf,
  sentencesOf,
  wordsIn,
} from '@ellac/diagnosis/testing';
import { anyReport } from './testing/any-report.js';

const runs = { numRuns: 60 };

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
      fc.property(anyReport, ({ report }) => {
        expect(reportContentSchema.parse(report)).toEqual(report);
        for (const area of areas) {
          const gaps = report.findings[`${area}Analysis`].keyGaps;
          const steps = report.conclusions.recommendations[area];
          // Where too little is known, questions stand in the place of gaps.
          expect(gaps.length > 0).toBe(report.readiness.judged !== false);
          expect(report.evidence.keyGaps[area]).toHaveLength(gaps.length);
          expect(report.evidence.recommendations[area]).toHaveLength(steps.length);
        }
        const { keyStrengths, keyWeaknesses } = report.findings.overallFindings;
        expect(report.evidence.keyStrengths).toHaveLength(keyStrengths.length);
        expect(report.evidence.keyWeaknesses).toHaveLength(keyWeaknesses.length);
      }),
      runs,
    );
  });

  it('recommends at most eight steps, each of them in the plan', () => {
    fc.assert(
      fc.property(anyReport, ({ report: { conclusions, actionPlan } }) => {
        const recommended = areas.flatMap((area) => conclusions.recommendations[area]);
        const planned = actionPlan.implementationPhases.flatMap(({ actions }) => actions);
        const ids = planned.map(({ stepId }) => stepId);
        expect(recommended.length).toBeLessThanOrEqual(8);
        for (const { stepId } of recommended) expect(ids).toContain(stepId);
      }),
      runs,
    );
  });

  it('says nothing twice, leaves nothing unfilled, and keeps its sentences short', () => {
    fc.assert(
      fc.property(anyReport, ({ report }) => {
        const prose = proseOf(report);
        const sentences = sentencesOf(report);
        const bare = sentences.map((each) => each.toLowerCase().replace(/\.$/, ''));
        expect(prose.filter((text) => text.trim() === '')).toEqual([]);
        expect(
          prose.filter((text) => /\{\{|\}\}|undefined|NaN|null| {2}|\p{Cc}/u.test(text)),
        ).toEqual([]);
        const own = bare.filter((each) => !each.endsWith('“…”'));
        expect(own.filter((each, index) => own.indexOf(each) !== index)).toEqual([]);
        const words = sentences.map((each) => wordsIn(each).length);
        expect(words.reduce((sum, count) => sum + count, 0) / words.length).toBeLessThanOrEqual(20);
      }),
      runs,
    );
  });

  it('holds none of the forbidden sentences', () => {
    fc.assert(
      fc.property(anyReport, ({ report }) => {
        // Jest takes long for each `expect`, and there are thousands of pairs.
        const found = proseOf(report).flatMap((text) => {
          const own = text.replace(/“[^”]*”/g, '“”');
          return [
            ...forbiddenSentences.filter((sentence) => text.includes(sentence)),
            ...forbiddenPatterns.flatMap((pattern) => own.match(pattern)?.[0] ?? []),
          ];
        });
        expect(found).toEqual([]);
      }),
      runs,
    );
  });

  it('names the contradictions that hold, as far as it has room, and never more than two', () => {
    fc.assert(
      fc.property(anyReport, ({ diagnosis, report }) => {
        const { contradictions, situation } = diagnosis;
        const { transitionReadiness } = report.summary.executiveSummary;
        const named = contradictions.filter(({ text }) => transitionReadiness.includes(text));
        expect(contradictions.length).toBeLessThanOrEqual(2);
        if (situation.id !== 'too-little' && contradictions.length > 0) {
          expect(named.length).toBeGreaterThan(0);
        }
      }),
      runs,
    );
  });
});
