import type { Questionnaire } from '@ellac/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Environment } from '../../config/environment.js';
import { usesLanguageModel } from '../../config/uses-language-model.js';
import { analysisRetry, triesOf } from '../../leases/retry-policy.js';
import { isLeaseLost } from '../../leases/held-leases.js';
import type { AnalysisClaim } from '../analysis-claim.js';
import { failureReasons } from '../analysis-failure-reasons.js';
import { BuiltinWriter } from './builtin-writer.js';
import { OpenaiWriter } from './openai-writer.js';
import type { Writer } from './writer.js';
import { CannotWrite, EnginePaused, TryAgain } from './writing-fault.js';
import type { WrittenReport } from './written-report.js';

/** The writer of this report: the configured one, or the built-in analyst as its fallback. */
@Injectable()
export class Writers implements Writer {
  private readonly log = new Logger('Analysis');

  constructor(
    private readonly environment: Environment,
    private readonly builtin: BuiltinWriter,
    private readonly openai: OpenaiWriter,
  ) {}

  async write(claim: AnalysisClaim, signal: AbortSignal): Promise<WrittenReport> {
    const { id, attempt, requestId, answers, submittedAt } = claim;
    if (!this.isForLanguageModel(answers)) return this.builtin.write(answers, submittedAt);
    try {
      return await this.openai.write(claim, signal);
    } catch (error) {
      if (isLeaseLost(error, signal) || !this.isReplaced(error, claim)) throw error;
      this.log.warn('the built-in analyst writes in place of the language model', {
        analysisId: id,
        attempt,
        requestId,
        error,
      });
      return this.asFallback(this.builtin.write(answers, submittedAt), reasonOf(error));
    }
  }

  private isForLanguageModel({ meta }: Questionnaire): boolean {
    return usesLanguageModel(this.environment) && meta?.useAi !== false;
  }

  /** The fallback replaces the model only when a retry cannot help or no retry is left. */
  private isReplaced(error: unknown, { attempt }: AnalysisClaim): boolean {
    if (this.environment.ANALYSIS_FALLBACK !== 'builtin') return false;
    const isHopeless = error instanceof EnginePaused || error instanceof CannotWrite;
    return isHopeless || attempt >= triesOf(analysisRetry);
  }

  private asFallback(report: WrittenReport, fallbackReason: string): WrittenReport {
    return { ...report, provenance: { ...report.provenance, isFallback: true, fallbackReason } };
  }
}

/** In words for a coach. */
const reasonOf = (error: unknown): string =>
  error instanceof EnginePaused || error instanceof TryAgain || error instanceof CannotWrite
    ? error.reason
    : failureReasons.modelFailed;
