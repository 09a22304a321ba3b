import { Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { agreementChoices } from '@ellac/contracts';
import { memo, type KeyboardEvent } from 'react';
import type { NameOfKind } from './field-names.js';
import { useFocusWithin } from './use-focus-within.js';
import { faultProps, hintProps, useQuestion } from './use-question.js';

const useStyles = makeStyles({
  label: { fontWeight: tokens.fontWeightSemibold },
  scale: {
    // The circle in line with the statement above it.
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`,
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalXS,
    '@container (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
  number: { fontWeight: tokens.fontWeightSemibold },
});

/** How far the owner agrees with a statement; the keys 1 to 5 choose at once. */
export const RatingField = memo(function RatingField({
  name,
}: {
  readonly name: NameOfKind<'rating'>;
}) {
  const styles = useStyles();
  const { rule, field, error } = useQuestion(name);
  const group = useFocusWithin(field.ref, 'input:checked');

  const chooseByDigit = (event: KeyboardEvent<HTMLElement>) => {
    if (!/^[1-5]$/.test(event.key)) return;
    const input = event.currentTarget.querySelector<HTMLInputElement>(
      `input[value="${event.key}"]`,
    );
    input?.focus();
    input?.click();
  };

  return (
    <Field
      label={{ children: rule.label, className: styles.label }}
      {...hintProps(rule)}
      {...faultProps(error)}
    >
      <div ref={group}>
        <RadioGroup
          className={styles.scale}
          value={String(field.value)}
          onChange={(_, data) => field.onChange(Number(data.value))}
          onBlur={field.onBlur}
          onKeyDown={chooseByDigit}
        >
          {agreementChoices.map(({ value, label }) => (
            <Radio
              key={value}
              value={value}
              label={
                <>
                  <span className={styles.number}>{value}</span> {label}
                </>
              }
            />
          ))}
        </RadioGroup>
      </div>
    </Field>
  );
});
