import type { Provenance } from '@ellac/contracts';

/** What a reader must know before relying on the report. */
export const writtenBy = (provenance: Provenance): string =>
  `This report is AI-generated: ${writerOf(provenance)} It is based on the answers in the questionnaire and should be read alongside professional business advice.`;

function writerOf({ engine, isFallback }: Provenance): string {
  if (engine === 'openai')
    return 'fixed rules made the scores and findings, a language model worded them, and everything it wrote was checked.';
  if (isFallback === true)
    return 'the built-in analyst, which works by fixed rules, wrote this report because the language model was not available.';
  return 'an automatic analyst that works by fixed rules wrote it.';
}
