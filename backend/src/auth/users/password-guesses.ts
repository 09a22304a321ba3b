import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** What a part of a password is, to somebody who guesses. */
export type Pattern = 'word' | 'repeat' | 'row of keys' | 'sequence' | 'date' | 'unknown';

/** The cheapest way to guess a password. */
export interface Guesses {
  readonly count: number;
  /** The patterns of its parts, from the first to the last one. */
  readonly patterns: readonly Pattern[];
}

interface Part {
  readonly count: number;
  readonly pattern: Pattern;
}

/** Words that everybody tries here first. */
const ownWords = ['ellac', 'correcthorsebatterystaple'];

/** How many guesses a word takes: lists of passwords are tried from the most frequent one. */
const ranks: ReadonlyMap<string, number> = new Map([
  ...dictionary['diceware-common'].map((word, _at, { length }) => [word, length] as const),
  ...dictionary['passwords-common'].map((word, at) => [word, at + 1] as const),
  ...ownWords.map((word) => [word, 1] as const),
]);
const longestWord = Math.max(...Array.from(ranks.keys(), ({ length }) => length));

/** Signs that stand for letters. */
const letters: Readonly<Record<string, string>> = {
  '4': 'a',
  '@': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

function word(text: string): number {
  if (text.length > longestWord) return Infinity;
  const lowerCase = text.toLowerCase();
  const asLetters = lowerCase.replace(/[4@31!0$57]/g, (sign) => letters[sign]!);
  const rank = Math.min(ranks.get(lowerCase) ?? Infinity, 2 * (ranks.get(asLetters) ?? Infinity));
  return lowerCase === text ? rank : 2 * rank;
}

/** Three or more keys, each beside the one before; each turn has to be guessed as well. */
function rowOfKeys(text: string): number {
  if (text.length < 3) return Infinity;
  return Math.min(...Object.values(adjacencyGraphs).map((graph) => rowOn(graph, text)));
}

function rowOn(graph: Readonly<Record<string, readonly (string | null)[]>>, text: string): number {
  let turns = 0;
  let direction = -1;
  for (let at = 1; at < text.length; at += 1) {
    const beside = graph[text[at - 1]!] ?? [];
    const next = beside.findIndex((keys) => keys?.includes(text[at]!) === true);
    if (next === -1) return Infinity;
    if (next !== direction) turns += 1;
    direction = next;
  }
  return Object.keys(graph).length * text.length * 4 ** turns;
}

/** Signs that follow each other, such as `abcd`, `9876` or `2468`. */
function sequence(text: string): number {
  if (text.length < 3) return Infinity;
  const step = text.charCodeAt(1) - text.charCodeAt(0);
  if (step === 0 || Math.abs(step) > 5) return Infinity;
  for (let at = 2; at < text.length; at += 1)
    if (text.charCodeAt(at) - text.charCodeAt(at - 1) !== step) return Infinity;
  return 26 * text.length;
}

const year = /^(19|20)\d\d$/;
const dayAndYear = /^(\d{1,2}([./-]?)\d{1,2}\2(19|20)\d\d|(19|20)\d\d([./-]?)\d\d\5\d\d)$/;

function date(text: string): number {
  if (year.test(text)) return 200;
  if (!dayAndYear.test(text)) return Infinity;
  return (/\D/.test(text) ? 4 : 1) * 366 * 200;
}

/** The same text twice or more. */
const repeated = /^(.+?)\1+$/su;

/**
 * More parts than these make a password hard to guess, whatever they are: their order alone has more
 * possibilities.
 */
const mostParts = 12;

/**
 * How many guesses somebody needs who knows common words, names, dates and keyboards, estimated like
 * zxcvbn: the cheapest way to cut the password into such parts, times the orders of the parts. A
 * sign of no pattern counts ten guesses.
 */
export function guessesOf(password: string): Guesses {
  return cheapest(password, new Map());
}

function cheapest(text: string, known: Map<string, Guesses>): Guesses {
  const seen = known.get(text);
  if (seen !== undefined) return seen;
  // For each number of parts: the cheapest way to guess the text up to each place.
  let best: (Guesses | undefined)[] = [{ count: 1, patterns: [] }];
  let found: Guesses = { count: Infinity, patterns: ['unknown'] };
  const parts = partsOf(text, known);
  let orders = 1;
  for (let number = 1; number <= Math.min(mostParts, text.length); number += 1) {
    orders *= number;
    best = parts.map((ending) =>
      ending.reduce<Guesses | undefined>((cheaper, part, from) => {
        const before = best[from];
        if (before === undefined) return cheaper;
        const count = before.count * part.count;
        if (cheaper !== undefined && cheaper.count <= count) return cheaper;
        return { count, patterns: [...before.patterns, part.pattern] };
      }, undefined),
    );
    const whole = best[text.length];
    if (whole !== undefined && whole.count * orders < found.count)
      found = { count: whole.count * orders, patterns: whole.patterns };
  }
  known.set(text, found);
  return found;
}

/** Of each place, the parts that end there, by the place where they begin. */
function partsOf(text: string, known: Map<string, Guesses>): readonly (readonly Part[])[] {
  return Array.from({ length: text.length + 1 }, (_, to) =>
    Array.from({ length: to }, (_start, from) => partOf(text.slice(from, to), known)),
  );
}

function partOf(text: string, known: Map<string, Guesses>): Part {
  const ways: Part[] = [
    { count: word(text), pattern: 'word' },
    { count: rowOfKeys(text), pattern: 'row of keys' },
    { count: sequence(text), pattern: 'sequence' },
    { count: date(text), pattern: 'date' },
    { count: 10 ** text.length, pattern: 'unknown' },
  ];
  const unit = repeated.exec(text)?.[1];
  if (unit !== undefined) {
    const times = text.length / unit.length;
    ways.push({ count: cheapest(unit, known).count * times, pattern: 'repeat' });
  }
  return ways.reduce((cheaper, way) => (way.count < cheaper.count ? way : cheaper));
}
