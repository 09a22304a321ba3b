import {
  questionnaireDefaults,
  type Questionnaire,
  type QuestionnaireDraft,
} from '@ellac/contracts';
import { useState, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { entryKeeper } from '../form/entry-keeper.js';
import { HostProvider } from '../host/host.js';
import { ownPage } from '../host/own-page.js';
import { QuestionProvider } from '../form/question-context.js';
import { questionnaireResolver } from '../form/resolver.js';

type Form = UseFormReturn<QuestionnaireDraft, unknown, Questionnaire>;

interface FormAroundProps {
  readonly answers?: QuestionnaireDraft;
  /** Called with the form at every render. */
  readonly onForm?: (form: Form) => void;
  readonly children: ReactNode;
}

/** The questionnaire's form around what is tested, without its tabs. */
export function FormAround({ answers = questionnaireDefaults, onForm, children }: FormAroundProps) {
  const form = useForm<QuestionnaireDraft, unknown, Questionnaire>({
    defaultValues: answers,
    resolver: questionnaireResolver,
    mode: 'onChange',
  });
  const [entry] = useState(() => entryKeeper(form));
  onForm?.(form);
  return (
    <HostProvider value={ownPage}>
      <QuestionProvider value={{ control: form.control, form, entry, revealed: false }}>
        {children}
      </QuestionProvider>
    </HostProvider>
  );
}
