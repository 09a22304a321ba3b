import { Caption1, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { limits } from '@ellac/contracts';
import { memo, useId } from 'react';
import { Announcement } from './announcement.js';
import type { NameOfKind } from './field-names.js';
import { LimitNote } from './limit-note.js';
import { faultProps, hintProps, useQuestion } from './use-question.js';

const useStyles = makeStyles({
  text: { minHeight: '120px', maxHeight: '60vh' },
  counter: {
    display: 'block',
    marginTop: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground3,
  },
});

/** Several lines of text; those that ask for detail count towards their minimum. */
export const LongTextField = memo(function LongTextField({
  name,
}: {
  readonly name: NameOfKind<'text'>;
}) {
  const styles = useStyles();
  const counterId = useId();
  const { rule, field, error } = useQuestion(name);
  const counted = rule.min >= limits.longTextMin;
  const counter = `Characters: ${field.value.trim().length}/${rule.min} minimum`;
  return (
    <Field label={rule.label} required {...hintProps(rule)} {...faultProps(error)}>
      <Textarea
        {...field}
        {...(counted && { 'aria-describedby': counterId })}
        textarea={{ className: styles.text }}
        resize="vertical"
        maxLength={rule.max}
      />
      {counted && (
        <>
          <Caption1 id={counterId} className={styles.counter}>
            {counter}
          </Caption1>
          <Announcement text={field.value === '' ? '' : counter} />
        </>
      )}
      <LimitNote length={field.value.length} max={rule.max} />
    </Field>
  );
});
