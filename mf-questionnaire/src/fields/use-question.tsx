import { isTouched, type QuestionnaireDraft } from '@ellac/contracts';
import { ErrorCircle12Filled } from '@fluentui/react-icons';
import { useState } from 'react';
import { useController, useWatch, type ControllerRenderProps } from 'react-hook-form';
import { useQuestionContext } from '../form/question-context.js';
import { ruleOf, type FieldName, type RuleOf } from './field-names.js';

/** One question of the form: its rule, its answer, and what is wrong with it. */
export interface Question<Name extends FieldName> {
  readonly rule: RuleOf<Name>;
  /** Its `onChange` marks the question as answered by the owner. */
  readonly field: ControllerRenderProps<QuestionnaireDraft, Name>;
  /** Changes the answer, but not whether the owner has given it. */
  readonly put: ControllerRenderProps<QuestionnaireDraft, Name>['onChange'];
  /** Whether the owner has given the answer; what a new form holds is none. */
  readonly isTouched: boolean;
  /** Set once the field or its tab was left; from then on it is updated at every change. */
  readonly error: ShownFault | undefined;
}

/** The fault of an answer, as shown below it. */
export interface ShownFault {
  readonly text: string;
  /** Whether the fault appeared while its question was visible, and must be announced at once. */
  readonly isNews: boolean;
}

/** Connects a field to the form, so that only this field renders again when its answer changes. */
export function useQuestion<Name extends FieldName>(name: Name): Question<Name> {
  const { control, entry, revealed } = useQuestionContext();
  const { field, fieldState } = useController({ name, control });
  const isAnswered = useWatch({
    control,
    name: 'entry.touched',
    compute: (touched) => isTouched(touched, name),
  });
  const text = revealed || fieldState.isTouched ? fieldState.error?.message : undefined;
  // Returning to a tab would announce all its faults at once, over the tab's heading.
  const [knownText, setKnownText] = useState(text);
  if (text !== knownText && knownText !== undefined) setKnownText(undefined);
  // A fault in a field that the owner has not touched, as on a restored tab, is not announced
  // either.
  const isNews = text !== knownText && (fieldState.isTouched || fieldState.isDirty);
  const error = text === undefined ? undefined : { text, isNews };
  const put = field.onChange;
  const onChange = (event: unknown) => {
    entry.touch(name);
    put(event);
  };
  return { rule: ruleOf(name), field: { ...field, onChange }, put, isTouched: isAnswered, error };
}

/** The props by which Fluent's Field shows a fault. */
export const faultProps = (error: ShownFault | undefined) =>
  error === undefined
    ? {}
    : ({
        validationState: 'error',
        // As in the list of tabs; Fluent's own is a diamond.
        validationMessageIcon: <ErrorCircle12Filled />,
        validationMessage: { children: error.text, role: error.isNews ? 'alert' : undefined },
      } as const);

/** The hint, where the rule has one. */
export const hintProps = (rule: { readonly hint?: string }) =>
  rule.hint === undefined ? {} : { hint: rule.hint };
