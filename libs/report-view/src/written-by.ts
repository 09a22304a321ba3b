import type { Provenance } from '@ellac/contracts';

const engines: Readonly<Record<Provenance['engine'], string>> = {
  builtin: 'This report is AI-generated: an automatic analyst that works by fixed rules wrote it.',
  openai:
    'This report is AI-generated: fixed rules made the scores and findings, and a language model worded them.',
};

/** What a reader must know before relying on the report. */
export const writtenBy = (engine: Provenance['engine']): string =>
  `${engines[engine]} It is based on the answers in the questionnaire and should be read alongside professional business advice.`;
