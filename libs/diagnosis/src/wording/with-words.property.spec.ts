import { areas, reportContentSchema, type ReportContent, type WordedPart } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diagnose } from '../diagnose.js';
import { writeReport } from '../report/write-report.js';
import { anyQuestionnaire } from '../testing/questionnaire-arbitrary.js';
import { factsPackOf } from './facts-pack.js';
import type { PartTask } from './part-task.js';
import { partTasksOf } from './part-tasks.js';
import type { PartWords } from './part-words.js';
import { summaryTaskOf } from './summary-task.js';
import { withWords } from './with-words.js';

const runs = { numRuns: 40 };

/** Words for everything that a task asks for, each text with its own place in it. */
const wordsFor = ({ part, ...task }: PartTask): PartWords => ({
  sections: Object.fromEntries(
    task.sections.map(({ name }) => [
      name,
      ['one', 'two'].map((claim) => ({
        text: `§${part} ${name} ${claim}.`,
        evidence: [],
        rules: [],
      })),
    ]),
  ),
  gaps: task.gaps.map((ruleId) => ({
    ruleId,
    finding: `§${ruleId} finding.`,
    meaning: `§${ruleId} meaning.`,
    evidence: [],
  })),
  strengths: task.strengths.map((ruleId) => ({
    ruleId,
    text: `§${ruleId} strength.`,
    evidence: [],
  })),
  recommendations: task.recommendations.map((ruleId) => ({
    ruleId,
    action: `§${ruleId} action.`,
    expectedOutcome: `§${ruleId} outcome.`,
  })),
  considerations: task.considerations.map((ruleId) => ({
    ruleId,
    text: `§${ruleId} stake.`,
    evidence: [],
  })),
});

const any = anyQuestionnaire.map((questionnaire) => {
  const diagnosis = diagnose(questionnaire);
  const pack = factsPackOf(questionnaire, diagnosis);
  const tasks = [
    ...partTasksOf(pack, questionnaire, diagnosis),
    summaryTaskOf(pack, questionnaire, diagnosis, []),
  ];
  const report = writeReport(questionnaire, diagnosis, '2026-11-21');
  const words = Object.fromEntries(tasks.map((task) => [task.part, wordsFor(task)]));
  return { pack, tasks, report, words };
});

/** The report without the texts that may be worded. */
function skeletonOf(report: ReportContent): unknown {
  const { findings, conclusions, actionPlan, summary } = report;
  const { overview, transitionReadiness, criticalConsiderations, ...executive } =
    summary.executiveSummary;
  const { description, ...criticalPath } = actionPlan.criticalPath;
  const bare = [overview, transitionReadiness, description];
  expect(bare).not.toContain('');
  return {
    ...report,
    summary: { ...summary, executiveSummary: executive, stakes: criticalConsiderations.length },
    findings: Object.values(findings).map((each) =>
      Object.values(each).map((texts) => (typeof texts === 'string' ? 1 : texts.length)),
    ),
    conclusions: areas.map((area) =>
      conclusions.recommendations[area].map(({ priority, timeline }) => [priority, timeline]),
    ),
    actionPlan: { ...actionPlan, criticalPath },
  };
}

/** The two claims of a paragraph that is asked for, or what stood there. */
function paragraph(tasks: readonly PartTask[], part: string, name: string, before: string): string {
  const isAsked = tasks.some(
    (task) => task.part === part && task.sections.some((each) => each.name === name),
  );
  return isAsked ? `§${part} ${name} one. §${part} ${name} two.` : before;
}

