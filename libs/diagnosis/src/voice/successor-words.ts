import { personIn } from '../text-facts/values/person-in.js';

const wish =
  '(?:would like to|wants to|is willing to|is ready to|is keen to|could|has offered to|has asked to|hopes to) (?:take over|take it over|succeed|lead|carry on)';
/** Somebody of their own, by role and name or by name and role. */
const ofTheirs = [
  new RegExp(String.raw`\b(?:[Oo]ur|[Mm]y) (?:[\p{Ll}-]+ ){1,3}(\p{Lu}\p{Ll}+),? ${wish}\b`, 'u'),
  new RegExp(String.raw`\b(\p{Lu}\p{Ll}+), (?:our|my) [^,.;]{3,30}, ${wish}\b`, 'u'),
  /\bto (?:our|my) (?:[\p{Ll}-]+ ){1,3}(\p{Lu}\p{Ll}+)\b/u,
];

/** The name of somebody from the business or the family who would take over. */
export function successorIn(sentence: string): string | undefined {
  const name = ofTheirs.map((pattern) => pattern.exec(sentence)?.[1]).find(Boolean);
  return name !== undefined && personIn(sentence) === name ? name : undefined;
}

const leaves =
  '(?:moves|leaves|retires|stops|steps down|is leaving|is retiring|is moving|will leave|will retire|will move|wants out|wants to (?:leave|retire|stop|sell))';
const byName = new RegExp(String.raw`^(\p{Lu}\p{Ll}+)(?:, [^,.;]{3,30},)? ${leaves}\b`, 'u');

const byPronoun = new RegExp(
  String.raw`^(\p{Lu}\p{Ll}+) (?:is|was|has|told|says|said)\b[^.;]{0,60}\b(?:he|she) ${leaves}\b`,
  'u',
);

/** The name of an owner who leaves and is not the one who writes. */
export function leavingOwnerIn(sentence: string): string | undefined {
  const name = (byName.exec(sentence) ?? byPronoun.exec(sentence))?.[1];
  return name !== undefined && personIn(sentence) === name ? name : undefined;
}

const takers = new RegExp(
  String.raw`(?:^|[,;] (?:or )?|\b(?:or|if|maybe|perhaps|hope) )(\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+) (?:buys? it|buy me out|takes? (?:it )?over|could (?:buy|take)|(?:would|might) (?:buy|take)|want to (?:buy|take))\b`,
  'u',
);

/** Two people who could take over together: `Luis and Kath`. */
export const takersIn = (sentence: string): string | undefined => takers.exec(sentence)?.[1];
