import { createHash } from 'node:crypto';
import { wordedLists, type PartTask } from '@ellac/wording';
import { Injectable } from '@nestjs/common';
import { Environment } from '../../config/environment.js';
import { isLeaseLost, LeaseLost } from '../../leases/held-leases.js';
import type { AnalysisClaim } from '../analysis-claim.js';
import { ModelFault } from '../model/model-fault.js';
import { WordedParts, type StoredPart } from '../wording-state/worded-parts.js';
import { CannotWrite, TryAgain } from '../writers/writing-fault.js';
import { EngineGate } from './engine-gate.js';
import { promptVersion } from './instructions.js';
import { answersOf, dataOf } from './part-messages.js';
import { PartWording, type PartResult } from './part-wording.js';

/** A worker's claim, and whether the model has brought a completion for this report. */
interface Progress {
  readonly claim: AnalysisClaim;
  readonly signal: AbortSignal;
  readonly hasWords: boolean;
}

/**
 * Words the parts concurrently and stores each as soon as it is done, so that a later try pays only
 * for what is missing.
 */
@Injectable()
export class PartsWording {
  constructor(
    private readonly environment: Environment,
    private readonly wording: PartWording,
    private readonly stored: WordedParts,
    private readonly gate: EngineGate,
  ) {}

  /**
   * @param hasAnswered whether the model has brought a completion for this report before the parts
   * @returns the parts in the order of their tasks.
   * @throws EnginePaused, TryAgain or CannotWrite once all requests have ended; `LeaseLost`.
   */
  async word(
    tasks: readonly PartTask[],
    claim: AnalysisClaim,
    signal: AbortSignal,
    hasAnswered: boolean,
  ): Promise<StoredPart[]> {
    const earlier = await this.stored.read(claim.id);
    const done = new Map(
      tasks.flatMap((task) => {
        const hash = this.hashOf(task);
        const part = earlier.find((one) => one.part === task.part && one.hash === hash);
        return part === undefined ? [] : [[task.part, part]];
      }),
    );
    const missing = tasks.filter(({ part }) => !done.has(part));
    const hasWords = hasAnswered || earlier.some(({ model }) => model !== null);
    const worded = await this.wordMissing(missing, { claim, signal, hasWords });
    for (const part of worded) done.set(part.part, part);
    return tasks.map(({ part }) => done.get(part)!);
  }

  private async wordMissing(tasks: readonly PartTask[], progress: Progress): Promise<StoredPart[]> {
    const [asking, silent] = [true, false].map((asks) =>
      tasks.filter((task) => asksForSomething(task) === asks),
    ) as [PartTask[], PartTask[]];
    const parts = await this.together(silent, progress);
    const [first, ...others] = asking;
    if (first === undefined) return parts;
    if (!(await this.gate.isProbe())) return [...parts, ...(await this.together(asking, progress))];
    // A probe is one request; the others follow only when it brought a completion.
    const [probed] = await this.together([first], progress);
    if (probed!.model === null) await this.gate.waitForProbe();
    await this.gate.open(progress.claim);
    return [...parts, probed!, ...(await this.together(others, progress))];
  }

  private async together(tasks: readonly PartTask[], progress: Progress): Promise<StoredPart[]> {
    const parts: StoredPart[] = [];
    const faults: unknown[] = [];
    const refused: PartTask[] = [];
    const word = async (task: PartTask, isLast: boolean): Promise<void> => {
      try {
        parts.push(await this.one(task, progress));
      } catch (error) {
        if (error instanceof CannotWrite && !isLast) refused.push(task);
        else faults.push(error);
      }
    };
    await Promise.all(tasks.map((task) => word(task, tasks.length === 1)));
    // Concurrent requests reserve more than they cost. One after the other, the refused ones may
    // still fit the budget.
    for (const task of refused) if (faults.length === 0) await word(task, true);
    const hasWords = progress.hasWords || parts.some(({ model }) => model !== null);
    if (faults.length > 0) throw await this.summed(faults, { ...progress, hasWords });
    return parts;
  }

  private async one(task: PartTask, { claim, signal }: Progress): Promise<StoredPart> {
    const { words, failedChecks, model } = asksForSomething(task)
      ? await this.wording.word(task, claim, signal)
      : nothingToWord;
    const part: StoredPart = {
      part: task.part,
      hash: this.hashOf(task),
      outcome: words === null ? 'rules' : 'worded',
      words,
      failedChecks,
      model,
    };
    if (!(await this.stored.keep(claim, part))) throw new LeaseLost();
    return part;
  }

  /** Of several errors, the one that decides what happens to this try. */
  private async summed(
    faults: readonly unknown[],
    { signal, hasWords }: Progress,
  ): Promise<unknown> {
    const over = faults.find((fault) => isLeaseLost(fault, signal));
    if (over !== undefined) return over;
    const modelFaults = faults.filter((fault) => fault instanceof ModelFault);
    const blocked = modelFaults.find(
      ({ kind }) => kind === 'blocked' || (kind === 'refused' && !hasWords),
    );
    if (blocked !== undefined) return this.gate.close(blocked);
    const ours = faults.find((fault) => !(fault instanceof ModelFault));
    if (ours !== undefined) return ours;
    const [first] = modelFaults;
    const notBefore = Math.max(
      ...modelFaults.map(({ retryAfterSeconds }) => retryAfterSeconds ?? 0),
    );
    return new TryAgain(first!.reason, notBefore, { cause: first });
  }

  /** Hash of everything that determines a part's text. */
  private hashOf(task: PartTask): string {
    const { OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_MODE } = this.environment;
    const model = [OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_MODE];
    const all = [promptVersion, ...model, dataOf(task), answersOf(task)];
    return createHash('sha256').update(JSON.stringify(all)).digest('hex');
  }
}

/** Where most answers are open, a part may have nothing to say. */
const nothingToWord: PartResult = {
  words: {
    sections: {},
    gaps: [],
    recommendations: [],
    strengths: [],
    weaknesses: [],
    highlights: [],
    considerations: [],
  },
  failedChecks: [],
  model: null,
};

const asksForSomething = (task: PartTask): boolean =>
  task.sections.length > 0 || wordedLists.some((list) => task[list].length > 0);
