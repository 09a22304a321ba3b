import { formatNumber, type WhatIfAnswer } from '@ellac/contracts';
import { RatingScale } from '@ellac/web';
import { Field, Input, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { useState } from 'react';

const useStyles = makeStyles({
  label: { fontWeight: tokens.fontWeightSemibold },
  number: { maxWidth: '160px' },
  present: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
});

type Value = number | boolean | null;

interface AnswerControlProps {
  readonly answer: WhatIfAnswer;
  /** As the owner gave it; null where it was left open. */
  readonly present: Value;
  readonly value: Value;
  readonly isDisabled: boolean;
  readonly onChange: (value: number | boolean) => void;
}

/** One answer that can be changed, with what it is now. */
export function AnswerControl(props: AnswerControlProps) {
  const styles = useStyles();
  const { answer, present, value, isDisabled, onChange } = props;
  const label = (
    <>
      <span className={styles.label}>{answer.label}</span>{' '}
      <span className={styles.present}>(now: {inWords(answer, present)})</span>
    </>
  );
  if (answer.kind === 'yes-no') {
    return (
      <Switch
        label={label}
        checked={value === true}
        disabled={isDisabled}
        onChange={(_, { checked }) => onChange(checked)}
      />
    );
  }
  if (answer.kind === 'number') {
    return <NumberControl {...props} answer={answer} label={label} />;
  }
  return (
    <Field label={{ children: label }}>
      <RatingScale
        value={typeof value === 'number' ? value : null}
        isAnswer={value !== null}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    </Field>
  );
}

interface NumberControlProps extends AnswerControlProps {
  readonly answer: Extract<WhatIfAnswer, { kind: 'number' }>;
  readonly label: React.ReactNode;
}

/** A number; it counts once the field is left or Enter is pressed. */
function NumberControl({ answer, value, isDisabled, onChange, label }: NumberControlProps) {
  const styles = useStyles();
  const { min, max, unit } = answer;
  // Null unless somebody types; the field then shows the value.
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    if (typed === null) return;
    const given = Number(typed.trim().replace(',', '.'));
    const isEmpty = typed.trim() === '';
    const isRight = !isEmpty && given >= min && given <= max;
    setWrong(!isEmpty && !isRight);
    if (isEmpty || isRight) setTyped(null);
    if (isRight) onChange(given);
  };
  return (
    <Field
      label={{ children: label }}
      {...(isWrong && {
        validationState: 'error',
        validationMessage: `Please enter a number from ${min} to ${formatNumber(max)}`,
      })}
    >
      <Input
        className={styles.number}
        inputMode="decimal"
        autoComplete="off"
        disabled={isDisabled}
        value={typed ?? (value === null ? '' : String(value))}
        contentAfter={unit === 'percent' ? '%' : unit}
        onChange={(_, data) => setTyped(data.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
        }}
      />
    </Field>
  );
}

function inWords(answer: WhatIfAnswer, value: Value): string {
  if (value === null) return 'not given';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (answer.kind === 'rating') return `${value} of 5`;
  const unit = answer.kind === 'number' && answer.unit === 'days' ? ' days' : '%';
  return `${formatNumber(value)}${unit}`;
}
