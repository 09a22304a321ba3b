import type { Questionnaire, QuestionnaireDraft, TabId } from '@ellac/contracts';
import { useCallback, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { countedNames } from '../fields/field-names.js';
import { countAnswered } from './answered.js';

interface AnsweredCountProps {
  readonly form: Pick<
    UseFormReturn<QuestionnaireDraft, unknown, Questionnaire>,
    'getFieldState' | 'getValues' | 'subscribe'
  >;
  /** The tabs whose defaults the owner has seen and kept. */
  readonly seen: ReadonlySet<TabId>;
}

/** How many questions are answered. It renders again only when the number changes. */
export function AnsweredCount({ form, seen }: AnsweredCountProps) {
  const { getFieldState, getValues, subscribe } = form;
  const onChange = useCallback(
    (callback: () => void) => subscribe({ formState: { values: true, errors: true }, callback }),
    [subscribe],
  );
  const count = useSyncExternalStore(onChange, () =>
    countAnswered(getValues(), (name) => getFieldState(name).invalid, seen),
  );
  return <span>{`${count} of ${countedNames.length} answered`}</span>;
}
