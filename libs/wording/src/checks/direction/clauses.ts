/** A clause of a sentence, in small letters but for its placeholders. */
export interface Clause {
  readonly text: string;
  /** The whole sentence it stands in. */
  readonly sentence: string;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

export const sentencesOf = (text: string): readonly string[] =>
  Array.from(sentences.segment(text), ({ segment }) => segment.trim()).filter(
    (each) => each !== '',
  );

/** Words that introduce a contrast. */
const turns =
  /[;:()]|\s[–—-]\s|,? (?:but|(?<!not |as )yet|while|whereas|although|though|even though|and yet|however|despite|unlike|except|because|since) |, (?:and|so|which) |, (?=(?:it|they|its|their|the|this|that|who|where|there)\b)/;

const small = (text: string): string =>
  text
    .replace(/(\{\{[^{}]*\}\})|(\p{Lu})/gu, (whole, placeholder?: string) =>
      placeholder === undefined ? whole.toLowerCase() : whole,
    )
    .replaceAll('’', "'");

/** The clauses of a text, split at contrasts. */
export const clausesOf = (text: string): readonly Clause[] =>
  sentencesOf(text).flatMap((each) => {
    const sentence = small(each);
    return sentence
      .split(turns)
      .map((clause) => clause.trim())
      .filter((clause) => clause !== '')
      .map((clause) => ({ text: clause, sentence }));
  });

const negator =
  /(?:\b(?:not|no|never|hardly|barely|scarcely|neither|nor|none|nothing|nobody|without|cannot|far from|anything but|less than|rather than|instead of|too little|little|few|short of)\b|n't\b)/g;

/** Negations that come after the words they deny: "a strong base is missing". */
const deniedBehind =
  /^\W*(?:\S+ ){0,3}?(?:is|are|was|were|remains?) (?:still )?(?:missing|lacking|absent|not there|ahead|a long way off|out of reach)\b|^\W*(?:\S+ ){0,2}?(?:lacks?)\b/;

/** "Not only" is no negation; "without you" is part of what a figure counts. */
const noDenial = /\bnot (?:only|just|merely)\b|\bno doubt\b|\ba (?:few|little)\b|\bwithout you\b/g;

/** The most words between a negation and the words that it denies. */
const reach = 4;

/** Whether the words at this place of a clause are denied. */
export function isDenied(clause: string, from: number, to: number): boolean {
  const before = clause
    .slice(0, from)
    .replace(noDenial, ' ')
    .replace(/\bneither ((?:\S+ ){1,6})nor\b/g, '$1not');
  const near = before.split(/\s+/).filter(Boolean).slice(-reach).join(' ');
  const times = near.match(negator)?.length ?? 0;
  return (times % 2 === 1) !== deniedBehind.test(clause.slice(to));
}

/** A wish, a fear or a plan says nothing about the present. */
const unreal =
  /\b(?:if|unless|whether|once|until|before|when|as soon as|would|could|should|may|might|must|will|can|need(?:s|ed)?|to (?:be|become|get|grow|build|make|keep|turn|reach|stay|have|move|bring|raise)|towards?|aim|goal|target|becomes?|so that|how)\b/;

export const isUnreal = (clause: string): boolean => unreal.test(clause);
