import type { ConcernedPerson } from '@ellac/contracts';
import type { Kind } from './kind.js';
import { asTyped, role } from './nouns.js';

/** The group is the age, 55 to 89: from 55 on, a successor is worth a thought (judgement). */
const ages: readonly RegExp[] = [
  asTyped`\b(?:[Oo]ur|[Mm]y|[Tt]he) (?:[\w-]+ )?${role} is ((?:5[5-9]|[6-8]\d))(?= (?:and|years old|now|this|next)\b|[.,;]|$)`,
  /\b(?:I|[Hh]e|[Ss]he) (?:have |has )?(?:just )?turned ((?:5[5-9]|[6-8]\d))\b/u,
  /\b[Aa]t ((?:5[5-9]|[6-8]\d)),? (?:I|he|she|my)\b(?! (?:want|would|will|plan|hope|intend|aim))/u,
  /\b(?:I|[Hh]e|[Ss]he) (?:will be|become|becomes|am nearly|am almost) ((?:5[5-9]|[6-8]\d))\b/u,
  /(?<!\b(?:time|before|until|till|when|if) )\b(?:I am|I'm|he is|she is|[Mm]y (?:husband|wife|father|mother|brother|sister|partner|uncle|aunt) is|[A-Z][a-z]+ is) ((?:5[5-9]|[6-8]\d))(?= (?:and|years old|now|this|next)\b|[.,;]|$)/u,
  /(?<!\b(?:before|until|till|when) (?:I|he|she) )\b[Tt]urn(?:s|ing)? ((?:5[5-9]|[6-8]\d))\b/u,
];

const illnesses: readonly RegExp[] = [
  /\bI had (?:a|an|my|the|two|three) (?:[\w-]+ ){0,2}(?:bypass|operations?|surgery|replacement|breakdown|burn-?out|accident|stroke|heart attack)\b/u,
  /\b[Dd]octors? (?:have )?(?:told|advised|ordered|warned)\b/u,
  /\bmy (?:\w+ )?(?:cancer|treatment|operation|surgery|illness|accident|burn-?out)\b/u,
  /\bfor (?:my )?health reasons\b/u,
  /\b(?:recover(?:ing)? from|since (?:my|his|her)) (?:[\w-]+ )?(?:illness|operation|accident|stroke|surgery|heart)\b/u,
  /\b(?:I|[Mm]y (?:husband|wife|father|brother|sister|partner)|[Hh]e|[Ss]he)\b[^.;]{0,40}\b(?:ill|sick|cancer|a stroke|heart (?:attack|trouble)|surgery|bad (?:back|knees?|hip)|burn(?:ed|t)?[ -]?out|diagnosed|in hospital|exhausted)\b/u,
  /\bdoctors? (?:says?|said|tells?|told|wants?|warns?)\b/u,
  /\b[Mm]y (?:health|illness|heart|back|knees?|hip|stroke)\b/u,
];

const whoIn = (words: string): ConcernedPerson =>
  /\b(?:I|I'm|me)\b|\b[Mm]y (?:health|illness|heart|back|knees?|hip|stroke|\w+ (?:treatment|operation|surgery|accident))\b/u.test(
    words,
  ) &&
  !/\b(?:[Hh]e|[Ss]he|[Mm]y (?:husband|wife|father|mother|brother|sister|partner|uncle|aunt))\b/u.test(
    words,
  )
    ? 'owner'
    : 'other';

const ageIn = (sentence: string): number | undefined =>
  ages.map((pattern) => Number(pattern.exec(sentence)?.[1])).find((age) => age > 0);

/** An illness of the owner or a key person, or an age of 55 and above. */
export const healthAge: Kind = {
  kind: 'health-age',
  patterns: [...illnesses, ...ages],
  not: [
    /\b(?:if|when|should) (?:I|he|she) (?:am|is|get|gets|fall|falls|be) (?:ill|sick)\b/iu,
    /\bsick (?:leave|days|pay|of)\b/iu,
    /\b(?:do|does|did|doing|perform\w*|offer\w*|assist\w*) (?:[\w-]+ ){0,3}(?:surgery|surgeries|operations?)\b/iu,
    /\b(?:dental|veterinary|vet|animal|GP|doctor's) surger(?:y|ies)\b/iu,
    /\b(?:clients?|customers?|patients?|pupils|guests?|residents?) (?:who )?(?:are|is|am)\b/iu,
    /\bhealth (?:food|insurance|care|sector|centre|center|club)/iu,
  ],
  values: ({ sentence }) => {
    const age = ageIn(sentence);
    return {
      ...(age !== undefined && { age }),
      ...(illnesses.some((pattern) => pattern.test(sentence)) && { illness: true }),
      who: whoIn(sentence),
    };
  },
};
