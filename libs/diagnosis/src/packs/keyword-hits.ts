import { packs, type PackId } from './packs.js';

/** A keyword of a pack in a text. */
export interface KeywordHit {
  readonly pack: PackId;
  readonly keyword: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Lower case, with every separator replaced by one blank, so that `Bar-Code` becomes `bar code`.
 */
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');

/** A phrase as whole words. */
interface Searched {
  readonly phrase: string;
  readonly plain: string;
  readonly pattern: RegExp;
}

const searched = (phrase: string): Searched => ({
  phrase,
  plain: folded(phrase),
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${folded(phrase)}(?![\\p{L}\\p{N}])`, 'gu'),
});

/** Cached, because some three hundred patterns are searched in each of six texts. */
const searchedPacks = packs.map(({ id, keywords, mustNotMatch }) => ({
  id,
  keywords: keywords.map(searched),
  others: mustNotMatch.map(searched),
}));

/**
 * A cheap check first: most phrases do not occur, and `includes` is twenty times faster than a
 * pattern.
 */
const placesOf = ({ phrase, plain, pattern }: Searched, text: string): readonly Span[] =>
  text.includes(plain)
    ? Array.from(text.matchAll(pattern), ({ index }) => ({
        start: index,
        end: index + phrase.length,
      }))
    : [];

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start &&
  inner.end <= outer.end &&
  inner.end - inner.start < outer.end - outer.start;

function hitsOfPack({ id, keywords, others }: (typeof searchedPacks)[number], text: string) {
  const taken = others.flatMap((phrase) => placesOf(phrase, text));
  return keywords.flatMap((keyword) =>
    placesOf(keyword, text)
      .filter((place) => !taken.some((other) => overlap(place, other)))
      .map((place) => ({ pack: id, keyword: keyword.phrase, ...place })),
  );
}

/**
 * The keywords in a text. Where two overlap, such as `shop` in `print shop`, the longer one counts.
 */
export function keywordHits(text: string): readonly KeywordHit[] {
  const plain = folded(text);
  const hits = searchedPacks.flatMap((pack) => hitsOfPack(pack, plain));
  return hits.filter((hit) => !hits.some((other) => isWithin(hit, other)));
}
