import { Field, Textarea } from '@fluentui/react-components';
import { formatNumber } from '@ellac/contracts';
import type { Ref } from 'react';

/** What a kind of text may be. */
export interface TextRule {
  readonly limit: number;
  readonly tooLong: string;
}

interface Props {
  readonly label: string;
  readonly rule: TextRule;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Whether a text can be stored. */
export const isStorable = (text: string, { limit }: TextRule): boolean =>
  text.trim() !== '' && text.trim().length <= limit;

/** A text of several lines. It may exceed the limit, because cutting pasted text would lose some. */
export function LimitedTextField({ label, rule, text, onText, ref }: Props) {
  const { length } = text.trim();
  return (
    <Field
      label={label}
      style={{ width: '100%' }}
      hint={`${formatNumber(length)} of ${formatNumber(rule.limit)} characters`}
      {...(length > rule.limit ? { validationMessage: rule.tooLong } : {})}
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
