import { passagesOf, type PartTask, type PartWords } from '@ellac/diagnosis';
import type { Fault } from './fault.js';
import * as forbidden from './forbidden-words.js';
import { namesSomebody, vocabularyOf } from './foreign-names.js';
import { withoutPlaceholders } from './placeholders.js';
import { textsOf } from './task-texts.js';

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

/** Nothing makes these right. */
const never: readonly Kind[] = [
  { why: 'has a link or an e-mail address', patterns: forbidden.links },
  { why: 'has markup or code', patterns: [forbidden.markup] },
  { why: 'has an address or a phone number', patterns: forbidden.addresses },
  { why: 'names a person or a company', patterns: [forbidden.nameMarks] },
  { why: 'gives a score or a mark', patterns: forbidden.ownScores },
  { why: 'has characters that do not belong in prose', patterns: [forbidden.strangeCharacters] },
];

/** V6: nothing that a report must never say, whoever asked for it. */
export function forbiddenFaults(
  words: PartWords,
  task: PartTask,
  /** A word of the instructions that means nothing and stands nowhere else. */
  canary: string,
): readonly Fault[] {
  const ours = textsOf(task).join('\n').toLowerCase();
  const vocabulary = vocabularyOf(textsOf(task));
  const secret = squashed(canary);
  const passages = passagesOf(words);

  const faults = passages.flatMap(({ place, text }) => {
    const bare = withoutPlaceholders(text, 'it');
    const found = [
      ...never.filter(({ patterns }) => patterns.some((each) => each.test(bare))),
      ...subjects.filter(({ patterns }) => patterns.some((each) => saysAnew(text, each, ours))),
      ...(namesSomebody(text, vocabulary)
        ? [{ why: 'has a name that is not of this report' }]
        : []),
      ...(squashed(text).includes(secret) ? [{ why: 'gives away the instructions' }] : []),
    ];
    return found.map(({ why }): Fault => ({ check: 'V6', place, why }));
  });

  // Cut into pieces it would pass text by text.
  const together = squashed(passages.map(({ text }) => text).join(''));
  const isSpread = together.includes(secret) && !faults.some(({ why }) => why.includes('away'));
  return isSpread && passages[0] !== undefined
    ? [...faults, { check: 'V6', place: passages[0].place, why: 'gives away the instructions' }]
    : faults;
}

const saysAnew = (text: string, pattern: RegExp, ours: string): boolean => {
  const found = pattern.exec(text)?.[0];
  return found !== undefined && !ours.includes(found.toLowerCase());
};

const squashed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
