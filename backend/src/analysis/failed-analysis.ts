import type { NewsOf } from '../deliveries/coach-mails.js';

/** What the coach is told of an analysis that ended as failed. */
export const aFailedAnalysis = (analysisId: string, failure: string): NewsOf => ({
  analysisId,
  reason: 'coach-analysis-failed',
  details: { failure },
});
