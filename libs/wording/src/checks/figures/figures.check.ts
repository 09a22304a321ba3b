import type { Sayable } from '../../tasks/part-task.js';
import type { Passage } from '../../words/passages.js';
import type { Fault } from '../fault.js';
import {
  figuresInWords,
  headsBehind,
  headsInWords,
  manyHeadsInWords,
  smallMeasure,
  unitBehind,
} from './number-words.js';
import { shown, valuesOf, withoutPlaceholders } from '../placeholder-values.js';
import { textsOf } from '../task-texts.js';
import { withoutSentences } from '../prose/spared-words.js';

/** The two names with a digit that are not figures. */
const phases = /\bPhase [12](?![\p{L}\p{N}]|[.,]\p{N}|%)/giu;

/** A number that may be a year. */
const likeAYear = /(?<![\p{L}\p{N}.,])(?:19|20)\d\d(?![\p{L}\p{N}%]|[.,]\p{N})/gu;

/** The years in texts of the owner. */
export const yearsIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.match(likeAYear) ?? []);

const roman = /(?<![\p{L}\p{N}])(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}])/u;

/** Figures of the questionnaire itself, which hold for every business. */
const alwaysTrue =
  'the six functions; the three largest clients; three customers; statements of the last two years; half a year';

/** What a counsel may say in words, and where. */
interface FigureRules {
  /** The counts of people in words that need a placeholder. */
  readonly heads?: RegExp;
  /**
   * The places with advice, in which small measures may stand in words, and a part of a placeholder:
   * `a third of {{N1}}`.
   */
  readonly isAdvice?: (place: string) => boolean;
  /** How many times one of the owner's figures for a text is the other. */
  readonly timesOf?: (passage: Passage) => readonly number[];
  /** Years that the owner names. */
  readonly years?: readonly string[];
}

/** V3: every figure is a placeholder, so that the printed value is that of a fact. */
export function figureFaults(
  passages: readonly Passage[],
  task: Sayable,
  {
    heads = headsInWords,
    isAdvice = () => false,
    timesOf = () => [],
    years = [],
  }: FigureRules = {},
): readonly Fault[] {
  const values = valuesOf(task);
  const allowed = new Set([...textsOf(task), alwaysTrue].flatMap(keysOf));
  const digits = new Set([...values.values()].flatMap(digitTokens));
  const { situation, redFlags } = task.picture;

  return passages.flatMap((passage) => {
    const { place, text: whole } = passage;
    // A text that may be used as it stands has figures from the server.
    const text = withoutSentences(whole, [...situation.sentences, ...redFlags]);
    const fault = (why: string): Fault => ({ check: 'V3', place, why });
    const withoutPhases = text
      .replace(phases, 'Phase')
      .replace(likeAYear, (year, at: number, all: string) =>
        years.includes(year) && !isCount(all.slice(0, at), all.slice(at + year.length))
          ? 'year'
          : year,
      );
    return [
      ...bareDigits(withoutPhases).map(fault),
      ...figuresIn(withoutPhases, [...figuresInWords, heads])
        .filter(({ key }) => !allowed.has(key) && !(isAdvice(place) && smallMeasure.test(key)))
        .filter(({ key }) => !isGrowthOf(key, timesOf(passage)))
        .map(({ found }) => fault(`has a figure in words (“${found}”) that is no placeholder`)),
      ...unitsTwice(text, values, isAdvice(place)).map(fault),
      ...digitTokens(shown(withoutPhases, values))
        // What is left in braces is unknown, which V2 says.
        .filter((token) => !digits.has(token) && !token.includes('{{'))
        .map(() => fault('joins a figure with something else')),
    ];
  });
}

function bareDigits(text: string): readonly string[] {
  const bare = withoutPlaceholders(text, ' ');
  return [
    ...(/\p{N}/u.test(bare) || roman.test(bare) ? ['has a digit outside a placeholder'] : []),
    ...(/[%‰\p{Sc}]/u.test(bare) ? ['has a sign of percent or money outside a placeholder'] : []),
  ];
}

/** A word before a year that a noun may follow: `the 2019 prices`, `in 2019 prices rose`. */
const beforeYear =
  /\b(?:the|your|its|their|this|that|these|those|in|by|since|of|from|until|till|for|after|before|to)[ -]$/i;
const pluralBehind = /^ \p{Ll}{3,}s(?!\p{L})/u;

