import { randomBytes } from 'node:crypto';
import type { ExtractedItem } from '@ellac/diagnosis';
import type { Business } from '@ellac/report-text';
import { borneOut, kindOf, textsToRead } from '@ellac/wording';
import { Injectable } from '@nestjs/common';
import { LeaseLost } from '../../leases/held-leases.js';
import type { AnalysisClaim } from '../analysis-claim.js';
import { OptionalRequest } from '../wording/optional-request.js';
import { ExtractedFacts } from '../wording-state/extracted-facts.js';
import { StoredCounsel } from '../wording-state/stored-counsel.js';
import { WordedParts } from '../wording-state/worded-parts.js';
import { extractionMessages, type ToRead } from './extraction-messages.js';
import { extractedIn, extractionSchema } from './extraction-schema.js';

/** The longest completion: a dozen sentences; models that think before they write count that too. */
const maxTokens = 6000;

/**
 * Asks a language model for the facts in the long answers, with one request. If that fails, the
 * report is made without them.
 */
@Injectable()
export class FactExtraction {
  constructor(
    private readonly requests: OptionalRequest,
    private readonly stored: ExtractedFacts,
    private readonly counsel: StoredCounsel,
    private readonly parts: WordedParts,
  ) {}

  /**
   * The facts that our own reading of the answers confirms. Facts that an earlier try stored are
   * returned as they are.
   *
   * @param business by the rules alone
   * @throws EnginePaused where the engine is paused; `LeaseLost`, or the signal's reason.
   */
  async extract(
    business: Business,
    claim: AnalysisClaim,
    signal: AbortSignal,
  ): Promise<readonly ExtractedItem[]> {
    const known = await this.stored.read(claim.id);
    if (known !== null) return known;
    const texts = textsToRead(business);
    if (texts.length === 0 || (await this.hasWords(claim.id))) return [];

    const found = await this.ask({ business: kindOf(business), texts }, claim, signal);
    if (found === null) return [];
    const accepted = borneOut(found, business);
    if (!(await this.stored.keep(claim, accepted))) throw new LeaseLost();
    return accepted;
  }

  /**
   * Whether an earlier try stored words. They are based on the patterns' facts: new facts would
   * change their hashes, and they would be paid for again.
   */
  private async hasWords(analysisId: string): Promise<boolean> {
    const counsel = await this.counsel.read(analysisId);
    return counsel !== null || (await this.parts.read(analysisId)).length > 0;
  }

  /** @returns null where no completion came, or none that can be read. */
  private async ask(
    toRead: ToRead,
    claim: AnalysisClaim,
    signal: AbortSignal,
  ): Promise<readonly ExtractedItem[] | null> {
    const request = {
      messages: extractionMessages(toRead, randomBytes(9).toString('base64url')),
      schemaName: 'facts',
      schema: extractionSchema,
      maxTokens,
    };
    const answer = await this.requests.ask(claim, request, signal, false);
    return answer && (extractedIn(answer) ?? []);
  }
}
