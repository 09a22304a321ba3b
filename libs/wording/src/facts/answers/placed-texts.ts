import { type Country, formatPlainDate, type Priority, type ReportContent } from '@ellac/contracts';
import { type Business, pageNumbersOf } from '@ellac/report-text';
import { factId, placeholder } from '../fact-ids.js';
import type { Fact } from '../fact.js';
import { moneyFactId } from '../figures/money-facts.js';

/** Lists of the report whose texts do not come from a single rule. */
type PlacedList = 'flag' | 'number' | 'weakness';

/** The id of a text by its place in its list, from 0. */
export const placedId = (list: PlacedList, index: number): string => `${list}-${index + 1}`;

/** A text of the report that is identified by its index in a list. */
interface PlacedText {
  readonly id: string;
  readonly text: string;
  readonly priority: Priority;
  /** Paths of answers and ids of facts. */
  readonly reads: readonly string[];
}

/** The text with its values as placeholders, the longest value first. */
function withPlaceholders(text: string, facts: readonly Fact[]): string {
  const byLength = facts.toSorted((one, other) => other.value.length - one.value.length);
  return byLength.reduce(
    (named, { id, value }) => named.replace(value, () => placeholder(id)),
    text,
  );
}

/** The figures of page one that are among the highlights. */
function numbers(business: Business, facts: readonly Fact[]): readonly PlacedText[] {
  return pageNumbersOf(business).map(({ id, text }, index) => {
    const money = moneyFactId(id);
    const own = facts.filter((fact) => fact.id.startsWith(`${money}.`));
    return {
      id: placedId('number', index),
      text: withPlaceholders(text, own),
      priority: 'medium',
      reads: [money],
    };
  });
}

/** The red flags among the considerations; other considerations are not worded. */
function flags({ diagnosis }: Business, { summary }: ReportContent): readonly PlacedText[] {
  return summary.executiveSummary.criticalConsiderations.flatMap((text, index): PlacedText[] => {
    const flag = diagnosis.redFlags.find((each) => text === `${each.text} ${each.consequence}`);
    if (flag === undefined) return [];
    const reads = flag.isOfSituation ? diagnosis.situation.because : [];
    return [{ id: placedId('flag', index), text, priority: 'critical', reads }];
  });
}

function weaknesses(
  { diagnosis }: Business,
  { evidence, findings }: ReportContent,
  facts: readonly Fact[],
): readonly PlacedText[] {
  return findings.overallFindings.keyWeaknesses.flatMap((text, index): PlacedText[] => {
    const why = evidence.keyWeaknesses?.[index];
    const money = diagnosis.money.find((fact) => fact.text === text);
    const id = placedId('weakness', index);
    if (money !== undefined) {
      const of = moneyFactId(money.id);
      const own = facts.filter((fact) => fact.id.startsWith(`${of}.`));
      return [{ id, text: withPlaceholders(text, own), priority: 'high', reads: [of] }];
    }
    // The sentence that there is no weakness is not worded.
    if (why === undefined || why.ruleId.startsWith('ITEMS')) return [];
    const paths = why.evidence;
    const told = diagnosis.facts.filter(({ path }) => path !== undefined && paths.includes(path));
    const reads = [...paths, ...told.map((fact) => fact.id)];
    return [{ id, text, priority: 'high', reads }];
  });
}

/** Texts of the report that come from no single rule; empty where too little is known. */
export function placedTexts(
  business: Business,
  report: ReportContent,
  facts: readonly Fact[],
  hidden: (text: string) => string,
): readonly PlacedText[] {
  if (business.diagnosis.situation.id === 'too-little') return [];
  const dates = facts.filter(({ id }) => /^T\d+\.date$/.test(id));
  return [
    ...numbers(business, facts),
    ...flags(business, report),
    ...weaknesses(business, report, facts),
  ].map((each) => ({ ...each, text: withPlaceholders(hidden(each.text), dates) }));
}

const places = ['first', 'second', 'third'] as const;

/** When each of the first steps is done; `B01…`. */
export const dateFacts = ({ page }: ReportContent, country: Country): readonly Fact[] =>
  (page?.steps ?? []).map(({ by }, index) => ({
    id: factId('B', index + 1),
    label: `When the ${places[index] ?? 'last'} of the first steps is done`,
    value: formatPlainDate(by, country),
    paths: [],
  }));
