import type { Fact } from '@ellac/diagnosis';
import { isDenied, isUnreal, type Clause } from './clauses.js';
import type { Ground } from './direction.check.js';

const praise =
  'strong|solid|sound|healthy|excellent|impressive|robust|outstanding|exceptional|remarkable|enviable|comfortable|reassuring|stable|reliable|superb|great|good|very good|well placed|well established|in good shape|in good order|a strength|a real strength|an asset|first-class|exemplary';
const blame =
  'weak|poor|fragile|alarming|worrying|insufficient|inadequate|unhealthy|unstable|precarious|disappointing|concerning|troubling|dangerous|dire|bad|very bad|a weakness|a weak point|a weak spot|a problem|a concern|a worry|a liability|shaky|vulnerable|deficient|unsatisfactory';

/** Praise of these is none: "a strong dependence". */
const notOf =
  '(?! (?:dependen\\w+|reliance|concentration|need|pressure|reason|pull|argument|case|incentive|signal|warning|risk|exposure|hint|sign|reminder|deal|part|way|place|idea|time|start|enough|question|many|for|at|to)\\b)';

const adverb =
  '(?:(?:very|quite|rather|really|truly|already|still|clearly|plainly|surprisingly|particularly|especially|remarkably|extremely|fairly|simply|only|so|too|also|now|just|not|no longer|hardly|barely|never|anything but|far from|by no means|a|an|the) )*';
const verb =
  "(?:is|are|was|were|isn't|aren't|remains?|looks?|stands?|seems?|appears?|proves?|stays?|being)";

const saidOf = (words: string) => ({
  /** "is strong": of what the sentence is about. */
  predicate: new RegExp(`\\b${verb} ${adverb}(?<word>${words})(?![\\w-])${notOf}`, 'g'),
  /** "a strong sign" beside a figure of its own. */
  anywhere: new RegExp(`(?<![\\w-])(?<word>${words})(?![\\w-])${notOf}`, 'g'),
});
const good = saidOf(praise);
const poor = saidOf(blame);

/** What other things than the figure are praised for: the hope, the comparison, the opposite. */
const ofOtherThings =
  /\b(?:more|most|better|best|stronger|weaker|only|even|otherwise|elsewhere|other|despite|for a|than|too|in spite of|good (?:enough|news|customers|people|employees|leaders?|reason|idea))\b/;

/** Praise of facts that all stand poor, and blame of facts that all stand good. */
export function standingFaults(clause: Clause, ground: Ground): readonly string[] {
  const { text } = clause;
  if (isUnreal(text) || ofOtherThings.test(text)) return [];
  const named = scored(ground.inClause);
  const facts = named.length > 0 ? named : meant(clause, ground);
  if (facts.length === 0) return [];
  const how = named.length > 0 ? 'anywhere' : 'predicate';

  const tone = toneOf(text, how);
  if (tone === 'good' && facts.every(({ standing }) => standing === 'poor')) {
    return [`praises what stands poor (${labels(facts)})`];
  }
  if (tone === 'poor' && facts.every(({ standing }) => standing === 'good')) {
    return [`finds fault with what stands well (${labels(facts)})`];
  }
  return [];
}

const scored = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ standing }) => standing !== undefined);

const labels = (facts: readonly Fact[]): string => facts.map(({ label }) => label).join(', ');

/** Where no figure stands in the clause: those of its sentence, else those it is said to rest on. */
function meant({ text }: Clause, { inSentence, evidence }: Ground): readonly Fact[] {
  const near = scored(inSentence);
  if (near.length > 0) return near;
  // "A healthy margin is …" speaks of margins in general, "none of this …" of more than one fact.
  return /^(?:a|an|any|every|each|none of|nothing of|nothing in) /.test(text)
    ? []
    : scored(evidence);
}

/** The tone of a clause; none where it has both or neither. */
function toneOf(text: string, how: 'anywhere' | 'predicate'): 'good' | 'poor' | undefined {
  const tones = new Set([
    ...Array.from(text.matchAll(good[how]), (match) => (denied(text, match) ? 'poor' : 'good')),
    ...Array.from(text.matchAll(poor[how]), (match) => (denied(text, match) ? 'good' : 'poor')),
  ] as const);
  const [tone] = tones;
  return tones.size === 1 ? tone : undefined;
}

function denied(text: string, { 0: whole, index, groups }: RegExpExecArray): boolean {
  const to = index + whole.length;
  return isDenied(text, to - (groups?.['word'] ?? '').length, to);
}
