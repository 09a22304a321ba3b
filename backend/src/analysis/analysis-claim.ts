import type { Questionnaire } from '@ellac/contracts';
import type { Claim } from '../leases/leased-rows.js';

/** A worker's claim of one analysis. */
export interface AnalysisClaim extends Claim {
  /** Which try this is, from 1. */
  readonly attempt: number;
  /** The request that brought the submission, for the log. */
  readonly requestId: string | null;
  /** The span of that request: the parent of this analysis's span. */
  readonly traceparent: string | null;
  readonly answers: Questionnaire;
  readonly submittedAt: Date;
}
