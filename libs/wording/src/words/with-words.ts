import type {
  Area,
  AreaFindings,
  Conclusions,
  ExecutiveSummary,
  Findings,
  Recommendation,
  ReportContent,
} from '@ellac/contracts';
import type { FactsPack } from '../facts/fact.js';
import type { PartTask, TextList } from '../tasks/part-task.js';
import { partOfArea } from '../tasks/wording-parts.js';
import { placedId } from '../facts/answers/placed-texts.js';
import { wordedTexts, type WordedTexts, type Words } from './worded-texts.js';

/** Between a paragraph and the quotation that follows it in the same text. */
const nextParagraph = '\n\n';

function areaFindings(
  area: Area,
  { currentState, keyGaps }: AreaFindings,
  { evidence }: ReportContent,
  { gaps, paragraph }: WordedTexts,
): AreaFindings {
  return {
    currentState: paragraph(partOfArea[area], 'currentState') ?? currentState,
    keyGaps: keyGaps.map(
      (text, index) => gaps.get(evidence.keyGaps[area][index]?.ruleId ?? '') ?? text,
    ),
  };
}

/** The texts of a list that are identified by their index. */
const inPlace = (
  now: readonly string[],
  list: TextList,
  kind: Parameters<typeof placedId>[0],
  { texts }: WordedTexts,
): string[] => now.map((text, index) => texts[list].get(placedId(kind, index)) ?? text);

function findingsWith(words: WordedTexts, report: ReportContent): Findings {
  const { evidence, findings } = report;
  const { keyStrengths, keyWeaknesses } = findings.overallFindings;
  return {
    systemsAnalysis: areaFindings('systems', findings.systemsAnalysis, report, words),
    leadershipAnalysis: areaFindings('leadership', findings.leadershipAnalysis, report, words),
    marketAnalysis: areaFindings('market', findings.marketAnalysis, report, words),
    overallFindings: {
      keyStrengths: keyStrengths.map(
        (text, index) =>
          words.texts.strengths.get(evidence.keyStrengths[index]?.ruleId ?? '') ?? text,
      ),
      keyWeaknesses: inPlace(keyWeaknesses, 'weaknesses', 'weakness', words),
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
      ...recommendations.get(evidence.recommendations[area][index]?.ruleId ?? ''),
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

/**
 * A paragraph in other words. The quotation after it is kept, unless a reworded paragraph already
 * contains it: nothing is quoted twice.
 */
function beforeQuotation(
  now: string,
  worded: string | undefined,
  quoted: string | undefined,
  { quotes }: WordedTexts,
): string {
  const [standing = '', quotation] = now.split(nextParagraph);
  const text = worded ?? standing;
  const isSaid = quoted !== undefined && quotes(quoted);
  return quotation === undefined || isSaid ? text : `${text}${nextParagraph}${quotation}`;
}

function summaryWith(
  words: WordedTexts,
  { summary }: ReportContent,
  { quoted }: FactsPack,
): ExecutiveSummary {
  const now = summary.executiveSummary;
  const paragraph = (name: 'overview' | 'transitionReadiness') => words.paragraph('summary', name);
  return {
    overview: beforeQuotation(now.overview, paragraph('overview'), quoted[0], words),
    keyHighlights: inPlace(now.keyHighlights, 'highlights', 'number', words),
    criticalConsiderations: inPlace(now.criticalConsiderations, 'considerations', 'flag', words),
    transitionReadiness: beforeQuotation(
      now.transitionReadiness,
      paragraph('transitionReadiness'),
      quoted[1],
      words,
    ),
  };
}

/**
 * The report that the rules wrote with other words in it: texts of lists by their rules or places,
 * paragraphs by their names. Texts without new words stay as they are; everything else (scores,
 * evidence, priorities, dates, steps, page one) never changes. Throws on a placeholder that the
 * pack does not know.
 */
export function withWords(
  report: ReportContent,
  tasks: readonly PartTask[],
  words: Words,
  pack: FactsPack,
): ReportContent {
  const texts = wordedTexts(tasks, words, pack);
  const { criticalPath } = report.actionPlan;
  return {
    ...report,
    summary: { ...report.summary, executiveSummary: summaryWith(texts, report, pack) },
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
