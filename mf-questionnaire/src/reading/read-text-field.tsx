import { makeStyles, tokens } from '@fluentui/react-components';
import type { Circumstance, TextFactKind } from '@ellac/contracts';
import type { TextPath } from '@ellac/diagnosis/text-facts';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { withCircumstance } from '../circumstances/with-circumstance.js';
import { ruleOf } from '../fields/field-names.js';
import { LongTextField } from '../fields/texts/long-text-field.js';
import { useQuestionContext } from '../form/question-context.js';
import { linesOf, textOf, type AnsweredHere, type ReadLine } from './read-line.js';
import { ReadLineRow } from './read-line-row.js';
import { useReading } from './use-reading.js';
import { Announcement } from '../fields/announcement.js';

const useStyles = makeStyles({
  whole: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  lines: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalS,
    marginTop: tokens.spacingVerticalS,
  },
});

/** A text of the owner, and below it what was read in it, to be confirmed or left out. */
export function ReadTextField({ name }: { readonly name: TextPath }) {
  const styles = useStyles();
  const { control } = useQuestionContext();
  const { field } = useController({ name: 'meta.circumstances', control });
  const [answeredHere, setAnsweredHere] = useState<AnsweredHere>(new Map());
  const whole = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const { facts, setInside } = useReading(
    name,
    () => lines.current?.matches(':focus-within') === true,
  );
  const shown = linesOf(facts ?? [], field.value, answeredHere);

  const tell = (kind: TextFactKind, circumstance: Circumstance | undefined) =>
    field.onChange(withCircumstance(field.value, kind, circumstance));
  const answer = ({ kind, phrase, circumstance }: ReadLine, isTrue: boolean) => {
    setAnsweredHere(new Map(answeredHere).set(kind, { phrase, circumstance }));
    tell(kind, isTrue ? circumstance : { kind, denied: true });
  };
  const undo = ({ kind }: ReadLine) => {
    const others = new Map(answeredHere);
    others.delete(kind);
    setAnsweredHere(others);
    tell(kind, undefined);
    // Without its sentence the line disappears, together with the button that has the focus.
    if (facts?.some((fact) => fact.kind === kind) !== true)
      whole.current?.querySelector('textarea')?.focus();
  };

  return (
    <div
      ref={whole}
      role="presentation"
      className={styles.whole}
      onFocus={() => setInside(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setInside(currentTarget.contains(relatedTarget))
      }
    >
      <LongTextField name={name} />
      {shown.length > 0 && (
        <div
          ref={lines}
          role="group"
          aria-label={`What we read: ${ruleOf(name).label}`}
          className={styles.lines}
        >
          {shown.map((line) => (
            <ReadLineRow
              key={line.kind}
              line={line}
              onAnswer={(isTrue) => answer(line, isTrue)}
              onUndo={() => undo(line)}
            />
          ))}
        </div>
      )}
      {/* Lines that exist when the text is first shown are not announced. */}
      {facts !== null && <LineNews texts={shown.map(textOf)} />}
    </div>
  );
}

/** Announces new and changed lines to a screen reader, and does not repeat the others. */
function LineNews({ texts }: { readonly texts: readonly string[] }) {
  const [{ heard, news }, setHeard] = useState({ heard: texts, news: '' });
  if (texts.join('\n') !== heard.join('\n'))
    setHeard({ heard: texts, news: texts.filter((text) => !heard.includes(text)).join(' ') });
  return <Announcement text={news} />;
}
