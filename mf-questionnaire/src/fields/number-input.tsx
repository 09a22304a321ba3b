import { Input, makeStyles } from '@fluentui/react-components';
import type { NumberRule, NumberUnit } from '@ellac/contracts';
import { useState, type ComponentProps, type KeyboardEvent, type RefCallback } from 'react';
import { parseNumber } from './parse-number.js';

const signOf: Readonly<Record<NumberUnit, string | null>> = {
  percent: '%',
  days: 'days',
  money: null,
  people: null,
  partners: null,
};

const useStyles = makeStyles({
  input: {
    width: '100%',
    minWidth: 0,
    // As wide as the other fields where those stand one below the other.
    '@container (min-width: 640px)': { maxWidth: '330px' },
  },
});

interface NumberInputProps extends Pick<ComponentProps<typeof Input>, 'contentBefore' | 'id'> {
  readonly rule: NumberRule;
  readonly value: number;
  /** What stands for an entry that is no number, once the field is left. */
  readonly fallback: number;
  readonly onNumber: (value: number) => void;
  readonly onEnter?: () => void;
  readonly onLeave: () => void;
  readonly inputRef?: RefCallback<HTMLInputElement>;
}

/**
 * A text input that understands numbers as people type them. It shows what is typed until it is
 * left, so that "-" and "1." are no faults on the way to a number.
 */
export function NumberInput({
  rule,
  value,
  fallback,
  onNumber,
  onEnter,
  onLeave,
  inputRef,
  ...control
}: NumberInputProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState<string | null>(null);

  const take = (text: string) => {
    setTyped(text);
    const number = parseNumber(text, rule.unit);
    if (number !== null) onNumber(number);
  };

  const stepBy = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const next = value + direction * (rule.step ?? 1);
    take(String(Math.min(Math.max(next, rule.min), rule.max)));
  };

  const leave = () => {
    if (typed !== null && parseNumber(typed, rule.unit) === null) onNumber(fallback);
    setTyped(null);
    onLeave();
  };

  return (
    <Input
      {...control}
      ref={inputRef}
      className={styles.input}
      // The number pads of some phones have no minus sign.
      inputMode={rule.min < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={24}
      value={typed ?? String(value)}
      contentAfter={signOf[rule.unit]}
      onChange={(_, data) => take(data.value)}
      onKeyDown={stepBy}
      onFocus={onEnter}
      onBlur={leave}
    />
  );
}
