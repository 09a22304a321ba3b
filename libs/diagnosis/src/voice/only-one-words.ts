import { safePhrase } from './safe-phrase.js';

const end = String.raw`(?=[.;,!]|$| (?:and|but|until|so|because|when|while|since|myself|alone)\b)`;
const ability = [
  new RegExp(
    String.raw`\b(?:[Nn]obody|[Nn]o one|[Nn]o-one) (?:else|but me|except me|apart from me) (?:can|could|is able to|is allowed to|may) ([^.;,]{3,60}?)${end}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Oo]nly (?:I|he|she|\p{Lu}\p{Ll}+)|the only (?:one|person) (?:who|that)) (?:can|could|may|is able to|am able to) ([^.;,]{3,60}?)${end}`,
    'u',
  ),
];
const habit = new RegExp(
  String.raw`\bI (?:still |always )?((?:answer|decide|handle|price|quote|sign|check|design|approve|estimate) (?:everything|every \p{Ll}+|all (?:the )?\p{Ll}+))${end}`,
  'u',
);

/** The most words: the phrase must fit into a step of ten words. */
const maxWords = 5;

/** What only one person does. */
export interface OnlyOne {
  /** A verb with what it needs: `price a slate roof`. */
  readonly does: string;
  /** The owner does it as a habit, and others might. */
  readonly isHabit: boolean;
}

/** What a sentence says that only one person does, where it stands alone. */
export function onlyOneIn(sentence: string): OnlyOne | undefined {
  for (const pattern of [...ability, habit]) {
    const does = safePhrase(pattern.exec(sentence)?.[1], maxWords);
    if (does !== undefined) return { does, isHabit: pattern === habit };
  }
  return undefined;
}
