import type { AnalysisClaim } from '../analysis-claim.js';
import type { WrittenReport } from './written-report.js';

/** Who writes a report that takes time, over several tries where one is not enough. */
export interface Writer {
  /**
   * @param signal aborts when the lease is lost; after that no request may be made.
   * @throws TryAgain, EnginePaused or CannotWrite; `LeaseLost` after the signal.
   */
  write(claim: AnalysisClaim, signal: AbortSignal): Promise<WrittenReport>;
}
