import { Field, Input } from '@fluentui/react-components';

interface Props {
  readonly className: string;
  readonly code: string;
  /** What is wrong with it; null for nothing. */
  readonly fault: string | null;
  readonly onChange: (code: string) => void;
}

/** The code of the second factor, which takes the focus once the server asks for it. */
export function CodeField({ className, code, fault, onChange }: Props) {
  return (
    <Field
      label="Code"
      hint="From your authenticator app, or a recovery code."
      className={className}
      {...(fault === null ? {} : { validationMessage: fault })}
    >
      <Input
        ref={focusAtFirst}
        name="code"
        size="large"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(_, { value }) => onChange(value)}
      />
    </Field>
  );
}

const focusAtFirst = (input: HTMLInputElement | null): void => input?.focus();
