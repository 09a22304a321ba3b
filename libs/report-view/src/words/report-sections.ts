import type { Analysis } from '@ellac/contracts';

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

/**
 * Whether conclusions and a plan are shown. Where too little is known, a report asks questions and
 * finds no gaps; its conclusions and its plan would say again what page one says. Such reports of
 * older rules are shown whole, as they were.
 */
export const hasConclusions = ({ readiness, findings }: Analysis): boolean =>
  readiness.judged !== false || findings.systemsAnalysis.keyGaps.length > 0;

/** What the contents list: page one, then the sections. */
export const contentsNames = { 'page-one': 'Your first page', ...reportSections } as const;

export type ContentsId = keyof typeof contentsNames;
