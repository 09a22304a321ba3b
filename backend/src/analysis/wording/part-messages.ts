import { randomBytes } from 'node:crypto';
import type { Fault, PartTask } from '@ellac/wording';
import type { ModelMessage } from '../model/model-request.js';
import { fenced } from './fenced.js';
import { instructionsFor, repairInstructions } from './instructions.js';

/** What one request hides: the mark around data, and a word that must never come back. */
export interface Secrets {
  readonly mark: string;
  readonly canary: string;
}

/** Random for each request, so that no owner's answer can contain them. */
export const newSecrets = (): Secrets => ({
  mark: randomBytes(9).toString('base64url'),
  canary: randomBytes(9).toString('hex'),
});

/** What the model is shown in place of a person's name. */
const aName = '(a name)';

/** All that the model is told of the business in this part; nothing else leaves the server. */
export const dataOf = (task: PartTask) => ({
  part: task.part,
  business: task.kind,
  facts: task.facts.map(({ id, label, value, standing, isName }) => ({
    id,
    label,
    value: isName === true ? aName : value,
    standing,
  })),
  rules: task.rules,
  judgement: task.judgement,
  picture: task.picture,
  sections: task.sections,
  gaps: task.gaps,
  strengths: task.strengths,
  recommendations: task.recommendations,
  weaknesses: task.weaknesses,
  highlights: task.highlights,
  considerations: task.considerations,
  order: task.order,
  told: task.told,
});

/** The owner's own words, without texts that read like an instruction to a model. */
export const answersOf = ({ ownerWords }: PartTask) =>
  ownerWords
    .filter(({ isSuspicious }) => !isSuspicious)
    .map(({ id, question, text, quote, shownQuote }) => ({
      id,
      question,
      text,
      mayBeQuoted: quote !== undefined,
      ...(shownQuote !== undefined && { quote: shownQuote }),
    }));

/**
 * The messages that ask for one part, or for its repair: then `task` holds only what failed the
 * checks.
 */
export function messagesFor(
  task: PartTask,
  faults: readonly Fault[],
  { mark, canary }: Secrets,
): readonly ModelMessage[] {
  const answers = answersOf(task);
  const user = (content: string): ModelMessage => ({ role: 'user', content });
  return [
    { role: 'system', content: instructionsFor(task.part, canary) },
    user(fenced('data', dataOf(task), mark)),
    ...(answers.length === 0 ? [] : [user(fenced('answers', answers, mark))]),
    ...(faults.length === 0
      ? []
      : [user(`${repairInstructions}\n${fenced('repair', { faults }, mark)}`)]),
  ];
}
