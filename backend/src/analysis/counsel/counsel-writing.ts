import { createHash } from 'node:crypto';
import {
  checkCounsel,
  type CheckedCounsel,
  type Completion,
  counselJsonSchemaOf,
  type CounselTask,
} from '@ellac/wording';
import { Injectable } from '@nestjs/common';
import { Environment } from '../../config/environment.js';
import type { FinishedCounsel } from '../../database/entities/analysis.entity.js';
import { LeaseLost } from '../../leases/held-leases.js';
import type { AnalysisClaim } from '../analysis-claim.js';
import { promptVersion } from '../wording/instructions.js';
import { OptionalRequest } from '../wording/optional-request.js';
import { newSecrets } from '../wording/part-messages.js';
import { StoredCounsel } from '../wording-state/stored-counsel.js';
import { EnginePaused } from '../writers/writing-fault.js';
import { counselInstructions } from './counsel-instructions.js';
import { freeLetterIn, freeLetterMessages, freeLetterSchema } from './free-letter.js';
import { type Finding, findingsIn, reviewMessages, reviewSchema } from './counsel-review.js';
import { counselAnswersOf, counselDataOf } from './counsel-data.js';
import { counselMessages, type Draft } from './counsel-messages.js';
import type { Reviewer } from './review-instructions.js';

interface Asked {
  readonly answer: Completion;
  readonly checked: CheckedCounsel;
}

/** The longest completions; models that think before they write count that too. */
const maxTokens = 24_000;
const maxTokensOfLetter = 8000;
const maxTokensOfReview = 8000;

/** The later counsel, unless much of it does not pass and the earlier one does. */
const betterOf = (earlier: CheckedCounsel, later: CheckedCounsel): CheckedCounsel =>
  later.words === null || (later.isRepairNeeded && !earlier.isRepairNeeded) ? earlier : later;

/** The faults for which a text is left out. */
const lostTexts = ({ faults }: CheckedCounsel): number =>
  faults.filter(({ kept }) => kept !== true).length;

/** A counsel that is there is not given up because the engine pauses before its proofreading. */
const withoutPause = (asked: Promise<Completion | null>): Promise<Completion | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof EnginePaused) return null;
    throw error;
  });

const draftOf = (
  { answer, checked }: Asked,
  request: Draft['request'],
  findings?: readonly Finding[],
): Draft => ({
  request,
  text: answer.text ?? '',
  faults: checked.faults,
  ...(findings && { findings }),
  printed: checked.printed,
});

/**
 * Asks a language model for a free letter to the owner, for its counsel, which is that letter in a
 * form that can be checked, for a coach's review of the counsel, and to revise it: only then does it
 * see its sums worked out, what the coach found, and what failed the checks. An audit of the revised
 * counsel and its proofreading follow, because a revision brings new sums. What fails in the proofread
 * one is mended once, because each such text would be left out. If nothing passes, the report has no
 * counsel.
 */
@Injectable()
export class CounselWriting {
  constructor(
    private readonly environment: Environment,
    private readonly requests: OptionalRequest,
    private readonly stored: StoredCounsel,
  ) {}

  /**
   * @returns null where no completion came.
   * @throws EnginePaused, TryAgain, `LeaseLost`, or the signal's reason.
   */
  async write(
    task: CounselTask,
    claim: AnalysisClaim,
    signal: AbortSignal,
  ): Promise<FinishedCounsel | null> {
    const hash = this.hashOf(task);
    const stored = await this.stored.read(claim.id);
    const earlier = stored?.hash === hash ? stored : null;
    if (earlier && 'words' in earlier) return earlier;

    const letter = earlier?.letter ?? (await this.askForLetter(task, hash, claim, signal));
    const ask = (draft?: Draft) => this.ask(task, letter, claim, signal, draft);
    const first = await ask();
    if (first === null) return null;
    const review = ({ checked }: Asked, reviewer: Reviewer) =>
      this.askForReview(task, checked, reviewer, claim, signal);
    const advice = await review(first, 'coach');
    const revised = advice.length === 0 ? null : await ask(draftOf(first, 'revise', advice));
    const draft =
      revised && betterOf(first.checked, revised.checked) === revised.checked ? revised : first;
    const proofread = await ask(draftOf(draft, 'proofread', await review(draft, 'auditor')));
    const lost = proofread === null ? 0 : lostTexts(proofread.checked);
    const mended = proofread !== null && lost > 0 ? await ask(draftOf(proofread, 'mend')) : null;
    const all = [first, revised, proofread, mended].flatMap((asked) => asked?.checked ?? []);
    const usable = all.filter(
      (checked) => checked !== mended?.checked || lostTexts(checked) < lost,
    );
    const record: FinishedCounsel = {
      hash,
      words: usable.reduce(betterOf).words,
      failedChecks: all.flatMap(({ faults }) => faults),
      model: first.answer.model,
    };
    if (!(await this.stored.keep(claim, record))) throw new LeaseLost();
    return record;
  }

  /**
   * @returns null where none came; the counsel is then written without one.
   * @throws as {@link write}
   */
  private async askForLetter(
    task: CounselTask,
    hash: string,
    claim: AnalysisClaim,
    signal: AbortSignal,
  ): Promise<string | null> {
    const request = {
      messages: freeLetterMessages(task, newSecrets()),
      schemaName: 'letter',
      schema: freeLetterSchema,
      maxTokens: maxTokensOfLetter,
    };
    const answer = await this.requests.ask(claim, request, signal, true);
    const letter = answer && freeLetterIn(answer);
    if (letter !== null && !(await this.stored.keep(claim, { hash, letter })))
      throw new LeaseLost();
    return letter;
  }

  /**
   * @returns none where no review came, or none can be read; the counsel is then not revised, or
   *   proofread without findings.
   * @throws `LeaseLost`, or the signal's reason.
   */
  private async askForReview(
    task: CounselTask,
    { printed, words }: CheckedCounsel,
    reviewer: Reviewer,
    claim: AnalysisClaim,
    signal: AbortSignal,
  ): Promise<readonly Finding[]> {
    if (words === null) return [];
    const request = {
      messages: reviewMessages(task, newSecrets(), printed, reviewer),
      schemaName: 'review',
      schema: reviewSchema,
      maxTokens: maxTokensOfReview,
    };
    const answer = await withoutPause(this.requests.ask(claim, request, signal, false));
    return answer === null ? [] : findingsIn(answer);
  }

  private async ask(
    task: CounselTask,
    letter: string | null,
    claim: AnalysisClaim,
    signal: AbortSignal,
    draft?: Draft,
  ): Promise<Asked | null> {
    const secrets = newSecrets();
    const request = {
      messages: counselMessages(task, secrets, letter, draft),
      schemaName: 'counsel',
      schema: counselJsonSchemaOf(task),
      maxTokens,
    };
    const asked = this.requests.ask(claim, request, signal, draft === undefined);
    const answer = await (draft === undefined ? asked : withoutPause(asked));
    if (answer === null) return null;
    const { canary } = secrets;
    const context = { canary, instructions: counselInstructions(canary) };
    return { answer, checked: checkCounsel(answer, task, context) };
  }

  /** Hash of everything that determines a counsel. */
  private hashOf(task: CounselTask): string {
    const { OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_MODE } = this.environment;
    const model = [OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_MODE];
    const all = [promptVersion, ...model, counselDataOf(task), counselAnswersOf(task)];
    return createHash('sha256').update(JSON.stringify(all)).digest('hex');
  }
}
