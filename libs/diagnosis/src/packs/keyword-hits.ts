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

/** Lower case, with one blank for all that parts words, so that `Bar-Code` is `bar code`. */
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

/** Built once: some three hundred patterns are looked for in each of six texts. */
const searchedPacks = packs.map(({ id, keywords, mustNotMatch }) => ({
  id,
  keywords: keywords.map(searched),
  others: mustNotMatch.map(searched),
}));

/** Most phrases are nowhere in a text, and `includes` says so twenty times faster than a pattern. */
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

/** The keywords in a text; of two at one place, such as `shop` in `print shop`, the longer. */
export function keywordHits(text: string): readonly KeywordHit[] {
  const plain = folded(text);
  const hits = searchedPacks.flatMap((pack) => hitsOfPack(pack, plain));
  return hits.filter((hit) => !hits.some((other) => isWithin(hit, other)));
}
