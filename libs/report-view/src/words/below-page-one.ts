import type { Analysis } from '@ellac/contracts';

/** Weaknesses that do not stand among the considerations already. */
export const furtherWeaknesses = ({ summary, findings }: Analysis): readonly string[] => {
  const told = new Set(summary.executiveSummary.criticalConsiderations);
  return findings.overallFindings.keyWeaknesses.filter((text) => !told.has(text));
};

/** What of the executive summary stands below page one: not what page one says in the same words. */
export function belowPageOne({ page, summary: { executiveSummary } }: Analysis) {
  const { overview, keyHighlights } = executiveSummary;
  const figures = new Set(page?.numbers.map(({ text }) => text));
  return {
    overview: page?.situation.sentences.join(' ') === overview ? null : overview,
    keyHighlights: keyHighlights.filter((text) => !figures.has(text)),
  };
}
