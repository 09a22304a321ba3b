import { z } from '@ellac/contracts';
import {
  type Completion,
  type CounselTask,
  type PrintedText,
  readJson,
  strictSchemaOf,
} from '@ellac/wording';
import type { ModelMessage } from '../model/model-request.js';
import { fenced } from '../wording/fenced.js';
import type { Secrets } from '../wording/part-messages.js';
import { counselAnswersOf, counselDataOf } from './counsel-data.js';
import { type Reviewer, reviewInstructions } from './review-instructions.js';

/** More than any finding needs. */
const longestText = 1500;
const mostFindings = 20;

const text = z.string().check(z.maxLength(longestText));
const finding = z.strictObject({ place: text, sentence: text, fault: text, instead: text });
const whole = z.strictObject({ findings: z.array(finding).check(z.maxLength(mostFindings)) });

/** What is wrong with a place of a counsel, and what to say instead. */
export type Finding = z.infer<typeof finding>;

/** What the language model may return when it reviews a counsel. */
export const reviewSchema = strictSchemaOf(whole);

const maxBytes = 60_000;

/** The findings of a completion; none where it is cut off, far too long, or something else. */
export function findingsIn(answer: Completion): readonly Finding[] {
  const result = whole.safeParse(readJson(answer, maxBytes).value);
  return result.success ? result.data.findings : [];
}

/**
 * Asks for what is wrong with a counsel. The model sees the printed texts and neither its own letter
 * nor the points by which the counsel was written, so that it reads as somebody else: a model that
 * rereads what it has just written finds its slips of form, and hardly ever its wrong sums.
 */
export function reviewMessages(
  task: CounselTask,
  { mark }: Pick<Secrets, 'mark'>,
  printed: readonly PrintedText[],
  reviewer: Reviewer,
): readonly ModelMessage[] {
  const user = (content: string): ModelMessage => ({ role: 'user', content });
  return [
    { role: 'system', content: reviewInstructions[reviewer] },
    user(fenced('data', { ...counselDataOf(task), part: 'review' }, mark)),
    user(fenced('answers', counselAnswersOf(task), mark)),
    user(fenced('report', printed, mark)),
  ];
}
