import { withoutPlaceholders } from '../placeholder-values.js';

/** Names and abbreviations that are allowed in the report of any business. */
const common = new Set(
  [
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    'January February March April May June July August September October November December',
    'Christmas Easter Thanksgiving Pentecost Whitsun Carnival Diwali Hanukkah Ramadan Eid English European Europe Western Excel Internet',
    'Phase Systems Leadership Market Ready Critical High Medium Low Yes No Not OK I',
    'Good Friday All Saints Ascension Epiphany Boxing Day New Year Labour Toussaint',
    'UK US USA EU',
    'VAT GST HST PST TVA IVA PAYE NHS CPA CAD CNC HVAC EV EVs LED SMS SEO MOT HACCP',
    'ELLAC AI CRM ERP KPI KPIs HR IT CEO CFO COO CTO SOP SOPs ISO PR QA FAQ USP SME R&D B2B B2C DIY PDF',
  ]
    .join(' ')
    .toLowerCase()
    .split(' '),
);

const words = /[\p{L}\p{N}&]+(?:['’.-][\p{L}\p{N}&]+)*/gu;

/** Places where a capital is not a name: the beginning of a sentence or of a quote. */
const opening = /(?:^|[.!?:…]["”’)]*\s|["“‘(]|\s[–—-]\s)\s*$/u;

/** The words of all our own texts, in lower case. */
export const vocabularyOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(words) ?? []));

/** Whether a text contains a name that is neither common nor in the vocabulary. */
export function namesSomebody(text: string, vocabulary: ReadonlySet<string>): boolean {
  const isKnown = (word: string): boolean => {
    const plain = word.toLowerCase().replace(/['’](?:s|m|d|ll|re|ve)$/, '');
    return [plain, plain.replace(/s$/, ''), `${plain}s`].some(
      (each) => common.has(each) || vocabulary.has(each),
    );
  };
  const foreign = (word: string): boolean =>
    // "Owner-led": each half may be known separately.
    /\p{Lu}/u.test(word) &&
    !isKnown(word) &&
    !word.split('-').every((half) => isKnown(half) || !/\p{Lu}/u.test(half));

  const plain = withoutPlaceholders(text, 'it');
  return Array.from(plain.matchAll(words)).some(({ 0: word, index }) => {
    const opens = opening.test(plain.slice(0, index));
    if (!opens) return foreign(word);
    // The first word of a sentence is always capitalized, but a second one after it is not.
    const next = /^ (\p{Lu}[\p{L}&]*)/u.exec(plain.slice(index + word.length))?.[1];
    return /\p{L}\p{Lu}/u.test(word) ? foreign(word) : next !== undefined && foreign(next);
  });
}
