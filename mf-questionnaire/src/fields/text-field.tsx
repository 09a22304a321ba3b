import { Field, Input, type InputProps } from '@fluentui/react-components';
import { memo } from 'react';
import type { NameOfKind } from './field-names.js';
import { LimitNote } from './limit-note.js';
import { faultProps, hintProps, useQuestion } from './use-question.js';

interface TextFieldProps {
  readonly name: NameOfKind<'text'> | NameOfKind<'email'>;
  readonly type?: InputProps['type'];
  readonly autoComplete: string;
}

/** One line of text. */
export const TextField = memo(function TextField({ name, type, autoComplete }: TextFieldProps) {
  const { rule, field, error } = useQuestion(name);
  return (
    <Field label={rule.label} required {...hintProps(rule)} {...faultProps(error)}>
      <Input {...field} type={type ?? 'text'} autoComplete={autoComplete} maxLength={rule.max} />
      <LimitNote length={field.value.length} max={rule.max} />
    </Field>
  );
});
