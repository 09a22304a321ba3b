import type { Analysis } from '@ellac/contracts';

/** The fields of a report that name its writer. */
type Written = Pick<Analysis, 'counsel' | 'provenance'>;

/** What a reader must know before relying on the report. */
export const writtenBy = (report: Written): string =>
  `This report is AI-generated: ${writerOf(report)} It is based on the answers in the questionnaire and should be read alongside professional business advice.`;

function writerOf({ provenance: { engine, isFallback }, counsel }: Written): string {
  if (engine === 'openai' && counsel !== undefined)
    return 'fixed rules made the scores, a language model wrote the advice from the answers, and the program worked out every figure.';
  if (engine === 'openai')
    return 'fixed rules made the scores and findings, a language model worded them, and everything it wrote was checked.';
  if (isFallback === true)
    return 'the built-in analyst, which works by fixed rules, wrote this report because the language model was not available.';
  return 'an automatic analyst that works by fixed rules wrote it.';
}
