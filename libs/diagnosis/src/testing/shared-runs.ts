import type { ReportContent } from '@ellac/contracts';
import { sentencesOf, wordsIn } from './report-prose.js';

const wordsInRun = 5;

/**
 * Every run of five words of the report's own sentences; without what the owner wrote and what is said
 * of the method itself.
 */
export function runsOf(report: ReportContent): ReadonlySet<string> {
  const runs = new Set<string>();
  const { ellacOverview } = report.summary.introduction;
  const own = sentencesOf(report).filter((sentence) => !ellacOverview.includes(sentence));
  for (const sentence of own) {
    const words = wordsIn(sentence.toLowerCase());
    for (let end = wordsInRun; end <= words.length; end++) {
      runs.add(words.slice(end - wordsInRun, end).join(' '));
    }
  }
  return runs;
}

/** How much of the shorter of two reports stands in the other as well, in %. */
export function sharedPercent(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  return (100 * shared) / Math.min(one.size, other.size);
}
