import {
  isNotKnown,
  questionnaireDefaults,
  type QuestionnaireDraft,
  type TabId,
} from '@ellac/contracts';
import { get } from 'react-hook-form';
import { countedNames, type FieldName } from '../fields/field-names.js';
import { tabOfQuestion } from './form-faults.js';

const tabOf = new Map(countedNames.map((name) => [name, tabOfQuestion(name)]));

/**
 * Whether an answer differs from that of a new form; lists and shares are compared item by item.
 */
function differs(answer: unknown, fresh: unknown): boolean {
  if (typeof answer !== 'object' || typeof fresh !== 'object') return answer !== fresh;
  const now: Record<string, unknown> = { ...answer };
  const before: Record<string, unknown> = { ...fresh };
  return Object.keys({ ...before, ...now }).some((part) => now[part] !== before[part]);
}

/**
 * Counts the answered questions of the specification. A question is answered if it has no fault and
 * was changed, was marked as not known, or is on a tab whose defaults the owner has seen and kept.
 */
export function countAnswered(
  answers: QuestionnaireDraft,
  isFaulty: (name: FieldName) => boolean,
  seen: ReadonlySet<TabId>,
): number {
  return countedNames.filter(
    (name) =>
      !isFaulty(name) &&
      (seen.has(tabOf.get(name)!) ||
        isNotKnown(answers.meta.notKnown, name) ||
        differs(get(answers, name), get(questionnaireDefaults, name))),
  ).length;
}
