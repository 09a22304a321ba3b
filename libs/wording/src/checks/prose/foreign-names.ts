import { withoutPlaceholders } from '../placeholder-values.js';
import { firstNames } from './first-names.js';
import { withoutPublicNames } from './public-names.js';
import { inSpoken } from './spoken.js';

/** Names and abbreviations that are allowed in the report of any business. */
const common = new Set(
  [
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    'January February March April May June July August September October November December',
    'Christmas Easter Thanksgiving Pentecost Whitsun Carnival Diwali Hanukkah Ramadan Eid English European Europe Western Excel Internet',
    'Phase Systems Leadership Market Ready Critical High Medium Low Yes No Not OK I',
    'Noël Pâques Good Friday All Saints Ascension Epiphany Boxing Day New Year Labour Toussaint',
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

/** Words of English that no other language of our owners has. */
const english = /\b(?:the|and|you|your|our|with|from|this|that|have|would|please)\b/iu;

/** Whether a text contains a name that is neither common nor in the vocabulary. */
export function namesSomebody(
  text: string,
  vocabulary: ReadonlySet<string>,
  /** The language of words to be said. */
  speech = 'en',
): boolean {
  const plain = withoutPublicNames(withoutPlaceholders(text, 'it'));
  if (speech === 'en') return hasName(plain, vocabulary);
  const said: string[] = [];
  const around = inSpoken(plain, (words) => {
    if (english.test(words)) return words;
    said.push(words);
    // Quotation marks and a stop, so that the text goes on as it did.
    return /[.!?…][”"]$/.test(words) ? '“.”' : '“”';
  });
  return hasName(around, vocabulary) || said.some((each) => hasFullName(each, vocabulary, speech));
}

const isKnownOf =
  (vocabulary: ReadonlySet<string>) =>
  (word: string): boolean => {
    const plain = word.toLowerCase().replace(/['’](?:s|m|d|ll|re|ve)$/, '');
    return [plain, plain.replace(/s$/, ''), `${plain}s`].some(
      (each) => common.has(each) || vocabulary.has(each),
    );
  };

function hasName(plain: string, vocabulary: ReadonlySet<string>): boolean {
  const isKnown = isKnownOf(vocabulary);
  const foreign = (word: string): boolean =>
    // "Owner-led": each half may be known separately.
    /\p{Lu}/u.test(word) &&
    !isKnown(word) &&
    !word.split('-').every((half) => isKnown(half) || !/\p{Lu}/u.test(half));

  return Array.from(plain.matchAll(words)).some(({ 0: word, index }) => {
    const opens = opening.test(plain.slice(0, index));
    if (!opens) return foreign(word);
    // The first word of a sentence is always capitalized, but a second one after it is not.
    const next = /^ (\p{Lu}[\p{L}&]*)/u.exec(plain.slice(index + word.length))?.[1];
    return /\p{L}\p{Lu}/u.test(word) ? foreign(word) : next !== undefined && foreign(next);
  });
}

const pair = /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}[\p{L}'’-]*) (?=(\p{Lu}[\p{L}'’-]+))/gu;

/** Languages that write every noun with a capital. */
const capitalNouns = new Set(['de', 'lb']);

/**
 * Whether words of another language have a first name with a surname. A capital alone is no name
 * there: German writes every noun with one, French "Maman".
 */
function hasFullName(said: string, vocabulary: ReadonlySet<string>, speech: string): boolean {
  const isKnown = isKnownOf(vocabulary);
  return Array.from(said.matchAll(pair)).some(({ 1: first = '', 2: second = '', index }) => {
    if (isKnown(second)) return false;
    if (firstNames.has(first.toLowerCase())) return !isKnown(first);
    return !capitalNouns.has(speech) && !opening.test(said.slice(0, index));
  });
}
