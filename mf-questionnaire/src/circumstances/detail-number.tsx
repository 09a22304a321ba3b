import { Field } from '@fluentui/react-components';
import { circumstanceFields, type TextFactKind } from '@ellac/contracts';
import { NumberInput } from '../fields/numbers/number-input.js';
import { faultProps, type ShownFault } from '../fields/use-question.js';
import { unreadSentence } from '../form/unread-faults.js';
import { useUnread } from '../fields/numbers/use-unread.js';
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
  const path = `meta.circumstances.${kind}.${detail}`;
  const unread = useUnread(path);
  const rule = circumstanceFields[detail];
  const text = unread === null ? faultOfDetail(detail, value) : unreadSentence(unread, rule.unit);
  const shown =
    error === undefined || text === undefined ? undefined : { text, isNews: error.isNews };
  return (
    <Field label={label} {...faultProps(shown)}>
      <NumberInput
        name={path}
        rule={rule}
        value={value ?? null}
        onNumber={onChange}
        onNone={() => onChange(undefined)}
        onLeave={onLeave}
      />
    </Field>
  );
}
