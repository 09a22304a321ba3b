import type { Analysis } from '@ellac/contracts';

/** Weaknesses that do not stand among the considerations already. */
export const furtherWeaknesses = ({ summary, findings }: Analysis): readonly string[] => {
  const told = new Set(summary.executiveSummary.criticalConsiderations);
  return findings.overallFindings.keyWeaknesses.filter((text) => !told.has(text));
};

/** The part of an overview that page one does not say; null where page one says all of it. */
function overviewBelow(overview: string, sentences: readonly string[]): string | null {
  const rest = sentences.reduce((text, sentence) => text.replace(sentence, ''), overview).trim();
  return rest === '' ? null : rest;
}

/** The overview and highlights below page one, without the sentences that page one has. */
export function belowPageOne({ page, summary: { executiveSummary } }: Analysis) {
  const { overview, keyHighlights } = executiveSummary;
  const figures = new Set(page?.numbers.map(({ text }) => text));
  return {
    overview: overviewBelow(overview, page?.situation.sentences ?? []),
    keyHighlights: keyHighlights.filter((text) => !figures.has(text)),
  };
}
