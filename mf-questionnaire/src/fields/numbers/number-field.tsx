import { mayBeUnknown } from '@ellac/contracts';
import { Field, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { defaultOf } from '../default-of.js';
import type { NameOfKind } from '../field-names.js';
import { NotKnownBox, notKnownWidth } from '../not-known/late-not-known-box.js';
import { NumberInput } from './number-input.js';
import { useNotKnown } from '../not-known/use-not-known.js';
import { faultProps, hintProps, useQuestion } from '../use-question.js';

const useStyles = makeStyles({
  question: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
  },
  beside: {
    '& .fui-Field__label': { paddingInlineEnd: notKnownWidth },
    // In line with the label, which has a padding of its own.
    '& > .fui-Checkbox': { top: '-16px' },
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    '@container (max-width: 639px)': {
      flexDirection: 'column',
      alignItems: 'start',
      gap: tokens.spacingVerticalS,
    },
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    // The width of the other fields when they are in one column.
    '@container (min-width: 640px)': { maxWidth: '336px' },
    '@container (max-width: 639px)': { width: '100%' },
  },
});

interface NumberFieldProps {
  readonly name: NameOfKind<'number'>;
  readonly required?: boolean;
  /** In place of the rule's own. */
  readonly label?: string;
  readonly hint?: string;
  /** Stands beside the input, or below it where there is no room. */
  readonly beside?: ReactNode;
  /** Stands below the question. */
  readonly below?: ReactNode;
  readonly onLeave?: () => void;
}

/** A number with its unit. */
export const NumberField = memo(function NumberField({
  name,
  required = false,
  beside,
  below,
  onLeave,
  ...words
}: NumberFieldProps) {
  const styles = useStyles();
  const { rule, field, put, error } = useQuestion(name);
  const { value, onBlur, ref } = field;
  const fallback = defaultOf(name);
  const notKnown = useNotKnown(name, { value, fallback, onChange: put });
  return (
    <div className={mergeClasses(styles.question, mayBeUnknown(name) && styles.beside)}>
      <Field
        label={rule.label}
        required={required}
        {...hintProps(rule)}
        {...words}
        {...faultProps(error)}
      >
        <div className={beside === undefined ? undefined : styles.line}>
          <div className={styles.input}>
            <NumberInput
              name={name}
              rule={rule}
              value={value}
              notKnown={notKnown.marked}
              onNumber={put}
              onNone={() => put(fallback)}
              onLeave={() => {
                onBlur();
                onLeave?.();
              }}
              inputRef={notKnown.marked ? null : ref}
            />
          </div>
          {beside}
        </div>
      </Field>
      {below}
      {mayBeUnknown(name) && <NotKnownBox name={name} {...notKnown} focusRef={ref} />}
    </div>
  );
});
