import type { Sayable } from '../../tasks/part-task.js';
import type { Passage } from '../../words/passages.js';
import type { Fault } from '../fault.js';
import * as forbidden from './forbidden-words.js';
import { namesSomebody, vocabularyOf } from './foreign-names.js';
import { withoutPlaceholders } from '../placeholder-values.js';
import { textsOf } from '../task-texts.js';
import { withoutPublicNames } from './public-names.js';
import { withoutSpoken } from './spoken.js';

interface Kind {
  readonly why: string;
  readonly patterns: readonly RegExp[];
}

/** Phrases that are allowed if the rules use them. */
const subjects: readonly Kind[] = [
  { why: 'puts a value on the business', patterns: forbidden.valuation },
];

/** The same, but in a question that an adviser is to answer. */
const unaskedSubjects: readonly Kind[] = [
  { why: 'gives legal or tax advice', patterns: forbidden.advice },
];

/** The same, but in words that the owner says to somebody: `I promise nothing`, `I am sorry`. */
const unsaidSubjects: readonly Kind[] = [
  { why: 'makes a promise', patterns: forbidden.promises },
  { why: 'speaks of the writer or of the task', patterns: forbidden.aboutItself },
];

/** Phrases that are never allowed, and that discredit the rest of the part. */
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

/** Phrases that are never allowed, but that only affect the text that contains them. */
const never: readonly Kind[] = [
  { why: 'gives a score or a mark', patterns: forbidden.ownScores },
  { why: manOrWoman, patterns: forbidden.gender },
];

/** Whether a fault is a sign of prompt injection, so that the whole part takes the rules' text. */
export const isGrave = ({ check, why }: Fault): boolean => check === 'V6' && graveReasons.has(why);

/** Whether a text names somebody whom neither the report nor the answers name. */
export const isOfName = ({ why }: Fault): boolean => why === foreignName;

/** V6: no forbidden content. */
export function forbiddenFaults(
  passages: readonly Passage[],
  task: Sayable,
  /** The canary: a meaningless word that occurs only in the instructions. */
  canary: string,
  /** Texts besides our own whose names of people are allowed. */
  known: readonly string[] = [],
  {
    speech = 'en',
    mayInform = false,
  }: {
    /** The language of words to be said. */
    readonly speech?: string | undefined;
    /** Whether a sentence may say what usually holds by law, which is no advice to act on. */
    readonly mayInform?: boolean;
  } = {},
): readonly Fault[] {
  // Without the labels: a label on guaranteed revenue does not allow a promise of guaranteed
  // success.
  const ours = textsOf({ ...task, facts: [] })
    .join('\n')
    .toLowerCase();
  const vocabulary = vocabularyOf([...textsOf(task), ...known]);
  const isTold = known.some((text) => forbidden.family.test(text));
  const always = [...grave, ...never].filter(({ why }) => !(isTold && why === manOrWoman));
  const secret = squashed(canary);
  const isKnown = (name: string): boolean => known.some((told) => told.includes(name));
  const toldWords = new Set(known.flatMap((told) => told.match(/\p{L}[\p{L}-]*/gu) ?? []));
  /** An owner who writes "Hale" calls somebody so who is addressed as "Herr Hale". */
  const isOfKnown = (name: string): boolean =>
    isKnown(name) || toldWords.has(name.replace(/^.*[ .]/u, ''));

  const unasked = (text: string): string => {
    const told = text.replace(forbidden.askedOfAdvisers, ' ');
    return mayInform ? told.replace(forbidden.whatUsuallyHolds, ' ') : told;
  };

  const faults = passages.flatMap(({ place, text }) => {
    const notAsked = unasked(text);
    const bare = withoutPublicNames(withoutPlaceholders(text, 'it'))
      .replace(forbidden.titledName, (name) => (isOfKnown(name) ? 'a colleague' : name))
      .replace(forbidden.streetName, (name) => (isKnown(name) ? 'the rooms' : name));
    const found = [
      ...always.filter(({ patterns }) => patterns.some((each) => each.test(bare))),
      ...subjects.filter(({ patterns }) => patterns.some((each) => saysAnew(text, each, ours))),
      ...unaskedSubjects.filter(({ patterns }) =>
        patterns.some((each) => saysAnew(notAsked, each, ours)),
      ),
      ...unsaidSubjects.filter(({ patterns }) =>
        patterns.some((each) => saysAnew(withoutSpoken(text), each, ours)),
      ),
      ...(namesSomebody(text, vocabulary, speech) ? [{ why: foreignName }] : []),
      ...(squashed(text).includes(secret) ? [{ why: givenAway }] : []),
    ];
    return found.map(({ why }): Fault => ({ check: 'V6', place, why }));
  });

  // A canary that is split over several texts would pass the check of each text.
  const together = squashed(passages.map(({ text }) => text).join(''));
  const isSpread = together.includes(secret) && !faults.some(({ why }) => why === givenAway);
  return isSpread && passages[0] !== undefined
    ? [...faults, { check: 'V6', place: passages[0].place, why: givenAway }]
    : faults;
}

const saysAnew = (text: string, pattern: RegExp, ours: string): boolean => {
  if (!pattern.test(text)) return false;
  const found = text.matchAll(new RegExp(pattern, `${pattern.flags}g`));
  return Array.from(found).some(([each]) => !ours.includes(each.toLowerCase()));
};

const squashed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
