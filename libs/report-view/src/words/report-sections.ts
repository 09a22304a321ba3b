/** The sections in their order, by their address in the page. */
export const reportSections = {
  summary: 'Executive Summary',
  introduction: 'Introduction',
  findings: 'Findings',
  qualitative: 'Qualitative Findings',
  inferences: 'Key Inferences',
  discussion: 'Discussion',
  recommendations: 'Recommendations',
  plan: 'Implementation Plan',
  comments: 'Business Coach Comments',
} as const;

/** What the contents list: page one, then the sections. */
export const contentsNames = { 'page-one': 'Your first page', ...reportSections } as const;

export type ContentsId = keyof typeof contentsNames;
