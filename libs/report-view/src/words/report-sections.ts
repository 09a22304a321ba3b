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
 * Whether a report has conclusions and a plan; one of too little known has neither, and no inferences
 * and scores. Such reports of older rules have a text for each.
 */
export const hasConclusions = ({ conclusions }: Pick<Analysis, 'conclusions'>): boolean =>
  conclusions.strategicConclusions.overallConclusion !== '';

/** What the contents list: page one, then the sections. */
export const contentsNames = { 'page-one': 'Your first page', ...reportSections } as const;

export type ContentsId = keyof typeof contentsNames;
