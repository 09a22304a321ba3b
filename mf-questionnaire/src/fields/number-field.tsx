import { Field } from '@fluentui/react-components';
import { memo } from 'react';
import { defaultOf } from './default-of.js';
import type { NameOfKind } from './field-names.js';
import { NumberInput } from './number-input.js';
import { faultProps, hintProps, useQuestion } from './use-question.js';

interface NumberFieldProps {
  readonly name: NameOfKind<'number'>;
  readonly required?: boolean;
}

/** A number with its unit. */
export const NumberField = memo(function NumberField({ name, required = false }: NumberFieldProps) {
  const { rule, field, error } = useQuestion(name);
  return (
    <Field label={rule.label} required={required} {...hintProps(rule)} {...faultProps(error)}>
      <NumberInput
        rule={rule}
        value={field.value}
        fallback={defaultOf(name)}
        onNumber={field.onChange}
        onLeave={field.onBlur}
        inputRef={field.ref}
      />
    </Field>
  );
});
