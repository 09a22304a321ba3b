import type { Questionnaire } from '@ellac/contracts';

/** A worker's turn at one analysis. */
export interface AnalysisClaim {
  readonly id: string;
  readonly runId: string;
  /** Which try this is, from 1. */
  readonly attempt: number;
  /** The request that brought the submission, for the log. */
  readonly requestId: string | null;
  /** The span of that request, which this one's is part of. */
  readonly traceparent: string | null;
  readonly answers: Questionnaire;
  readonly submittedAt: Date;
}
