import type { Questionnaire, QuestionnaireDraft } from '@ellac/contracts';
import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EntryKeeper } from './entry-keeper.js';

type Form = UseFormReturn<QuestionnaireDraft, unknown, Questionnaire>;

export interface QuestionContextValue {
  readonly control: Form['control'];
  readonly form: Pick<Form, 'getFieldState' | 'getValues' | 'subscribe'>;
  readonly entry: EntryKeeper;
  /** Whether faults are shown although the owner has not been in the field. */
  readonly revealed: boolean;
}

const QuestionContext = createContext<QuestionContextValue | null>(null);

export const QuestionProvider = QuestionContext.Provider;

/** The form around a question. @throws Error outside of a form. */
export function useQuestionContext(): QuestionContextValue {
  const value = useContext(QuestionContext);
  if (value === null) throw new Error('A question stands outside of its form.');
  return value;
}
