import type { ConcernedPerson } from '@ellac/contracts';

const relative = '(?:wife|husband|brother|sister|father|mother|son|daughter|cousin|uncle|aunt)';
const roleName = String.raw`(?:(?:head|leader|manager) of \w+|${relative}|(?:[\w-]+ ){0,2}?(?:foreman|forewoman|chef|cook|nurse|secretary|lead|head|partner|bookkeeper|colleague|apprentice|[a-z]{3,}(?:er|or|ist|ant|ian)))`;
/** Capitalized words that are no names: they begin sentences or name a time. */
const noName = String.raw`(?!(?:I|We|He|She|It|They|You|The|This|That|My|Our|His|Her|Their|A|An|Only|Nobody|No|One|Two|Three|Both|All|Every|Everything|Most|If|Without|When|While|Since|Because|And|But|So|In|On|At|By|From|For|After|Before|Until|With|Next|Last|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|Nothing|Head|Senior|Knowledge|Training|Passwords|Recipes|Prices|Portals|Orders|Customers|Clients)\b)`;
const name = String.raw`${noName}[A-Z]\p{L}+`;

/** The role behind these words, and the name behind the role if there is one. */
const ofTheirs = String.raw`(?:[Oo]ur|[Mm]y|[Tt]he only|[Tt]he best|[Tt]he)`;
const named = new RegExp(String.raw`\b(${name}),? (?:(?:is|was) )?(?:our|my|the|who)\b`, 'u');
const roleWithName = new RegExp(String.raw`\b(?:${ofTheirs} )?(${roleName}),? (${name})\b`, 'u');
const role = new RegExp(String.raw`\b${ofTheirs} (${roleName})\b`, 'u');
const subject = new RegExp(
  String.raw`(?:^|[,;:] |\b(?:and|but|only|Only|if|If|when|When|without|Without|with|on|to|except|besides) )(${name})(?!'?s? (?:are|were|have|do)\b)(?='s\b|[ ,.;]|$)`,
  'u',
);

/**
 * Who of the business is spoken of, as it stands in the sentence: the name, else the role. Nothing
 * where there is neither.
 */
export function personIn(sentence: string): string | undefined {
  const [, byApposition] = named.exec(sentence) ?? [];
  const [, , byRole] = roleWithName.exec(sentence) ?? [];
  const [, asSubject] = subject.exec(sentence) ?? [];
  const [, asRole] = role.exec(sentence) ?? [];
  return byApposition ?? byRole ?? asSubject ?? asRole;
}

const other = new RegExp(
  String.raw`\b(?:[Oo]nly|but|except|besides|other than|[Ww]ithout|[Ii]f|[Ww]hen|with|on|by|to|of|in) (?:him|her|he|she|my ${relative}|(?:our|the) \w+(?:er|or|ist|man|woman)|${name})\b|(?:^|[ ,;])(?:[Hh]e|[Ss]he|${name}) (?:is|was) the (?:only|one)\b|\bin (?:his|her) (?:head|hands)\b`,
  'u',
);
const owner = /\b(?:I|I'm|me|my|mine|myself)\b/u;

/**
 * Who alone can do something: the owner or somebody else. If this sentence does not say, the one
 * before it is read. If neither names anybody, it is the owner's own work (judgement).
 */
export function holderIn(sentence: string, before: string): ConcernedPerson {
  if (other.test(sentence)) return 'other';
  if (owner.test(sentence)) return 'owner';
  if (personIn(sentence) !== undefined) return 'other';
  return !owner.test(before) && personIn(before) !== undefined ? 'other' : 'owner';
}
