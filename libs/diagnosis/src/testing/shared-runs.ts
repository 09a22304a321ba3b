import type { ReportContent } from '@ellac/contracts';
import { sentencesOf, wordsIn } from './report-prose.js';

const wordsInRun = 5;

/** Every run of five words of the report's own sentences; what the owner wrote is not among them. */
export function runsOf(report: ReportContent): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const sentence of sentencesOf(report)) {
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
