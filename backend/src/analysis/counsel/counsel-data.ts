import { formatPlainDate } from '@ellac/contracts';
import { type CounselTask, legalFormOf, quantityOf } from '@ellac/wording';

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
