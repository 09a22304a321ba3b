import { areas, reportContentSchema, type ReportContent, type WordedPart } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyMade, goldBusinesses } from '@ellac/diagnosis/testing';
import { groundOn } from '../testing/wording-ground.js';
import type { PartTask, TextList } from '../tasks/part-task.js';
import type { PartWords, WordedText } from './part-words.js';
import { withWords } from './with-words.js';

const runs = { numRuns: 40 };

const textsOf = (list: TextList, task: Pick<PartTask, TextList>): readonly WordedText[] =>
  task[list].map((ruleId) => ({ ruleId, text: `§${ruleId} ${list}.`, evidence: [] }));

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
  recommendations: task.recommendations.map((ruleId) => ({
    ruleId,
    action: `§${ruleId} action.`,
    expectedOutcome: `§${ruleId} outcome.`,
  })),
  strengths: textsOf('strengths', task),
  weaknesses: textsOf('weaknesses', task),
  highlights: textsOf('highlights', task),
  considerations: textsOf('considerations', task),
});

const any = anyMade((questionnaire) => {
  const { pack, tasks, report } = groundOn(questionnaire);
  const words = Object.fromEntries(tasks.map((task) => [task.part, wordsFor(task)]));
  return { pack, tasks, report, words };
});

/** The report without the texts that may be worded. */
function skeletonOf(report: ReportContent): unknown {
  const { findings, conclusions, actionPlan, summary } = report;
  const { overview, transitionReadiness, criticalConsiderations, keyHighlights } =
    summary.executiveSummary;
  const { description, ...criticalPath } = actionPlan.criticalPath;
  const bare = [overview, transitionReadiness, description];
  expect(bare).not.toContain('');
  return {
    ...report,
    summary: {
      ...summary,
      executiveSummary: [criticalConsiderations, keyHighlights].map(({ length }) => length),
    },
    findings: Object.values(findings).map((each) =>
      Object.values(each).map((texts) => (typeof texts === 'string' ? 1 : texts.length)),
    ),
    conclusions: areas.map((area) =>
      conclusions.recommendations[area].map(({ priority, timeline }) => [priority, timeline]),
    ),
    actionPlan: { ...actionPlan, criticalPath },
  };
}

/** The two claims of a paragraph that is requested, or its previous text. */
function paragraph(tasks: readonly PartTask[], part: string, name: string, before: string): string {
  const isAsked = tasks.some(
    (task) => task.part === part && task.sections.some((each) => each.name === name),
  );
  return isAsked ? `§${part} ${name} one. §${part} ${name} two.` : before;
}

/** The quotation after a paragraph, if there is one. */
const behind = (text: string): string => {
  const [, quotation] = text.split('\n\n');
  return quotation === undefined ? '' : `\n\n${quotation}`;
};

describe('a report with words in it', () => {
  it('says each of them in its place', () => {
    fc.assert(
      fc.property(any, ({ pack, tasks, report, words }) => {
        const worded = withWords(report, tasks, words, pack);
        const { evidence } = report;
        const isWorded = (ruleId: string) => pack.rules.some(({ id }) => id === ruleId);
        for (const area of areas) {
          const part = area === 'market' ? 'growth' : area;
          const { currentState, keyGaps } = worded.findings[`${area}Analysis`];
          const before = report.findings[`${area}Analysis`].currentState;
          expect(currentState).toBe(paragraph(tasks, part, 'currentState', before));
          keyGaps.forEach((text, index) => {
            const { ruleId } = evidence.keyGaps[area][index]!;
            if (isWorded(ruleId)) expect(text).toBe(`§${ruleId} finding. §${ruleId} meaning.`);
          });
          const { recommendations } = worded.conclusions;
          expect(recommendations[area].map((each) => [each.action, each.expectedOutcome])).toEqual(
            evidence.recommendations[area].map(({ ruleId }) => [
              `§${ruleId} action.`,
              `§${ruleId} outcome.`,
            ]),
          );
          const implications = `${area}Implications` as const;
          const { strategicConclusions } = report.conclusions;
          expect(worded.conclusions.strategicConclusions[implications]).toBe(
            paragraph(tasks, part, 'implications', strategicConclusions[implications]),
          );
        }
        const { keyStrengths, keyWeaknesses } = worded.findings.overallFindings;
        evidence.keyStrengths.forEach(({ ruleId }, index) => {
          if (isWorded(ruleId)) expect(keyStrengths[index]).toBe(`§${ruleId} strengths.`);
        });
        const summary = tasks.at(-1)!;
        expect(keyWeaknesses.filter((text) => text.startsWith('§'))).toEqual(
          summary.weaknesses.map((id) => `§${id} weaknesses.`),
        );
        const { executiveSummary } = worded.summary;
        expect(executiveSummary.keyHighlights.filter((text) => text.startsWith('§'))).toEqual(
          summary.highlights.map((id) => `§${id} highlights.`),
        );
        expect(
          executiveSummary.criticalConsiderations.filter((text) => text.startsWith('§')),
        ).toEqual(summary.considerations.map((id) => `§${id} considerations.`));
        const { overview } = report.summary.executiveSummary;
        const standing = paragraph(tasks, 'summary', 'overview', overview);
        expect(executiveSummary.overview).toBe(
          standing === overview ? overview : standing + behind(overview),
        );
      }),
      runs,
    );
  });

  it('quotes nothing twice', () => {
    const [first] = goldBusinesses;
    const { pack, tasks, report } = groundOn(first!.payload);
    const [quoted] = pack.quoted;
    const quote = pack.ownerWords.find(({ id }) => id === quoted)!.quote!;
    const summary = wordsFor(tasks.at(-1)!);
    const claims = [{ text: `You say it: {{${quoted}}}.`, evidence: [], rules: [] }];
    const words = { summary: { ...summary, sections: { ...summary.sections, overview: claims } } };
    const worded = withWords(report, tasks, words, pack).summary.executiveSummary;
    expect(report.summary.executiveSummary.overview).toContain(quote);
    expect(worded.overview).toBe(`You say it: ${quote}`);
    expect(behind(worded.transitionReadiness)).toBe(
      behind(report.summary.executiveSummary.transitionReadiness),
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
        // A text that belongs to one part, returned by another.
        const elsewhere = { sales: words['plan']!, systems: words['summary']! };
        expect(withWords(report, tasks, elsewhere, pack)).toEqual(report);
      }),
      { numRuns: 20 },
    );
    fc.assert(
      fc.property(any, ({ pack, tasks, report, words }) => {
        // A paragraph that the task does not request, as where most answers are open.
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
});
