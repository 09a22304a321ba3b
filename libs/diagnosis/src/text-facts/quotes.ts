import { plainText } from '../text/plain-text.js';
import { byWeight, rankOf } from './fact-rank.js';
import { ownTextsOf, type OwnText, type OwnWords } from './own-words.js';
import type { ReadLanguage } from './reading/language-of.js';
import { longestPassage, longestWhole, passageOf, wordsIn } from './passage.js';
import type { TextFact, TextPath } from './text-fact.js';

/** A passage of an answer that a report may quote. */
export interface Quote {
  readonly path: TextPath;
  /** The whole answer, or whole sentences of it; on one line, without quotation marks around it. */
  readonly text: string;
  /** The facts that it tells, those with the most weight first. */
  readonly factIds: readonly string[];
  /** Absent where no conclusion may be drawn from it, because its language is not read. */
  readonly language?: ReadLanguage;
}

const maxQuotes = 2;
/** The length from which a run of letters is no word and would not fit on a line. */
const longWord = /\S{41}/u;
const markupOrLink = /<\/?[a-z!]|\b[a-z][a-z0-9+.-]{0,20}:\/\/|\bwww\./iu;

/** The answers that are worth quoting without a fact, the most telling first (judgement). */
const tellingPaths: readonly TextPath[] = [
  'qualitative.challenges',
  'qualitative.vision',
  'growth.strategy',
  'qualitative.opportunities',
];

function quoteOf({ path, text, language, isUsable }: OwnText, facts: readonly TextFact[]) {
  const whole = plainText(text);
  if (!isUsable || longWord.test(whole) || markupOrLink.test(whole)) return [];
  const isRead = language !== undefined;
  const isShort = wordsIn(whole) <= (isRead ? longestPassage : longestWhole);
  const passage = isShort ? whole : isRead ? passageOf(text, facts, language) : undefined;
  if (passage === undefined) return [];
  const told = facts
    .filter(({ sentence }) => sentence !== undefined && passage.includes(plainText(sentence)))
    .toSorted(byWeight);
  const [first] = told;
  if (!first && !tellingPaths.includes(path)) return [];
  // Any fact ranks before none.
  const rank = first ? rankOf(first.kind) : 100 + tellingPaths.indexOf(path);
  const factIds = told.map(({ id }) => id);
  return [{ rank, quote: { path, text: passage, factIds, ...(isRead && { language }) } }];
}

/** What a report may quote of one answer; undefined where it says nothing that can be quoted. */
export function quoteAt(
  words: OwnWords,
  facts: readonly TextFact[],
  path: TextPath,
): Quote | undefined {
  const text = ownTextsOf(words).find((each) => each.path === path);
  const own = facts.filter((fact) => fact.path === path);
  return text === undefined ? undefined : quoteOf(text, own)[0]?.quote;
}

/**
 * The passages that a report quotes, at most two, each from another answer: whole answers of up to 50
 * words, else whole sentences that tell a fact; of an answer in a language that is not read all of it, up to 80
 * words, or nothing. Those come first whose facts decide most. Nothing is cut, and nothing is quoted
 * of an answer that says nothing or reads like an instruction to a machine.
 */
export function quotesOf(words: OwnWords, facts: readonly TextFact[]): readonly Quote[] {
  return ownTextsOf(words)
    .flatMap((text) =>
      quoteOf(
        text,
        facts.filter(({ path }) => path === text.path),
      ),
    )
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxQuotes)
    .map(({ quote }) => quote);
}
