import type { QuestionnaireDraft } from '@ellac/contracts';
import { useController, type ControllerRenderProps } from 'react-hook-form';
import { useQuestionContext } from '../form/question-context.js';
import { ruleOf, type FieldName, type RuleOf } from './field-names.js';

/** One question of the form: its rule, its answer, and what is wrong with it. */
export interface Question<Name extends FieldName> {
  readonly rule: RuleOf<Name>;
  readonly field: ControllerRenderProps<QuestionnaireDraft, Name>;
  /** Set once the field or its tab was left; from then on it follows every change. */
  readonly error: string | undefined;
}

/** Joins a field to the form, so that only this field renders again when its answer changes. */
export function useQuestion<Name extends FieldName>(name: Name): Question<Name> {
  const { control, revealed } = useQuestionContext();
  const { field, fieldState } = useController({ name, control });
  const shown = revealed || fieldState.isTouched;
  return { rule: ruleOf(name), field, error: shown ? fieldState.error?.message : undefined };
}

/** The props with which Fluent's Field tells of a fault. */
export const faultProps = (error: string | undefined) =>
  error === undefined ? {} : ({ validationState: 'error', validationMessage: error } as const);

/** The hint, where the rule has one. */
export const hintProps = (rule: { readonly hint?: string }) =>
  rule.hint === undefined ? {} : { hint: rule.hint };
