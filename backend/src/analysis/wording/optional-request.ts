import { Injectable, Logger } from '@nestjs/common';
import { analysisRetry, triesOf } from '../../leases/retry-policy.js';
import { isLeaseLost } from '../../leases/held-leases.js';
import type { AnalysisClaim } from '../analysis-claim.js';
import { ModelFault } from '../model/model-fault.js';
import type { ModelRequest } from '../model/model-request.js';
import type { Completion } from '@ellac/wording';
import { CannotWrite, TryAgain } from '../writers/writing-fault.js';
import { EngineGate } from './engine-gate.js';
import { MeteredModel } from './metered-model.js';

/** Asks the language model for something that a report can do without. */
@Injectable()
export class OptionalRequest {
  private readonly log = new Logger('Analysis');

  constructor(
    private readonly model: MeteredModel,
    private readonly gate: EngineGate,
  ) {}

  /**
   * @param isWorthATry whether a passing fault ends this try for a retry; on the last try the
   *   result is null instead
   * @returns null where no completion came, or none that can be read.
   * @throws EnginePaused where the engine is paused, TryAgain after a passing fault, or the
   *   signal's reason.
   */
  async ask(
    claim: AnalysisClaim,
    request: ModelRequest,
    signal: AbortSignal,
    isWorthATry: boolean,
  ): Promise<Completion | null> {
    const isProbe = await this.gate.isProbe();
    try {
      const answer = await this.model.ask(claim, request, signal);
      const isFromModel = answer.model !== '';
      if (isProbe) await (isFromModel ? this.gate.open(claim) : this.gate.passOn());
      return isFromModel ? answer : null;
    } catch (error) {
      if (isLeaseLost(error, signal)) throw error;
      if (!(error instanceof ModelFault || error instanceof CannotWrite)) throw error;
      if (error instanceof ModelFault && error.kind === 'blocked')
        throw await this.gate.close(error);
      const { id: analysisId, attempt } = claim;
      this.log.warn('the language model brought no answer to an optional request', {
        analysisId,
        request: request.schemaName,
        error,
      });
      if (isProbe) await this.gate.passOn();
      const isPassing = error instanceof ModelFault && error.kind === 'passing';
      if (isWorthATry && isPassing && attempt < triesOf(analysisRetry))
        throw new TryAgain(error.reason, error.retryAfterSeconds ?? 0, { cause: error });
      return null;
    }
  }
}
