import { makeStyles } from '@fluentui/react-components';
import { memo, useRef, useState } from 'react';
import type { NameOfKind } from '../field-names.js';
import { EmailSuggestion } from '../late-notes.js';
import { TextField } from '../texts/text-field.js';
import { useQuestion } from '../use-question.js';

const useStyles = makeStyles({
  question: {
    minWidth: 0,
    // The suggestion stands below the message, and above the hint.
    '& .fui-Field > [role="status"]': { order: 1 },
    '& .fui-Field__hint': { order: 2 },
  },
});

/**
 * An address, with a question about a probable slip in its domain once the field was left, and when
 * the owner comes back to it.
 */
export const EmailField = memo(function EmailField({
  name,
}: {
  readonly name: NameOfKind<'email'>;
}) {
  const styles = useStyles();
  const { field } = useQuestion(name);
  const question = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(() => (field.value === '' ? null : field.value));
  return (
    <div
      ref={question}
      role="presentation"
      className={styles.question}
      onBlur={() => setLeft(field.value)}
    >
      <TextField
        name={name}
        autoComplete="email"
        below={
          left !== null && (
            <EmailSuggestion
              address={left === field.value ? left : ''}
              onTake={(meant) => {
                field.onChange(meant);
                question.current?.querySelector('input')?.focus();
              }}
            />
          )
        }
      />
    </div>
  );
});
