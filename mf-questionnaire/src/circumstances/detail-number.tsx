import { Field } from '@fluentui/react-components';
import { circumstanceFields, type TextFactKind } from '@ellac/contracts';
import { NumberInput } from '../fields/number-input.js';
import { faultProps, type ShownFault } from '../fields/use-question.js';
import { faultOfDetail } from './fault-of-detail.js';

interface DetailNumberProps {
  readonly kind: TextFactKind;
  readonly detail: 'percent' | 'days';
  readonly label: string;
  readonly value: number | undefined;
  /** The fault of the question; undefined where it must not be shown. */
  readonly error: ShownFault | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly onLeave: () => void;
}

/** A number that may be left empty. */
export function DetailNumber(props: DetailNumberProps) {
  const { kind, detail, label, value, error, onChange, onLeave } = props;
  const text = faultOfDetail(detail, value);
  const shown =
    error === undefined || text === undefined ? undefined : { text, isNews: error.isNews };
  return (
    <Field label={label} {...faultProps(shown)}>
      <NumberInput
        name={`meta.circumstances.${kind}.${detail}`}
        rule={circumstanceFields[detail]}
        value={value ?? null}
        fallback={null}
        onNumber={(number) => onChange(number ?? undefined)}
        onLeave={onLeave}
      />
    </Field>
  );
}
