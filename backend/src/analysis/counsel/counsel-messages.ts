import type { CounselTask, Fault, PrintedText } from '@ellac/wording';
import type { ModelMessage } from '../model/model-request.js';
import { fenced } from '../wording/fenced.js';
import type { Secrets } from '../wording/part-messages.js';
import { counselAnswersOf, counselDataOf } from './counsel-data.js';
import {
  counselInstructions,
  counselMending,
  counselProofreading,
  counselRevision,
} from './counsel-instructions.js';
import type { Finding } from './counsel-review.js';

/** An earlier completion, what is wrong with it, and its texts as they would be printed. */
export interface Draft {
  readonly request: 'revise' | 'proofread' | 'mend';
  readonly text: string;
  readonly faults: readonly Fault[];
  /** Of its review. */
  readonly findings?: readonly Finding[];
  readonly printed: readonly PrintedText[];
}

const requests = {
  revise: counselRevision,
  proofread: counselProofreading,
  mend: counselMending,
};

/**
 * The messages that ask for a counsel, to revise or proofread one, or to mend its faults alone.
 *
 * @param letter that the model wrote before; null where none came
 */
export function counselMessages(
  task: CounselTask,
  { mark, canary }: Secrets,
  letter: string | null,
  draft?: Draft,
): readonly ModelMessage[] {
  const user = (content: string): ModelMessage => ({ role: 'user', content });
  const repair = draft && {
    faults: draft.faults,
    findings: draft.findings,
    printed: draft.printed,
  };
  return [
    { role: 'system', content: counselInstructions(canary) },
    user(fenced('data', counselDataOf(task), mark)),
    user(fenced('answers', counselAnswersOf(task), mark)),
    ...(letter === null ? [] : [user(fenced('letter', letter, mark))]),
    ...(draft === undefined
      ? []
      : [
          user(
            `${requests[draft.request]}\n${fenced('answer', draft.text, mark)}\n${fenced('repair', repair, mark)}`,
          ),
        ]),
  ];
}
