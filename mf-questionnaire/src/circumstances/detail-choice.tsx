import { Field, Select } from '@fluentui/react-components';
import type { Choice } from '@ellac/contracts';

interface DetailChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** One choice of a list, which may be left open. */
export function DetailChoice<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: DetailChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select
        value={value ?? ''}
        onChange={(_, data) => onChange(choices.find((each) => each.value === data.value)?.value)}
      >
        <option value="">Please choose</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
