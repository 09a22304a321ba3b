import {
  type CounselTask,
  type Fault,
  legalFormOf,
  type PrintedText,
  quantityOf,
} from '@ellac/wording';
import { formatPlainDate } from '@ellac/contracts';
import type { ModelMessage } from '../model/model-request.js';
import { fenced } from '../wording/fenced.js';
import type { Secrets } from '../wording/part-messages.js';
import {
  counselInstructions,
  counselMending,
  counselProofreading,
} from './counsel-instructions.js';

/** What the model is shown in place of a person's name. */
const aName = '(a name)';

/** All that the model is told of the business for its counsel; nothing else leaves the server. */
export const counselDataOf = (task: CounselTask) => ({
  part: 'counsel',
  business: task.kind,
  place: task.place,
  legalForm: legalFormOf(task.names.company),
  today: formatPlainDate(task.submittedOn, task.country),
  facts: task.facts.map((fact) => {
    const quantity = fact.isName === true ? undefined : quantityOf(fact);
    return {
      id: fact.id,
      label: fact.label,
      value: fact.isName === true ? aName : fact.value,
      standing: fact.standing,
      ...(quantity !== undefined && {
        number: 'date' in quantity ? quantity.date : quantity.value,
        unit: 'date' in quantity ? 'day' : quantity.unit,
      }),
    };
  }),
  judgement: task.judgement,
  picture: task.picture,
  firstSteps: task.firstSteps,
  plan: task.steps.map(({ id, step, by }) => {
    const rule = task.rules.find((each) => each.id === id);
    return {
      stepId: id,
      step: rule?.step ?? step,
      by: formatPlainDate(by, task.country),
      why: rule === undefined ? '' : `${rule.finding} ${rule.meaning}`.trim(),
      action: rule?.action ?? '',
    };
  }),
});

/** The owner's own words, without texts that read like an instruction to a model. */
export const counselAnswersOf = ({ ownerWords }: CounselTask) =>
  ownerWords
    .filter(({ isSuspicious }) => !isSuspicious)
    .map(({ id, path, question, text, quote }) => ({
      id,
      path,
      question,
      text,
      mayBeQuoted: quote !== undefined,
    }));

/** An earlier completion, its faults, and its texts as they would be printed. */
export interface Draft {
  readonly request: 'proofread' | 'mend';
  readonly text: string;
  readonly faults: readonly Fault[];
  readonly printed: readonly PrintedText[];
}

const requests = { proofread: counselProofreading, mend: counselMending };

/**
 * The messages that ask for a counsel, to proofread one, or to mend its faults alone.
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
  return [
    { role: 'system', content: counselInstructions(canary) },
    user(fenced('data', counselDataOf(task), mark)),
    user(fenced('answers', counselAnswersOf(task), mark)),
    ...(letter === null ? [] : [user(fenced('letter', letter, mark))]),
    ...(draft === undefined
      ? []
      : [
          user(
            `${requests[draft.request]}\n${fenced('answer', draft.text, mark)}\n${fenced('repair', { faults: draft.faults, printed: draft.printed }, mark)}`,
          ),
        ]),
  ];
}
