import { looksLikeInstruction } from '../instructions/looks-like-instruction.js';
import { plainText } from './plain-text.js';

/** A quote is one sentence; a longer one is cut at a word. */
const longestQuote = 180;
/** Shorter beginnings (a heading, a number, an abbreviation) are quoted with what follows. */
const shortestQuote = 25;
/** Longer runs of letters are no words, and would not fit a line. */
const longestWord = 40;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

const markup = /<\/?[a-z!][^<>]*>/gi;
const link = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+/gi;

function firstSentence(text: string): string {
  let sentence = '';
  for (const { segment } of sentences.segment(text)) {
    sentence += segment;
    if (sentence.trim().length >= shortestQuote) break;
  }
  return sentence.trim();
}

function cutAtWord(sentence: string): string {
  let cut = '';
  for (const { segment, isWordLike } of words.segment(sentence)) {
    const tooLong = cut.length + segment.length > longestQuote;
    if (tooLong || (isWordLike && segment.length > longestWord)) {
      const kept = cut.replace(/[\s\p{P}\p{S}]+$/u, '');
      return kept === '' ? '' : `${kept} …`;
    }
    cut += segment;
  }
  return cut;
}

/**
 * The first sentence of the owner's own words in quotation marks, without its full stop; nothing
 * where there is none that could be quoted, and of an answer that reads like an instruction to a
 * machine. Links and markup are left out: they are not words.
 */
export function quoteOf(text: string): string | undefined {
  if (looksLikeInstruction(text)) return undefined;
  const plain = plainText(text.replace(markup, ' ').replace(link, ' '))
    .replace(/["“”«»„]/g, '’')
    .replace(/\s+(?=[.,;:!?])/g, '');
  const quote = cutAtWord(firstSentence(plain)).replace(/[.,;:\s]+$/, '');
  return /\p{L}/u.test(quote) ? `“${quote}”` : undefined;
}

/** The quote as the end of a sentence. */
export const ended = (quote: string): string => (/[!?…]”$/.test(quote) ? quote : `${quote}.`);
