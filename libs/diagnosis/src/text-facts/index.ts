export { acceptedFacts, type ExtractedItem } from './accepted-facts.js';
export { answersBeside } from './answers-beside.js';
export type { Circumstance } from './circumstance.js';
export { factsOf } from './facts-of.js';
export type { OwnWords } from './own-words.js';
export { quotesOf, type Quote } from './quotes.js';
export { hasContent } from './reading/has-content.js';
export { isEnglish } from './reading/is-english.js';
export { textPaths, type TextFact, type TextPath } from './text-fact.js';
