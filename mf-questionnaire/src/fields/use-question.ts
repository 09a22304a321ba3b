import type { QuestionnaireDraft } from '@ellac/contracts';
import { useState } from 'react';
import { useController, type ControllerRenderProps } from 'react-hook-form';
import { useQuestionContext } from '../form/question-context.js';
import { ruleOf, type FieldName, type RuleOf } from './field-names.js';

/** One question of the form: its rule, its answer, and what is wrong with it. */
export interface Question<Name extends FieldName> {
  readonly rule: RuleOf<Name>;
  readonly field: ControllerRenderProps<QuestionnaireDraft, Name>;
  /** Set once the field or its tab was left; from then on it follows every change. */
  readonly error: ShownFault | undefined;
}

/** What is wrong with an answer, as it is shown below it. */
export interface ShownFault {
  readonly text: string;
  /** Whether it came up while its question was shown, and is to be said at once. */
  readonly isNews: boolean;
}

/** Joins a field to the form, so that only this field renders again when its answer changes. */
export function useQuestion<Name extends FieldName>(name: Name): Question<Name> {
  const { control, revealed } = useQuestionContext();
  const { field, fieldState } = useController({ name, control });
  const text = revealed || fieldState.isTouched ? fieldState.error?.message : undefined;
  // Returning to a tab would announce all its faults at once, over the tab's heading.
  const [knownText, setKnownText] = useState(text);
  if (text !== knownText && knownText !== undefined) setKnownText(undefined);
  // Nor is it news what the owner has not been at, as on a tab that is restored.
  const isNews = text !== knownText && (fieldState.isTouched || fieldState.isDirty);
  const error = text === undefined ? undefined : { text, isNews };
  return { rule: ruleOf(name), field, error };
}

/** The props with which Fluent's Field tells of a fault. */
export const faultProps = (error: ShownFault | undefined) =>
  error === undefined
    ? {}
    : ({
        validationState: 'error',
        validationMessage: { children: error.text, role: error.isNews ? 'alert' : undefined },
      } as const);

/** The hint, where the rule has one. */
export const hintProps = (rule: { readonly hint?: string }) =>
  rule.hint === undefined ? {} : { hint: rule.hint };
