import type {
  Area,
  AreaFindings,
  Conclusions,
  Findings,
  Recommendation,
  ReportContent,
} from '@ellac/contracts';
import { considerationOf } from '../report/key-points.js';
import type { FactsPack } from './facts.js';
import { filled } from './fill.js';
import type { PartTask } from './part-task.js';
import { partOfArea } from './parts.js';
import { wordedTexts, type WordedTexts, type Words } from './worded-texts.js';

/** Between two paragraphs of one text. */
const nextParagraph = '\n\n';

function areaFindings(
  area: Area,
  { currentState, keyGaps }: AreaFindings,
  { evidence }: ReportContent,
  { gaps, paragraph }: WordedTexts,
): AreaFindings {
  const state = paragraph(partOfArea[area], 'currentState') ?? currentState;
  const customers = area === 'market' ? paragraph('sales', 'customers') : undefined;
  return {
    currentState: customers === undefined ? state : `${state}${nextParagraph}${customers}`,
    keyGaps: keyGaps.map((text, index) => {
      const gap = gaps.get(evidence.keyGaps[area][index]!.ruleId);
      if (gap === undefined) return text;
      // What the first one means stands among the key weaknesses.
      return index === 0 ? gap.finding : `${gap.finding} ${gap.meaning}`;
    }),
  };
}

function findingsWith(texts: WordedTexts, report: ReportContent): Findings {
  const { evidence, findings } = report;
  const { keyStrengths, keyWeaknesses } = findings.overallFindings;
  return {
    systemsAnalysis: areaFindings('systems', findings.systemsAnalysis, report, texts),
    leadershipAnalysis: areaFindings('leadership', findings.leadershipAnalysis, report, texts),
    marketAnalysis: areaFindings('market', findings.marketAnalysis, report, texts),
    overallFindings: {
      keyStrengths: keyStrengths.map(
        (text, index) => texts.strengths.get(evidence.keyStrengths[index]!.ruleId) ?? text,
      ),
      keyWeaknesses: keyWeaknesses.map((text, index) => {
        const ruleId = evidence.keyWeaknesses?.[index]?.ruleId ?? '';
        return texts.gaps.get(ruleId)?.meaning ?? text;
      }),
    },
  };
}

function conclusionsWith(
  { recommendations, paragraph }: WordedTexts,
  { conclusions, evidence }: ReportContent,
): Conclusions {
  const { strategicConclusions: now } = conclusions;
  const implications = (area: Area) => paragraph(partOfArea[area], 'implications');
  const advice = (area: Area): Recommendation[] =>
    conclusions.recommendations[area].map((recommendation, index) => ({
      ...recommendation,
      ...recommendations.get(evidence.recommendations[area][index]!.ruleId),
    }));
  return {
    strategicConclusions: {
      overallConclusion: paragraph('summary', 'overallConclusion') ?? now.overallConclusion,
      systemsImplications: implications('systems') ?? now.systemsImplications,
      leadershipImplications: implications('leadership') ?? now.leadershipImplications,
      marketImplications: implications('market') ?? now.marketImplications,
    },
    recommendations: {
      systems: advice('systems'),
      leadership: advice('leadership'),
      market: advice('market'),
    },
  };
}

/** The stakes of the critical path in its order; where none is critical, still called next steps. */
function considerationsWith(
  { considerations }: WordedTexts,
  { summary }: ReportContent,
  tasks: readonly PartTask[],
  pack: FactsPack,
): string[] {
  const path = tasks.find(({ part }) => part === 'summary')?.considerations ?? [];
  return summary.executiveSummary.criticalConsiderations.map((text, index) => {
    const rule = pack.rules.find(({ id }) => id === path[index]);
    const stake = rule && considerations.get(rule.id);
    if (rule === undefined || stake === undefined) return text;
    const { priority, step } = rule;
    return considerationOf(index, { priority, step: filled(step, pack), stake });
  });
}

/**
 * The report that the rules wrote with other words in it: gaps, strengths, advice and stakes by
 * their rules, paragraphs by their names. What has no words keeps its text, and what is no text
 * (scores, evidence, priorities, dates, phases) never changes. Throws on a placeholder that the pack
 * does not know.
 */
export function withWords(
  report: ReportContent,
  tasks: readonly PartTask[],
  words: Words,
  pack: FactsPack,
): ReportContent {
  const texts = wordedTexts(tasks, words, pack);
  const { executiveSummary } = report.summary;
  const { criticalPath } = report.actionPlan;
  return {
    ...report,
    summary: {
      ...report.summary,
      executiveSummary: {
        ...executiveSummary,
        overview: texts.paragraph('summary', 'overview') ?? executiveSummary.overview,
        criticalConsiderations: considerationsWith(texts, report, tasks, pack),
        transitionReadiness:
          texts.paragraph('summary', 'transitionReadiness') ?? executiveSummary.transitionReadiness,
      },
    },
    findings: findingsWith(texts, report),
    conclusions: conclusionsWith(texts, report),
    actionPlan: {
      ...report.actionPlan,
      criticalPath: {
        ...criticalPath,
        description: texts.paragraph('plan', 'criticalPath') ?? criticalPath.description,
      },
    },
  };
}
