import { Field, makeStyles, Textarea } from '@fluentui/react-components';
import { limits } from '@ellac/contracts';
import { memo, useState } from 'react';
import { Announcement } from '../announcement.js';
import type { NameOfKind } from '../field-names.js';
import { LimitNote } from '../late-notes.js';
import { useTextLimit } from './use-text-limit.js';
import { faultProps, useQuestion } from '../use-question.js';

const useStyles = makeStyles({
  text: { minHeight: '120px', maxHeight: '60vh' },
  counter: { display: 'block' },
});

/**
 * Several lines of text. Where the question has a minimum, a counter shows the progress towards it.
 */
export const LongTextField = memo(function LongTextField({
  name,
}: {
  readonly name: NameOfKind<'text'>;
}) {
  const styles = useStyles();
  const { rule, field, error } = useQuestion(name);
  const [typing, setTyping] = useState(false);
  const { isNear, isNews, leftOut, onPaste } = useTextLimit(field.value, rule.max);
  const counted = rule.min >= limits.longTextMin;
  const counter = `Characters: ${field.value.trim().length}/${rule.min} minimum`;
  const hint = (
    <>
      {rule.hint}
      {counted && <span className={styles.counter}>{counter}</span>}
    </>
  );
  return (
    <Field label={rule.label} required hint={hint} {...faultProps(error)}>
      <Textarea
        {...field}
        onChange={(event) => {
          setTyping(true);
          field.onChange(event);
        }}
        onBlur={() => {
          setTyping(false);
          field.onBlur();
        }}
        textarea={{ className: styles.text }}
        resize="vertical"
        maxLength={rule.max}
        onPaste={onPaste}
        // Browsers bring only the caret into view, which can leave the box behind the buttons.
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
      />
      {counted && <Announcement text={typing ? counter : ''} />}
      {isNear && (
        <LimitNote length={field.value.length} max={rule.max} leftOut={leftOut} isNews={isNews} />
      )}
    </Field>
  );
});
