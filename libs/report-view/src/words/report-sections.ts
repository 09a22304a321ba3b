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

export type ReportSectionId = keyof typeof reportSections;
