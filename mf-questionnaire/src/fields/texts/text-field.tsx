import { Field, Input, type InputProps } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { enterMovesOn } from '../enter-moves-on.js';
import type { NameOfKind } from '../field-names.js';
import { LimitNote } from '../late-notes.js';
import { useTextLimit } from './use-text-limit.js';
import { faultProps, hintProps, useQuestion } from '../use-question.js';

/** A name is no word of a dictionary, and an address has no capitals. */
const typing = {
  off: { autoCapitalize: 'sentences' },
  organization: { autoCapitalize: 'words', spellCheck: false },
  'given-name': { autoCapitalize: 'words', spellCheck: false },
  'family-name': { autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel', autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<string, InputProps>;

interface TextFieldProps {
  readonly name: NameOfKind<'text'> | NameOfKind<'email'>;
  /** The autofill type, which also sets how the text is typed. */
  readonly autoComplete: keyof typeof typing;
  readonly optional?: boolean;
  /** Stands between the input and the hint. */
  readonly below?: ReactNode;
}

/** One line of text. */
export const TextField = memo(function TextField({
  name,
  autoComplete,
  optional = false,
  below,
}: TextFieldProps) {
  const { rule, field, error } = useQuestion(name);
  const { isNear, isNews, leftOut, onPaste } = useTextLimit(field.value, rule.max);
  return (
    <Field
      label={optional ? `${rule.label} (optional)` : rule.label}
      required={!optional}
      {...hintProps(rule)}
      {...faultProps(error)}
    >
      <Input
        {...field}
        {...typing[autoComplete]}
        autoComplete={autoComplete}
        // Fluent passes these attributes only to the `input` slot.
        input={{ autoCorrect: 'off', enterKeyHint: 'next' }}
        onKeyDown={enterMovesOn}
        maxLength={rule.max}
        onPaste={onPaste}
      />
      {isNear && (
        <LimitNote length={field.value.length} max={rule.max} leftOut={leftOut} isNews={isNews} />
      )}
      {below}
    </Field>
  );
});