/** Whether what stands around a number makes a count of it. */
const isCount = (before: string, behind: string): boolean =>
  unitBehind.test(behind) ||
  headsBehind.test(behind) ||
  (pluralBehind.test(behind) && !beforeYear.test(before));

interface FigureInWords {
  /** Reduces equal counts of the same thing to one form. */
  readonly key: string;
  readonly found: string;
}

const allInWords = [...figuresInWords, headsInWords, manyHeadsInWords];

/** `less`, `its` and `as` are no plurals. */
const plural = /(?<=\p{L}{3})(?<!s)s$/u;

/** "Doubling" says the same as "to double the office". */
function keyOf(groups: Readonly<Record<string, string>> | undefined): string {
  const { number = '', unit = '' } = groups ?? {};
  const [multiple] = /^(?:doubl|tripl)(?=e|ing)/iu.exec(number) ?? [];
  return (multiple ?? `${number} ${unit.replace(plural, '')}`).toLowerCase();
}

function figuresIn(text: string, patterns: readonly RegExp[]): readonly FigureInWords[] {
  const plain = withoutPlaceholders(text, '§').replace(/[-‐‑‒–\s]+/gu, ' ');
  return patterns.flatMap((pattern) =>
    Array.from(plain.matchAll(pattern), ({ 0: found, groups }) => ({
      key: keyOf(groups),
      found,
    })),
  );
}

/** The words for a growth or a fall, and the least and the most times that they say. */
const growths: readonly (readonly [key: RegExp, least: number, most: number])[] = [
  [/^doubl(?:ed?|ing)?\b/, 1.9, 2.5],
  [/^tripl(?:ed?|ing)?\b/, 2.9, 3.5],
  [/^halv(?:ed|ing)\b/, 0.4, 0.53],
];

/** Whether a key says what the owner's own figures say: "doubled" for 4 and 9. */
const isGrowthOf = (key: string, times: readonly number[]): boolean =>
  growths.some(
    ([pattern, least, most]) =>
      pattern.test(key) && times.some((each) => each >= least && each <= most),
  );

const keysOf = (text: string): readonly string[] =>
  figuresIn(text, allInWords).map(({ key }) => key);

/** `{{E06}} days` and `-{{E10}}`: the value already contains its unit and sign. */
/** Words that turn the next figure into a different one. */
const multiple = /\b(?:half|twice|double|triple|thrice|(?:a|one) (?:third|quarter) of) $/i;
/** The same before an answer or a score: these are exact, and only what advice asks for has limits. */
const comparison = /(?<!\b(?:no|or) )\b(?:more|less|fewer) than $/i;

/** By which a sentence of advice sets a limit instead of telling what is. */
const limiting = /\b(?:if|unless|once|when|until|may|should|ask|price|keep|stop)\b/iu;
const lastSentence = /[^.!?]*$/u;

/** Counts in a counsel, where the counted noun follows. */
const bareCount = /^(?:[\d.,]+|\p{L}+)$/u;

function unitsTwice(
  text: string,
  values: ReadonlyMap<string, string>,
  mayTakePart: boolean,
): readonly string[] {
  const faults: string[] = [];
  for (const { 0: whole, 1: name, index } of text.matchAll(/\{\{([A-Z]\d+(?:\.\w+)?)\}\}/g)) {
    const behind = text.slice(index + whole.length);
    const value = values.get(name!) ?? '';
    const endsInWord = /\p{L}$/u.test(value);
    const isBareCount = /^[NWZ]/.test(name!) && bareCount.test(value);
    if (!isBareCount && (unitBehind.test(behind) || (endsInWord && headsBehind.test(behind)))) {
      faults.push(`has a unit behind ${whole}, which carries its own`);
    }
    if (/(?:[\p{Sc}+\-−–±~<>#]|\bminus )$/u.test(text.slice(0, index))) {
      faults.push(`has a sign before ${whole}, which carries its own`);
    }
    const before = text.slice(0, index);
    const isCompared =
      /^[ES]/.test(name!) &&
      comparison.test(before) &&
      !(mayTakePart && limiting.test(before.slice(before.search(lastSentence))));
    if (isCompared || (multiple.test(before) && !mayTakePart)) {
      faults.push(`makes another figure of ${whole}`);
    }
  }
  return faults;
}

/** The words that contain a digit, without surrounding punctuation. */
const digitTokens = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .filter((token) => /\p{N}/u.test(token))
    .map((token) => token.replace(/^["'“‘(]+|(?:['’]s)?[.,;:!?"'”’)…]+$|['’]s$/gu, ''));
