import { areas, type ReportContent, type ScoredItem } from '@ellac/contracts';
import { aliases, type Diagnosis } from '@ellac/diagnosis/parts';
import { type Business, earnedPoints, itemsOf, missingPoints } from '@ellac/report-text';
import { answerFactId } from '../facts/answers/answer-facts.js';
import { completenessId, derivedFactOfItem } from '../facts/figures/derived-facts.js';
import type { FactsPack } from '../facts/fact.js';
import { moneyFactId, moneyOfFact } from '../facts/figures/money-facts.js';
import type { PartTask } from './part-task.js';
import { datesIn, taskOf } from './part-tasks.js';
import { placedId } from '../facts/answers/placed-texts.js';
import { areaScoreId, overallScoreId } from '../facts/figures/score-facts.js';
import { sectionsOf } from './sections.js';

function factOfItem({ id }: ScoredItem): string[] {
  const alias = aliases.find((each) => each === id);
  const fact = alias === undefined ? derivedFactOfItem(id) : answerFactId(alias);
  return fact === undefined ? [] : [fact];
}

const most = (
  items: readonly ScoredItem[],
  measure: (item: ScoredItem) => number,
): readonly ScoredItem[] =>
  [...items].sort((one, other) => measure(other) - measure(one)).slice(0, 1);

/** The answers of each area that contribute most and that cost most. */
const telling = (diagnosis: Diagnosis): readonly ScoredItem[] =>
  areas.flatMap((area) => {
    const given = itemsOf(diagnosis, area).filter((item) => item.given);
    return [...most(given, earnedPoints), ...most(given, missingPoints)];
  });

/** The values that the summary may always name: the figures of page one, and the profit. */
function moneyIn({ picture, facts }: FactsPack, report: ReportContent): readonly string[] {
  const onPage = report.page?.numbers.map(({ id }) => id) ?? [];
  const own = picture.money.filter(({ about }) => onPage.includes(about)).map(({ id }) => id);
  const all = [...own, moneyFactId('profit')];
  return facts.filter(({ id }) => all.includes(moneyOfFact(id) ?? '')).map(({ id }) => id);
}

/**
 * The last request: the summary of the parts, which are told as they stand in the report.
 *
 * @param report as the rules wrote it
 */
export function summaryTaskOf(
  pack: FactsPack,
  { diagnosis }: Business,
  report: ReportContent,
  told: readonly string[],
): PartTask {
  const { executiveSummary } = report.summary;
  const placed = (list: Parameters<typeof placedId>[0], texts: readonly string[]) =>
    texts
      .map((_, index) => placedId(list, index))
      .filter((id) => pack.rules.some((rule) => rule.id === id));
  const highlights = placed('number', executiveSummary.keyHighlights);
  const considerations = placed('flag', executiveSummary.criticalConsiderations);
  const weaknesses = placed('weakness', report.findings.overallFindings.keyWeaknesses);
  const firstSteps = report.page?.steps.map(({ id }) => id) ?? [];
  const facts = [
    overallScoreId,
    ...areas.map(areaScoreId),
    completenessId,
    answerFactId('nm'),
    ...telling(diagnosis).flatMap(factOfItem),
    ...pack.facts.filter(({ id }) => id.startsWith('T')).map(({ id }) => id),
    ...moneyIn(pack, report),
    ...datesIn(pack),
  ];
  const ruleIds = [...highlights, ...considerations, ...weaknesses, ...firstSteps];
  const isJudged = pack.judgement.isJudged;
  return taskOf('summary', pack, ruleIds, new Set(facts), {
    highlights,
    considerations,
    weaknesses,
    order: pack.picture.firstSteps.map(({ step }) => step),
    told,
    // Where most answers are open, the rules only say so.
    sections: isJudged ? sectionsOf.summary : [],
  });
}
