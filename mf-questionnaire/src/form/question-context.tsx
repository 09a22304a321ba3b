import type { Questionnaire, QuestionnaireDraft } from '@ellac/contracts';
import { createContext, useContext } from 'react';
import type { Control } from 'react-hook-form';
import type { ReplacedEntries } from '../fields/replaced-entries.js';

export interface QuestionContextValue {
  readonly control: Control<QuestionnaireDraft, unknown, Questionnaire>;
  /** Whether faults are shown although the owner has not been in the field. */
  readonly revealed: boolean;
  readonly replaced: ReplacedEntries;
}

const QuestionContext = createContext<QuestionContextValue | null>(null);

export const QuestionProvider = QuestionContext.Provider;

/** The form around a question. @throws Error outside of a form. */
export function useQuestionContext(): QuestionContextValue {
  const value = useContext(QuestionContext);
  if (value === null) throw new Error('A question stands outside of its form.');
  return value;
}
