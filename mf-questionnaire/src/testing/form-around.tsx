import {
  questionnaireDefaults,
  type Questionnaire,
  type QuestionnaireDraft,
} from '@ellac/contracts';
import { useState, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { replacedEntries, type ReplacedEntries } from '../fields/replaced-entries.js';
import { QuestionProvider } from '../form/question-context.js';
import { questionnaireResolver } from '../form/resolver.js';

type Form = UseFormReturn<QuestionnaireDraft, unknown, Questionnaire>;

interface FormAroundProps {
  readonly answers?: QuestionnaireDraft;
  /** Called with the form at every render. */
  readonly onForm?: (form: Form) => void;
  readonly replaced?: ReplacedEntries;
  readonly children: ReactNode;
}

/** The questionnaire's form around what is tested, without its tabs. */
export function FormAround({
  answers = questionnaireDefaults,
  replaced: given,
  onForm,
  children,
}: FormAroundProps) {
  const form = useForm<QuestionnaireDraft, unknown, Questionnaire>({
    defaultValues: answers,
    resolver: questionnaireResolver,
    mode: 'onChange',
  });
  const [replaced] = useState(() => given ?? replacedEntries());
  onForm?.(form);
  return (
    <QuestionProvider value={{ control: form.control, revealed: false, replaced }}>
      {children}
    </QuestionProvider>
  );
}
