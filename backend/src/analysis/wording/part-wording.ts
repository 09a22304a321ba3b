import type { FailedCheck } from '@ellac/contracts';
import {
  type CheckContext,
  type Checked,
  checkWords,
  type Completion,
  type Fault,
  type PartTask,
  type PartWords,
  wordsSchemaOf,
} from '@ellac/wording';
import { Injectable } from '@nestjs/common';
import type { AnalysisClaim } from '../analysis-claim.js';
import { instructionsFor } from './instructions.js';
import { MeteredModel } from './metered-model.js';
import { messagesFor, newSecrets } from './part-messages.js';
import { merged, narrowed } from './part-repair.js';

/** The result of wording one part. */
export interface PartResult {
  /** Null where the part takes the rules' text. */
  readonly words: PartWords | null;
  /** The faults found before the repair and after it. */
  readonly failedChecks: readonly FailedCheck[];
  /** As its server named it; null where no completion could be read. */
  readonly model: string | null;
}

interface Asked {
  readonly answer: Completion;
  readonly context: CheckContext;
  readonly checked: Checked;
}

/** The longest completion; models that think before they write count that too. */
const maxTokens = 12_000;

/** Has one part worded and checked: one request, and a second one for what failed the checks. */
@Injectable()
export class PartWording {
  constructor(private readonly model: MeteredModel) {}

  /** @throws ModelFault, CannotWrite, LeaseLost, or the signal's reason. */
  async word(task: PartTask, claim: AnalysisClaim, signal: AbortSignal): Promise<PartResult> {
    const first = await this.ask(task, [], claim, signal);
    const { repair, words } = first.checked;
    if (repair.length === 0) return { words, ...recordOf(task, [first.checked], first) };

    // An untrusted completion is discarded as a whole.
    const anew = words === null ? task : narrowed(task, repair);
    const second = await this.ask(anew, repair, claim, signal);
    const checked = together(task, first, second);
    return { words: checked.words, ...recordOf(task, [first.checked, checked], second) };
  }

  private async ask(
    task: PartTask,
    faults: readonly Fault[],
    claim: AnalysisClaim,
    signal: AbortSignal,
  ): Promise<Asked> {
    const secrets = newSecrets();
    const answer = await this.model.ask(
      claim,
      {
        messages: messagesFor(task, faults, secrets),
        schemaName: `part_${task.part}`,
        schema: wordsSchemaOf(task).schema,
        maxTokens,
      },
      signal,
    );
    const instructions = instructionsFor(task.part, secrets.canary);
    const context = { canary: secrets.canary, instructions };
    return { answer, context, checked: checkWords(answer, task, context) };
  }
}

/**
 * The first completion with the repaired texts merged in and checked again; the first alone where
 * the second cannot be used.
 */
function together(task: PartTask, first: Asked, second: Asked): Checked {
  const { answered } = second.checked;
  if (first.checked.words === null || first.checked.answered === null) return second.checked;
  if (answered === null) return { ...first.checked, faults: second.checked.faults };
  const text = JSON.stringify(merged(first.checked.answered, answered));
  return checkWords({ ...second.answer, text }, task, second.context);
}

const recordOf = (
  { part }: PartTask,
  checks: readonly Checked[],
  { answer }: Asked,
): Omit<PartResult, 'words'> => ({
  failedChecks: checks.flatMap(({ faults }) => faults.map((fault) => ({ part, ...fault }))),
  model: answer.model === '' ? null : answer.model,
});
