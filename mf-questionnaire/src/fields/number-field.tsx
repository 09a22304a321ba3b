import { Field, makeStyles } from '@fluentui/react-components';
import { memo } from 'react';
import { defaultOf } from './default-of.js';
import type { NameOfKind } from './field-names.js';
import { NotKnownBox } from './not-known-box.js';
import { NumberInput } from './number-input.js';
import { useNotKnown } from './use-not-known.js';
import { faultProps, hintProps, useQuestion } from './use-question.js';

const useStyles = makeStyles({
  question: { display: 'grid', minWidth: 0 },
});

interface NumberFieldProps {
  readonly name: NameOfKind<'number'>;
  readonly required?: boolean;
  /** In place of the rule's own. */
  readonly label?: string;
  readonly hint?: string;
}

/** A number with its unit. */
export const NumberField = memo(function NumberField({
  name,
  required = false,
  ...words
}: NumberFieldProps) {
  const styles = useStyles();
  const { rule, field, error } = useQuestion(name);
  const { value, onChange, onBlur, ref } = field;
  const fallback = defaultOf(name);
  const notKnown = useNotKnown(name, { value, fallback, onChange });
  return (
    <div className={styles.question}>
      <Field
        label={rule.label}
        required={required}
        {...hintProps(rule)}
        {...words}
        {...faultProps(error)}
      >
        <NumberInput
          name={name}
          rule={rule}
          value={value}
          fallback={fallback}
          notKnown={notKnown.marked}
          onNumber={onChange}
          onLeave={onBlur}
          inputRef={notKnown.marked ? null : ref}
        />
      </Field>
      <NotKnownBox name={name} {...notKnown} focusRef={ref} />
    </div>
  );
});
