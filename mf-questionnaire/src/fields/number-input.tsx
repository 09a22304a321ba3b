import { Input, makeStyles, tokens } from '@fluentui/react-components';
import {
  currencySignOf,
  formatGrouped,
  formatPlain,
  notKnownText,
  type NumberRule,
  type NumberUnit,
} from '@ellac/contracts';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefCallback,
} from 'react';
import { enterMovesOn } from './enter-moves-on.js';
import { parseNumber } from './parse-number.js';
import { Announcement } from './announcement.js';
import { replacedWords } from './replaced-entries.js';
import { ReplacedNote } from './replaced-note.js';
import { useQuestionContext } from '../form/question-context.js';
import { useCountry } from './use-country.js';

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
    // The width of the other fields when they are in one column.
    '@container (min-width: 640px)': { maxWidth: '330px' },
  },
  // Darker than other disabled fields, because this text says what will be sent.
  notKnown: { color: tokens.colorNeutralForeground3 },
});

interface NumberInputProps<Empty extends null> {
  /** The path of the answer; for a part of a group, the path of that part. */
  readonly name: string;
  readonly rule: NumberRule;
  /** Null where the number is optional and empty. */
  readonly value: number | Empty;
  /** Replaces an entry that is not a number, once the field is left. */
  readonly fallback: number | Empty;
  /** Whether the number is marked as not known: the field is then empty and disabled. */
  readonly notKnown?: boolean;
  readonly onNumber: (value: number | Empty) => void;
  readonly onEnter?: () => void;
  readonly onLeave: (event: FocusEvent<HTMLInputElement>) => void;
  readonly inputRef?: RefCallback<HTMLInputElement> | null;
}

/**
 * A text input that parses numbers as people type them. While it has the focus, it shows the text
 * as typed, so that "-" and "1." are no faults, and without separators that would hinder editing.
 * After that it shows the parsed number, grouped in the notation of the owner's country.
 */
export function NumberInput<Empty extends null>({
  name,
  rule,
  value,
  fallback,
  notKnown = false,
  onNumber,
  onEnter,
  onLeave,
  inputRef = null,
}: NumberInputProps<Empty>) {
  const styles = useStyles();
  const country = useCountry();
  const signId = useId();
  const sign = signOf[rule.unit];
  const [focused, setFocused] = useState(false);
  const entered = useRef<HTMLInputElement>(null);
  const pressed = useRef(false);
  const [typed, setTyped] = useState<string | null>(null);
  /** The entry in the field when it was left, if it was not a number. */
  const entries = useQuestionContext().replaced;
  const [replaced, setReplaced] = useState(() => entries.of(name));
  const noteId = useId();

  const replace = (entry: string | null) => {
    entries.keep(name, entry);
    setReplaced(entry);
  };

  const take = (text: string) => {
    setTyped(text);
    replace(null);
    const number = parseNumber(text, rule.unit, country);
    if (number !== null) onNumber(number);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    enterMovesOn(event);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const next = (value ?? 0) + direction * (rule.step ?? 1);
    take(formatPlain(Math.min(Math.max(next, rule.min), rule.max), country));
  };

  // Removing the separators changes the value and loses the browser's select-all on Tab, so select
  // again. Not after a click: the caret was placed on purpose.
  useLayoutEffect(() => {
    if (focused && !pressed.current) entered.current?.select();
  }, [focused]);

  const enter = (event: FocusEvent<HTMLInputElement>) => {
    entered.current = event.currentTarget;
    setFocused(true);
    onEnter?.();
  };

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (typed !== null && parseNumber(typed, rule.unit, country) === null) {
      onNumber(fallback);
      replace(fallback === null && typed.trim() === '' ? null : typed);
    }
    pressed.current = false;
    setTyped(null);
    setFocused(false);
    onLeave(event);
  };

  const format = focused ? formatPlain : formatGrouped;
  const shown = value === null ? '' : format(value, country);
  // A default below the minimum has its own fault below the field, so it needs no note.
  const isReplaced =
    !notKnown &&
    replaced !== null &&
    value === fallback &&
    (fallback === null || fallback >= rule.min);
  const counting = fallback === null ? null : formatGrouped(fallback, country);
  const note = isReplaced ? replacedWords(replaced, counting) : '';
  const described = [...(sign === null ? [] : [signId]), ...(isReplaced ? [noteId] : [])].join(' ');
  return (
    <>
      <Input
        ref={inputRef}
        className={styles.input}
        // The number pads of some phones have no minus sign.
        inputMode={rule.min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        input={{ enterKeyHint: 'next', className: notKnown ? styles.notKnown : undefined }}
        maxLength={24}
        disabled={notKnown}
        {...(notKnown
          ? { value: notKnownText }
          : {
              value: typed ?? shown,
              contentBefore: rule.unit === 'money' ? currencySignOf(country) : null,
              contentAfter: sign === null ? null : { id: signId, children: sign },
              'aria-describedby': described === '' ? undefined : described,
            })}
        onChange={(_, data) => take(data.value)}
        onKeyDown={press}
        onPointerDown={() => {
          pressed.current = true;
        }}
        onFocus={enter}
        onBlur={leave}
      />
      {isReplaced && <ReplacedNote id={noteId} words={note} />}
      <Announcement text={note} />
    </>
  );
}
