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
    // As wide as the other fields where those stand one below the other.
    '@container (min-width: 640px)': { maxWidth: '330px' },
  },
  // Not pale as other fields that are off: it says what will be sent.
  notKnown: { color: tokens.colorNeutralForeground3 },
});

interface NumberInputProps<Empty extends null> {
  /** The answer's own name, with that of its part in a group. */
  readonly name: string;
  readonly rule: NumberRule;
  /** Null where none is given and none has to be. */
  readonly value: number | Empty;
  /** What stands for an entry that is no number, once the field is left. */
  readonly fallback: number | Empty;
  /** Whether the owner does not know the number: then none is shown, and none can be typed. */
  readonly notKnown?: boolean;
  readonly onNumber: (value: number | Empty) => void;
  readonly onEnter?: () => void;
  readonly onLeave: (event: FocusEvent<HTMLInputElement>) => void;
  readonly inputRef?: RefCallback<HTMLInputElement> | null;
}

/**
 * A text input that understands numbers as people type them. It shows what is typed until it is
 * left, so that "-" and "1." are no faults on the way to a number, and then the number as it was
 * understood: grouped in the notation of the owner's country. The groups are not there to stumble
 * over while the field has the focus.
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
  /** What stood in the field when it was left, where that was no number. */
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
  // A default that the question does not take has its own fault below the field.
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
