import { safePhrase } from './safe-phrase.js';

const organisation =
  'hospital|clinic|council|city|municipality|university|school|trust|group|chain|dairy|co-op|cooperative|brewery|mill|mine|factory|plant|supermarket|retailer|distributor|wholesaler|insurer|authority|agency|airport|hotel|manufacturer|contractor|developer|association|institute|bank|network|government|ministry|club|foundation|college';
const does =
  '(?:is|are|makes?|brings?|pays?|owes?|gives?|takes?|buys|accounts?|stands?|has|have|ends?|tenders?|decides?|wants?)';
const withArticle = new RegExp(
  String.raw`\b(?:[Tt]he|[Oo]ne|[Oo]ur) ((?:[\p{Ll}-]+ )?(?:${organisation})) ${does}\b`,
  'u',
);
const byName = new RegExp(
  String.raw`\b(?:[Tt]he|[Oo]ur) (?:[\p{Ll}-]+ )?(?:${organisation}), (\p{Lu}\p{L}+), ${does}\b`,
  'u',
);
const tooVague =
  /^(?:(?:large|larger|largest|big|bigger|biggest|main|new|old|other|same|second|single|first|top|small) )?(?:group|chain|network|association|contractor|developer)$/u;

/** The client whom a sentence names: `BrightPath`, or what it is: `the dairy`. */
export function clientIn(sentence: string): string | undefined {
  const name = byName.exec(sentence)?.[1];
  if (name !== undefined) return name;
  const phrase = safePhrase(withArticle.exec(sentence)?.[1], 2);
  return phrase === undefined || tooVague.test(phrase) ? undefined : `the ${phrase}`;
}
