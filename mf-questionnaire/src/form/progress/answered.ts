import { isNotKnown, isTouched, tabs, type QuestionnaireDraft } from '@ellac/contracts';
import { countedNames, type FieldName } from '../../fields/field-names.js';
import { tabOfQuestion } from '../form-faults.js';

/** The questions of each tab that count, in the order of the tabs. */
export const countedByTab: readonly (readonly FieldName[])[] = tabs.map(({ id }) =>
  countedNames.filter((name) => tabOfQuestion(name) === id),
);

/**
 * Counts the answered questions among these. A question is answered if it has no fault, and the
 * owner has given its answer or marked it as not known.
 */
export function countAnswered(
  { entry, meta }: QuestionnaireDraft,
  isFaulty: (name: FieldName) => boolean,
  names: readonly FieldName[] = countedNames,
): number {
  return names.filter(
    (name) =>
      !isFaulty(name) && (isTouched(entry.touched, name) || isNotKnown(meta.notKnown, name)),
  ).length;
}
