import type { Analysis, Provenance } from '@ellac/contracts';
import type { jsPDF } from 'jspdf';
import { plainText } from '../pdf-text.js';

/** The file's metadata: title, author, language, and that a machine wrote it. */
export function describe(pdf: jsPDF, analysis: Analysis): void {
  const { company, provider, provenance } = analysis;
  pdf.setLanguage('en-GB');
  // PDF readers then show its title and its bookmarks.
  pdf.viewerPreferences({ DisplayDocTitle: true });
  pdf.setDisplayMode(null, null, 'UseOutlines');
  pdf.setDocumentProperties({
    title: plainText(`ELLAC Business Evaluation: ${company.name}`),
    subject: 'Readiness for moving from Phase 1 to Phase 2',
    author: plainText(provider),
    creator: 'ELLAC Business Evaluation',
    keywords: plainText(keywordsOf(provenance)),
  });
}

/** Where the report comes from, as readers and archives of documents list it. */
export function keywordsOf({ engine, model, rulesVersion, isFallback }: Provenance): string {
  return [
    'AI-generated',
    `engine: ${engine}${isFallback === true ? ' in place of a language model' : ''}`,
    ...(model === undefined ? [] : [`model: ${model}`]),
    `rules: ${rulesVersion}`,
  ].join(', ');
}
