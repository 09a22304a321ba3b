import type { Sayable } from '../../tasks/part-task.js';
import type { Passage } from '../../words/passages.js';
import type { Fault } from '../fault.js';
import * as forbidden from './forbidden-words.js';
import { namesSomebody, vocabularyOf } from './foreign-names.js';
import { withoutPlaceholders } from '../placeholder-values.js';
import { textsOf } from '../task-texts.js';

interface Kind {
  readonly why: string;
  readonly patterns: readonly RegExp[];
}

/** Whatever the rules themselves say of these may be said again. */
const subjects: readonly Kind[] = [
  { why: 'puts a value on the business', patterns: forbidden.valuation },
  { why: 'makes a promise', patterns: forbidden.promises },
  { why: 'gives legal or tax advice', patterns: forbidden.advice },
  { why: 'speaks of the writer or of the task', patterns: forbidden.aboutItself },
];

/** Nothing makes these right, and where one stands, the rest of the part is not trusted either. */
const grave: readonly Kind[] = [
  { why: 'has a link or an e-mail address', patterns: forbidden.links },
  { why: 'has markup or code', patterns: [forbidden.markup] },
  { why: 'has an address or a phone number', patterns: forbidden.addresses },
  { why: 'names a person or a company', patterns: [forbidden.nameMarks] },
  { why: 'has characters that do not belong in prose', patterns: [forbidden.strangeCharacters] },
];
const foreignName = 'has a name that is not of this report';
const givenAway = 'gives away the instructions';
const graveReasons = new Set([...grave.map(({ why }) => why), foreignName, givenAway]);

const manOrWoman = 'speaks of somebody as a man or a woman, which nobody told';

/** Nothing makes these right, but they spoil no more than the text they stand in. */
const never: readonly Kind[] = [
  { why: 'gives a score or a mark', patterns: forbidden.ownScores },
  { why: manOrWoman, patterns: forbidden.gender },
];

/** Whether a fault tells of somebody else's hand, so that its whole part falls back. */
export const isGrave = ({ check, why }: Fault): boolean => check === 'V6' && graveReasons.has(why);

/** V6: nothing that a report must never say. */
export function forbiddenFaults(
  passages: readonly Passage[],
  task: Sayable,
  /** A word of the instructions that means nothing and stands nowhere else. */
  canary: string,
  /** Texts besides our own whose people may stand in it. */
  known: readonly string[] = [],
): readonly Fault[] {
  // Not the labels: that revenue is guaranteed does not make success so.
  const ours = textsOf({ ...task, facts: [] })
    .join('\n')
    .toLowerCase();
  const vocabulary = vocabularyOf([...textsOf(task), ...known]);
  const isTold = known.some((text) => forbidden.family.test(text));
  const always = [...grave, ...never].filter(({ why }) => !(isTold && why === manOrWoman));
  const secret = squashed(canary);

  const faults = passages.flatMap(({ place, text }) => {
    const bare = withoutPlaceholders(text, 'it').replace(forbidden.titledName, (name) =>
      known.some((told) => told.includes(name)) ? 'a colleague' : name,
    );
    const found = [
      ...always.filter(({ patterns }) => patterns.some((each) => each.test(bare))),
      ...subjects.filter(({ patterns }) => patterns.some((each) => saysAnew(text, each, ours))),
      ...(namesSomebody(text, vocabulary) ? [{ why: foreignName }] : []),
      ...(squashed(text).includes(secret) ? [{ why: givenAway }] : []),
    ];
    return found.map(({ why }): Fault => ({ check: 'V6', place, why }));
  });

  // Cut into pieces it would pass text by text.
  const together = squashed(passages.map(({ text }) => text).join(''));
  const isSpread = together.includes(secret) && !faults.some(({ why }) => why === givenAway);
  return isSpread && passages[0] !== undefined
    ? [...faults, { check: 'V6', place: passages[0].place, why: givenAway }]
    : faults;
}

const saysAnew = (text: string, pattern: RegExp, ours: string): boolean => {
  const found = text.matchAll(new RegExp(pattern, `${pattern.flags}g`));
  return Array.from(found).some(([each]) => !ours.includes(each.toLowerCase()));
};

const squashed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
