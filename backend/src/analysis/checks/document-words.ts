import type { Fact } from '@ellac/wording';
import { isDenied, isUnreal, type Clause } from './clauses.js';
import type { Ground } from './direction.check.js';

/** How the documents that are there or not are called, by the label of their fact. */
const names = {
  'Business plan': '(?:written )?business plans?',
  'Financial statements': '(?:financial statements|annual accounts)',
  'Organisation chart': 'organi[sz]ation(?:al)? charts?',
  'Market analysis': '(?:written )?market (?:analysis|analyses)',
  'Process documentation': '(?:process (?:documents?|documentation)|documented processes)',
} as const;
type Document = keyof typeof names;

const isDocument = (label: string): label is Document => Object.hasOwn(names, label);

const any = `(?:${Object.values(names).join('|')})`;
const article = '(?:the |a |an |its |any )?';
const be = "(?:is|are|was|were|isn't|aren't|remains?)";
const adverb =
  '(?:(?:still|also|currently|already|both|all|now|simply|as yet|not|yet|no longer|marked as|said to be|reported as) ){0,3}';

interface Sayings {
  readonly there: RegExp;
  readonly missing: RegExp;
}

function sayingsOf(name: string): Sayings {
  // "The business plan and the market analysis are missing."
  const subject = `(?<doc>${name})(?:(?:,| and| or| nor|, and) ${article}${any})*`;
  const listed = `${article}(?:${any}(?:,| and| or| nor) ${article})*(?:[\\w-]+ ){0,2}?(?<doc>${name})`;
  return {
    there: new RegExp(
      [
        `\\b${subject} (?:${be} ${adverb}(?:available|there|in place|complete|finished|up[- ]to[- ]date|at hand|ready|in order|written)|(?:already )?(?:exists?(?! only)|hangs?)\\b)`,
        `\\bthere (?:is|are) (?:already )?${listed.replace('<doc>', '<doc2>')}`,
        `(?:you|\\{\\{COMPANY\\}\\}|company|business) (?:already )?(?:ha(?:s|ve)|holds?|keeps?) ${listed.replace('<doc>', '<doc3>')}(?! (?:to|that would)\\b)`,
      ].join('|'),
      'g',
    ),
    missing: new RegExp(
      [
        `\\b${subject} (?:${be} ${adverb}(?:missing|lacking|absent|unavailable|outdated|incomplete)|${be} not(?= ?[.,;]|$)|(?:do|does) not (?:yet )?exist|has (?:not|never) (?:yet )?been (?:written|drawn|made))`,
        `\\b(?:lacks?|miss(?:es)?|ha(?:s|ve) never (?:written|drawn|made)|(?:works?|runs?|operates?|plans?|grows?|manages?|gets? by) without) ${listed.replace('<doc>', '<doc2>')}`,
      ].join('|'),
      'g',
    ),
  };
}

const sayings = new Map(
  Object.entries(names).map(([label, name]) => [label as Document, sayingsOf(name)] as const),
);

/** Of documents in general, or of what somebody thinks. */
const general = /\b(?:most|many|every|each|such|any|a buyer|buyers|banks?|a good)\b/;

/** A document that is missing said to be there, and the other way round. */
export function documentFaults({ text }: Clause, ground: Ground): readonly string[] {
  const known = ground.facts.filter(({ label }) => isDocument(label));
  // "The business plan is not {{E40}}": the value says so itself.
  const isTurned = known.some(({ id }) => {
    const at = text.indexOf(`{{${id}}}`);
    return at >= 0 && isDenied(text, at, at + id.length + 4);
  });
  if (isTurned) return ['denies what the placeholder of a document says'];
  if (isUnreal(text)) return [];
  return known.flatMap((fact) => (isContradicted(text, fact) ? [why(fact)] : []));
}

const why = ({ label, value }: Fact): string =>
  `contradicts that ${label.toLowerCase()} is marked as ${value}`;

function isContradicted(text: string, { label, value }: Fact): boolean {
  const { there, missing } = sayings.get(label as Document)!;
  const said = [
    ...Array.from(text.matchAll(there), (match) => !isNegated(text, match, 'its name')),
    ...Array.from(text.matchAll(missing), (match) => isNegated(text, match, 'the whole')),
  ];
  return said.includes(value !== 'available') && !general.test(text);
}

/** Denied before its name ("no business plan is …") or behind it ("is not available"). */
function isNegated(
  text: string,
  { 0: found, index, groups }: RegExpExecArray,
  /** What a "no" stands before: "has no plan" denies the plan, "works without a plan" says it. */
  before: 'its name' | 'the whole',
): boolean {
  const name = groups?.['doc'] ?? groups?.['doc2'] ?? groups?.['doc3'] ?? '';
  const at = found.indexOf(name);
  const ahead = text.slice(0, before === 'its name' ? index + at : index);
  const behind = found.slice(at + name.length);
  const isNone = /\b(?:no|neither|nor|not a|without)\b(?: \S+){0,9} ?$/.test(ahead);
  // "Does not exist" and "is not" are what says that it is missing.
  const isNot =
    /\b(?:not|no longer)\b|n't\b/.test(behind) && !/\b(?:do|does|has) not\b| not$/.test(behind);
  return isNone !== isNot;
}
