import { randomBytes } from 'node:crypto';
import type { ExtractedItem } from '@ellac/diagnosis';
import type { Business } from '@ellac/report-text';
import { borneOut, kindOf, textsToRead } from '@ellac/wording';
import { Injectable, Logger } from '@nestjs/common';
import { isOver, TurnLost } from '../../queues/turns.js';
import type { AnalysisClaim } from '../analysis-claim.js';
import { ModelFault } from '../model/model-fault.js';
import { EngineGate } from '../wording/engine-gate.js';
import { MeteredModel } from '../wording/metered-model.js';
import { ExtractedFacts } from '../wording-state/extracted-facts.js';
import { WordedParts } from '../wording-state/worded-parts.js';
import { CannotWrite } from '../writers/writing-fault.js';
import { extractionMessages, type ToRead } from './extraction-messages.js';
import { extractedIn, extractionSchema } from './extraction-schema.js';

/** The longest answer: a dozen sentences; models that think before they write count that too. */
const mostTokens = 6000;

/**
 * Has a language model look for facts in the long answers, with one request. The report does without
 * them where that fails.
 */
@Injectable()
export class FactExtraction {
  private readonly log = new Logger('Analysis');

  constructor(
    private readonly model: MeteredModel,
    private readonly stored: ExtractedFacts,
    private readonly parts: WordedParts,
    private readonly gate: EngineGate,
  ) {}

  /**
   * The facts that our own reading of the answers bears out; stored ones where an earlier try got them.
   *
   * @param business by the rules alone
   * @throws EnginePaused where the engine is paused; `TurnLost`, or the signal's reason.
   */
  async extract(
    business: Business,
    claim: AnalysisClaim,
    signal: AbortSignal,
  ): Promise<readonly ExtractedItem[]> {
    const known = await this.stored.read(claim.id);
    if (known !== null) return known;
    const texts = textsToRead(business);
    // What is worded and paid for already rests on the facts of the patterns.
    if (texts.length === 0 || (await this.parts.read(claim.id)).length > 0) return [];

    const found = await this.ask({ business: kindOf(business), texts }, claim, signal);
    if (found === null) return [];
    const accepted = borneOut(found, business);
    if (!(await this.stored.keep(claim, accepted))) throw new TurnLost();
    return accepted;
  }

  /** @returns null where no answer came, or none that can be read. */
  private async ask(
    toRead: ToRead,
    claim: AnalysisClaim,
    signal: AbortSignal,
  ): Promise<readonly ExtractedItem[] | null> {
    const isProbe = await this.gate.isProbe();
    const request = {
      messages: extractionMessages(toRead, randomBytes(9).toString('base64url')),
      schemaName: 'facts',
      schema: extractionSchema,
      maxTokens: mostTokens,
    };
    try {
      const answer = await this.model.ask(claim, request, signal);
      const isFromModel = answer.model !== '';
      if (isProbe) await (isFromModel ? this.gate.open(claim) : this.gate.passOn());
      return isFromModel ? (extractedIn(answer) ?? []) : null;
    } catch (error) {
      if (isOver(error, signal)) throw error;
      if (!(error instanceof ModelFault || error instanceof CannotWrite)) throw error;
      if (error instanceof ModelFault && error.kind === 'blocked')
        throw await this.gate.close(error);
      this.log.warn('the language model looked for no facts', { analysisId: claim.id, error });
      if (isProbe) await this.gate.passOn();
      return null;
    }
  }
}
