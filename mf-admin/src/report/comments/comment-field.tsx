import { Field, Textarea } from '@fluentui/react-components';
import { formatNumber, limits, messages } from '@ellac/contracts';
import type { Ref } from 'react';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Whether a text can be stored as a comment. */
export const isComment = (text: string): boolean =>
  text.trim() !== '' && text.trim().length <= limits.comment;

/**
 * A comment's text. It may exceed the limit, because cutting pasted text silently would lose some
 * of it.
 */
export function CommentField({ label, text, onText, ref }: Props) {
  const { length } = text.trim();
  return (
    <Field
      label={label}
      style={{ width: '100%' }}
      hint={`${formatNumber(length)} of ${formatNumber(limits.comment)} characters`}
      {...(length > limits.comment ? { validationMessage: messages.commentTooLong } : {})}
    >
      <Textarea
        resize="vertical"
        value={text}
        onChange={(_, { value }) => onText(value)}
        {...(ref === undefined ? {} : { textarea: { ref } })}
      />
    </Field>
  );
}
