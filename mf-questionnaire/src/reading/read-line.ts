import { circumstanceGroups, type Circumstance, type TextFactKind } from '@ellac/contracts';
import type { ReadFact } from './read-facts.js';

/**
 * A fact in the wording in which the owner was asked, and the circumstance that confirming it
 * stores.
 */
type Asked = Pick<ReadFact, 'phrase' | 'circumstance'>;

/** One line under a text. */
export interface ReadLine extends Asked {
  readonly kind: TextFactKind;
  /** The owner's reaction to the fact. */
  readonly state: 'asked' | 'confirmed' | 'denied';
}

/** The facts that the owner confirmed or denied under this text, by kind. */
export type AnsweredHere = ReadonlyMap<TextFactKind, Asked>;

/** The most questions that are shown under a text at once. */
const maxQuestions = 3;

/** Whether a confirmed circumstance is unchanged since. */
const areSame = (one: Circumstance, other: Circumstance): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const withTick: ReadonlySet<TextFactKind> = new Set(
  circumstanceGroups.flatMap(({ kinds }) => kinds),
);

/**
 * The lines under a text. A circumstance that the owner ticked by hand needs no line. An answer
 * that no tick shows has a line as long as its sentence exists. An answer given under this text
 * keeps its line even without its sentence.
 */
export function linesOf(
  facts: readonly Omit<ReadFact, 'path'>[],
  told: readonly Circumstance[],
  answeredHere: AnsweredHere,
): readonly ReadLine[] {
  const lineOf = (kind: TextFactKind, read: Asked | undefined): readonly ReadLine[] => {
    const here = answeredHere.get(kind);
    const shown = here ?? read;
    const answer = told.find((each) => each.kind === kind);
    if (answer === undefined) return read ? [{ ...read, kind, state: 'asked' }] : [];
    if (answer.denied === true) return shown ? [{ ...shown, kind, state: 'denied' }] : [];
    if (!withTick.has(kind)) return shown ? [{ ...shown, kind, state: 'confirmed' }] : [];
    return here && areSame(here.circumstance, answer)
      ? [{ ...here, kind, state: 'confirmed' }]
      : [];
  };
  const read = new Map(
    facts.map(({ kind, phrase, circumstance }) => [kind, { phrase, circumstance }]),
  );
  const lines = [...new Set([...read.keys(), ...answeredHere.keys()])].flatMap((kind) =>
    lineOf(kind, read.get(kind)),
  );
  const asked = lines.filter(({ state }) => state === 'asked');
  return lines.filter((line) => line.state !== 'asked' || asked.indexOf(line) < maxQuestions);
}

const endings = { asked: 'Right?', confirmed: 'Confirmed.', denied: 'Left out.' } as const;

/** A line in words: "We read: you want to hand over by August 2028. Right?" */
export const textOf = ({ phrase, state }: ReadLine): string =>
  `We read: ${phrase}. ${endings[state]}`;
