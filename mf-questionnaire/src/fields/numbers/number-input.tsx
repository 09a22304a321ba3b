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
import { enterMovesOn } from '../enter-moves-on.js';
import { parseNumber } from './parse-number.js';
import { Announcement } from '../announcement.js';
import { ReplacedNote } from '../replaced-note.js';
import { useQuestionContext } from '../../form/question-context.js';
import { useCountry } from './use-country.js';
import { useNotation } from './use-notation.js';
import { useUnread } from './use-unread.js';

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
  },
  // Darker than other disabled fields, because this text says what will be sent.
  notKnown: { color: tokens.colorNeutralForeground3 },
});

/** Why the default counts. */
const whyDefault = (unread: string): string =>
  unread.trim() === '' ? 'Nothing was entered' : `“${unread.trim()}” is not a number we understand`;

interface NumberInputProps {
  /** The path of the answer; for a part of a group, the path of that part. */
  readonly name: string;
  readonly rule: NumberRule;
  /** Null where the number is optional and empty. */
  readonly value: number | null;
  /** Whether the number is marked as not known: the field is then empty and disabled. */
  readonly notKnown?: boolean;
  readonly onNumber: (value: number) => void;
  /** Called when the field is left empty, or with a text that is not understood. */
  readonly onNone: () => void;
  readonly onEnter?: () => void;
  readonly onLeave: (event: FocusEvent<HTMLInputElement>) => void;
  readonly inputRef?: RefCallback<HTMLInputElement> | null;
}

/**
 * A text input that parses numbers as people type them. While it has the focus, it shows the text
 * as typed, so that "-" and "1." are no faults, and without separators that would hinder editing.
 * After that it shows the parsed number, grouped in the reader's notation. A text that is not
 * understood stays, except for partners: there the default counts instead, and a note says so.
 */
export function NumberInput({
  name,
  rule,
  value,
  notKnown = false,
  onNumber,
  onNone,
  onEnter,
  onLeave,
  inputRef = null,
}: NumberInputProps) {
  const styles = useStyles();
  const country = useCountry();
  const notation = useNotation();
  const { entry } = useQuestionContext();
  const unread = useUnread(name);
  const signId = useId();
  const sign = signOf[rule.unit];
  const [focused, setFocused] = useState(false);
  const entered = useRef<HTMLInputElement>(null);
  const pressed = useRef(false);
  const [typed, setTyped] = useState<string | null>(null);
  const noteId = useId();
  const hasDefault = rule.unit === 'partners';

  const take = (text: string) => {
    setTyped(text);
    entry.touch(name);
    const number = parseNumber(text, rule.unit, notation);
    entry.keepUnread(name, number === null && text.trim() !== '' ? text : null);
    if (number !== null) onNumber(number);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    enterMovesOn(event);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const next = (value ?? 0) + direction * (rule.step ?? 1);
    take(formatPlain(Math.min(Math.max(next, rule.min), rule.max), notation));
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
    if (typed !== null && parseNumber(typed, rule.unit, notation) === null) {
      if (typed.trim() === '') entry.untouch(name);
      if (hasDefault) entry.keepUnread(name, typed);
      onNone();
      entry.check(name);
    }
    pressed.current = false;
    setTyped(null);
    setFocused(false);
    onLeave(event);
  };

  const format = focused ? formatPlain : formatGrouped;
  const understood = value === null ? '' : format(value, notation);
  const shown = hasDefault ? understood : (unread ?? understood);
  const note =
    hasDefault && unread !== null && typed === null
      ? `${whyDefault(unread)}, so ${understood} counts.`
      : '';
  const described = [...(sign === null ? [] : [signId]), ...(note === '' ? [] : [noteId])].join(
    ' ',
  );
  return (
    <>
      <Input
        ref={inputRef}
        className={styles.input}
        // The number pads of phones have no letters, and some have no minus sign.
        inputMode={rule.min < 0 || rule.unit === 'money' ? 'text' : 'decimal'}
        autoComplete="off"
        input={{
          enterKeyHint: 'next',
          className: notKnown ? styles.notKnown : undefined,
          // React reports no change where the number that is there is typed again.
          onInput: () => entry.touch(name),
        }}
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
      {note !== '' && <ReplacedNote id={noteId} words={note} />}
      <Announcement text={note} />
    </>
  );
}
