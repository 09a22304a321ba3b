import { safePhrase } from './safe-phrase.js';

const party =
  'landlord|bank|hospital|council|co-op|cooperative|dairy|group|chain|university|school|insurer|supplier|team|staff|techs|technicians|foreman|manager|son|daughter|brother|sister|wife|husband|partner|cousin|nephew|niece|accountant|apprentice|tenant|client|customer';
const asks =
  '(?:wants? an|wants? my|wants? our|waits?|is waiting|are waiting|asked|has asked|have asked|keeps? asking|keep on asking|has been|have been|expects?|needs? an)';
const byNoun = new RegExp(
  String.raw`\b(?:([Tt]he|[Aa]n?)|([Oo]ur|[Mm]y)) ((?:[\p{Ll}-]+ )?(?:${party})) ${asks}\b`,
  'u',
);
const byShare = /\b(?:what|whether|if|how) (\p{Lu}\p{Ll}+)'s (?:share|part|role|future)\b/u;
const byName = new RegExp(String.raw`(?:^|[,;:] |\b(?:and|but|so) )(\p{Lu}\p{Ll}+) ${asks}\b`, 'u');
const noName =
  /^(?:He|She|It|They|We|You|The|This|That|Somebody|Someone|Nobody|Everybody|People|Customers|Clients)$/u;

/** Who waits for an answer, as it stands inside a sentence: `Peter`, `the landlord`, `your son`. */
export function askerIn(sentence: string): string | undefined {
  const name = byShare.exec(sentence)?.[1] ?? byName.exec(sentence)?.[1];
  if (name !== undefined && !noName.test(name)) return name;
  const [, , ours, noun] = byNoun.exec(sentence) ?? [];
  const phrase = safePhrase(noun, 2);
  if (phrase === undefined) return undefined;
  return `${ours === undefined ? 'the' : 'your'} ${phrase}`;
}
