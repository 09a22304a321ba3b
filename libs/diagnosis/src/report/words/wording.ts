import type { Business, Size } from '../business.js';
import { say, type Phrase } from './phrase.js';
import { variantOf } from './variant.js';

/** One phrase, or several that say the same. */
export type Wording = Phrase | readonly Phrase[];

/** Wordings by size, where advice that suits one would not suit another. */
export type BySize<Words> = Readonly<Partial<Record<Size, Words>>>;

/** The wording for this business, with its names and figures. */
export const worded = (wording: Wording, business: Business): string =>
  say(typeof wording === 'string' ? wording : variantOf(business, wording), business);
