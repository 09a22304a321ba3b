import { Field, Select } from '@fluentui/react-components';
import { memo } from 'react';
import type { NameOfKind } from '../field-names.js';
import { faultProps, hintProps, useQuestion } from '../use-question.js';

interface ChoiceFieldProps {
  readonly name: NameOfKind<'choice'>;
  readonly autoComplete?: string;
}

/** One choice of a list; no choice is made on a new form. */
export const ChoiceField = memo(function ChoiceField({ name, autoComplete }: ChoiceFieldProps) {
  const { rule, field, error } = useQuestion(name);
  return (
    <Field label={rule.label} required {...hintProps(rule)} {...faultProps(error)}>
      <Select
        {...field}
        autoComplete={autoComplete}
        // Browsers mark an empty required list as invalid before the owner has touched it.
        required={false}
        aria-required
        aria-invalid={error !== undefined}
      >
        <option value="">Please choose</option>
        {rule.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
});
