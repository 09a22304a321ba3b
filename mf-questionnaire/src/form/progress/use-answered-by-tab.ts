import type { Questionnaire, QuestionnaireDraft } from '@ellac/contracts';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { countAnswered, countedByTab } from './answered.js';

type Form = Pick<
  UseFormReturn<QuestionnaireDraft, unknown, Questionnaire>,
  'getFieldState' | 'getValues' | 'subscribe'
>;

/**
 * How many questions of each tab are answered, in the order of the tabs. It renders again only when
 * a number changes.
 */
export function useAnsweredByTab({ getFieldState, getValues, subscribe }: Form): readonly number[] {
  const onChange = useCallback(
    (callback: () => void) => subscribe({ formState: { values: true, errors: true }, callback }),
    [subscribe],
  );
  // A text, because a new list at every call would render again each time.
  const counts = useSyncExternalStore(onChange, () => {
    const answers = getValues();
    const isFaulty = (name: Parameters<typeof getFieldState>[0]) => getFieldState(name).invalid;
    return countedByTab.map((names) => countAnswered(answers, isFaulty, names)).join(' ');
  });
  return useMemo(() => counts.split(' ').map(Number), [counts]);
}