describe('a report with words in it', () => {
  it('says each of them in its place', () => {
    fc.assert(
      fc.property(any, ({ pack, tasks, report, words }) => {
        const worded = withWords(report, tasks, words, pack);
        const { evidence } = report;
        for (const area of areas) {
          const part = area === 'market' ? 'growth' : area;
          const { currentState, keyGaps } = worded.findings[`${area}Analysis`];
          const before = report.findings[`${area}Analysis`].currentState;
          const state = paragraph(tasks, part, 'currentState', before);
          const customers = paragraph(tasks, 'sales', 'customers', '');
          expect(currentState).toBe(
            area === 'market' && customers !== '' ? `${state}\n\n${customers}` : state,
          );
          keyGaps.forEach((text, index) => {
            const { ruleId } = evidence.keyGaps[area][index]!;
            if (ruleId.startsWith('ITEM')) return;
            const meaning = index === 0 ? '' : ` §${ruleId} meaning.`;
            expect(text).toBe(`§${ruleId} finding.${meaning}`);
          });
          expect(
            worded.conclusions.recommendations[area].map((each) => [
              each.action,
              each.expectedOutcome,
            ]),
          ).toEqual(
            evidence.recommendations[area].map(({ ruleId }) => [
              `§${ruleId} action.`,
              `§${ruleId} outcome.`,
            ]),
          );
          const implications = `${area}Implications` as const;
          expect(worded.conclusions.strategicConclusions[implications]).toBe(
            paragraph(
              tasks,
              part,
              'implications',
              report.conclusions.strategicConclusions[implications],
            ),
          );
        }
        const { keyStrengths, keyWeaknesses } = worded.findings.overallFindings;
        evidence.keyStrengths.forEach(({ ruleId }, index) => {
          if (!ruleId.startsWith('ITEM')) expect(keyStrengths[index]).toBe(`§${ruleId} strength.`);
        });
        evidence.keyWeaknesses!.forEach(({ ruleId }, index) => {
          if (!ruleId.startsWith('ITEM')) expect(keyWeaknesses[index]).toBe(`§${ruleId} meaning.`);
        });
        const { overview, criticalConsiderations } = worded.summary.executiveSummary;
        expect(overview).toBe(
          paragraph(tasks, 'summary', 'overview', report.summary.executiveSummary.overview),
        );
        const path = tasks.at(-1)!.considerations;
        path.forEach((ruleId, index) => {
          expect(criticalConsiderations[index]).toMatch(new RegExp(`§${ruleId} stake\\.$`));
        });
        expect(worded.actionPlan.criticalPath.description).toBe(
          '§plan criticalPath one. §plan criticalPath two.',
        );
      }),
      runs,
    );
  });

  it('still calls steps that are not critical next steps, by the words of the rules', () => {
    fc.assert(
      fc.property(any, ({ pack, tasks, report, words }) => {
        const before = report.summary.executiveSummary.criticalConsiderations;
        const after = withWords(report, tasks, words, pack).summary.executiveSummary;
        after.criticalConsiderations.forEach((text, index) => {
          const opening = text.slice(0, text.indexOf('§'));
          expect(before[index]!.startsWith(opening)).toBe(true);
          expect(opening === '').toBe(!/not critical/.test(before[index]!));
        });
      }),
      runs,
    );
  });

  it('changes nothing else, whatever part has words', () => {
    const parts = fc.subarray<WordedPart>([
      'systems',
      'sales',
      'leadership',
      'growth',
      'plan',
      'summary',
    ]);
    fc.assert(
      fc.property(any, parts, ({ pack, tasks, report, words }, given) => {
        const some = Object.fromEntries(given.map((part) => [part, words[part]!]));
        const worded = withWords(report, tasks, some, pack);
        expect(skeletonOf(worded)).toEqual(skeletonOf(report));
        expect(reportContentSchema.parse(worded)).toEqual(worded);
        if (given.length === 0) expect(worded).toEqual(report);
      }),
      runs,
    );
  });

  it('takes no words that nobody asked for', () => {
    fc.assert(
      fc.property(any, ({ pack, tasks, report, words }) => {
        // What belongs to one part, said by another.
        const elsewhere = { sales: words['plan']!, systems: words['summary']! };
        expect(withWords(report, tasks, elsewhere, pack)).toEqual(report);
      }),
      { numRuns: 20 },
    );
    fc.assert(
      fc.property(any, ({ pack, tasks, report, words }) => {
        // A paragraph that the task does not ask for, as where most answers are open.
        const without = tasks.map((task) => ({ ...task, sections: [] }));
        const { findings, actionPlan } = withWords(report, without, words, pack);
        expect(findings.systemsAnalysis.currentState).toBe(
          report.findings.systemsAnalysis.currentState,
        );
        expect(actionPlan.criticalPath).toEqual(report.actionPlan.criticalPath);
      }),
      { numRuns: 20 },
    );
  });

  it('tells the rules’ own texts as the report does, once they are filled in', () => {
    fc.assert(
      fc.property(any, ({ pack, tasks, report }) => {
        const plan = tasks.find(({ part }) => part === 'plan')!;
        const own = pack.rules.map(({ id, action, expectedOutcome }) => ({
          ruleId: id,
          action,
          expectedOutcome,
        }));
        const words: PartWords = { ...wordsFor(plan), sections: {}, recommendations: own };
        const worded = withWords(report, tasks, { plan: words }, pack);
        const folded = (content: ReportContent) =>
          areas.map((area) =>
            content.conclusions.recommendations[area].map(({ action, expectedOutcome }) => [
              action,
              expectedOutcome,
            ]),
          );
        // A team is so many people, whether the template says so or not.
        const told = JSON.stringify(folded(worded)).replace(/(a team of [\d.]+) people/g, '$1');
        expect(told).toBe(JSON.stringify(folded(report)));
      }),
      runs,
    );
  });
});
