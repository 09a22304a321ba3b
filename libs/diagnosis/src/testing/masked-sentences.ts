import type { Questionnaire, ReportContent } from '@ellac/contracts';
import { sentencesOf } from './report-prose.js';

const figures = /(?:[$£€]|\bR)?\d[\d.,]*%?/g;
const months = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*\b/g;
/** A day in the order that some regions write, once its month is masked. */
const dayFirst = /\b(\d{1,2}) MONTH(?= \d{4})/g;

/**
 * The sentences of a report with names, figures and quotations masked, so that reports on different
 * businesses can be compared; without what is said of the method itself.
 */
export function maskedSentencesOf(
  report: ReportContent,
  { company_info: info }: Questionnaire,
): readonly string[] {
  const { ellacOverview } = report.summary.introduction;
  const names = [info.name, info.owner_first_name, info.owner_last_name];
  return sentencesOf(report)
    .filter((sentence) => !ellacOverview.includes(sentence))
    .map((sentence) =>
      names
        .reduce((text, name) => text.replaceAll(name, 'NAME'), sentence)
        .replace(months, 'MONTH')
        .replace(dayFirst, 'MONTH $1,')
        .replace(figures, 'N'),
    );
}

/** How many of the first report's sentences stand in the other one as well, in %. */
export function sharedSentencesPercent(one: readonly string[], other: readonly string[]): number {
  const there = new Set(other);
  return (100 * one.filter((sentence) => there.has(sentence)).length) / one.length;
}
