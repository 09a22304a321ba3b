import type { ReadLanguage } from '../reading/language-of.js';
import { frenchKinds } from './french.js';
import { germanKinds } from './german.js';
import type { Kind } from './kind.js';
import { kinds } from './kinds.js';

/** The kinds of fact that are read in each language; a language may lack one. */
export const kindsOf: Readonly<Record<ReadLanguage, readonly Kind[]>> = {
  english: kinds,
  german: germanKinds,
  french: frenchKinds,
};
