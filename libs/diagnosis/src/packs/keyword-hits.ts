import type { Pack } from './pack.js';
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

/** Where the phrase stands as whole words. */
function placesOf(phrase: string, text: string): readonly Span[] {
  const words = new RegExp(`(?<![\\p{L}\\p{N}])${folded(phrase)}(?![\\p{L}\\p{N}])`, 'gu');
  return Array.from(text.matchAll(words), ({ index }) => ({
    start: index,
    end: index + phrase.length,
  }));
}

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start &&
  inner.end <= outer.end &&
  inner.end - inner.start < outer.end - outer.start;

function hitsOfPack({ id, keywords, mustNotMatch }: Pack & { id: PackId }, text: string) {
  const others = mustNotMatch.flatMap((phrase) => placesOf(phrase, text));
  return keywords.flatMap((keyword) =>
    placesOf(keyword, text)
      .filter((place) => !others.some((other) => overlap(place, other)))
      .map((place) => ({ pack: id, keyword, ...place })),
  );
}

/** The keywords in a text; of two at one place, such as `shop` in `print shop`, the longer. */
export function keywordHits(text: string): readonly KeywordHit[] {
  const hits = packs.flatMap((pack) => hitsOfPack(pack, folded(text)));
  return hits.filter((hit) => !hits.some((other) => isWithin(hit, other)));
}
