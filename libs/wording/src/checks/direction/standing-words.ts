import type { Fact } from '../../facts/fact.js';
import { isDenied, isUnreal, type Clause } from './clauses.js';
import type { Ground } from './clause-ground.js';
import { stemsOf } from './stems.js';

const praise =
  'strong|solid|sound|healthy|excellent|impressive|robust|outstanding|exceptional|remarkable|enviable|comfortable|reassuring|stable|reliable|superb|great|good|very good|well placed|well established|in good shape|in good order|a strength|a real strength|an asset|first-class|exemplary';
const blame =
  'weak|poor|fragile|alarming|worrying|insufficient|inadequate|unhealthy|unstable|precarious|disappointing|concerning|troubling|dangerous|dire|bad|very bad|a weakness|a weak point|a weak spot|a problem|a concern|a worry|a liability|shaky|vulnerable|deficient|unsatisfactory';

/** Words that turn praise into blame: "a strong dependence". */
const notOf =
  '(?! (?:dependen\\w+|reliance|concentration|need|pressure|reason|pull|argument|case|incentive|signal|warning|risk|exposure|hint|sign|reminder|deal|part|way|place|idea|time|start|enough|question|many|for|at|to)\\b)';

const adverb =
  '(?:(?:very|quite|rather|really|truly|already|still|clearly|plainly|surprisingly|particularly|especially|remarkably|extremely|fairly|simply|only|so|too|also|now|just|not|no longer|hardly|barely|never|anything but|far from|by no means|a|an|the) )*';
const verb =
  "(?:is|are|was|were|isn't|aren't|remains?|looks?|stands?|seems?|appears?|proves?|stays?|being)";

const saidOf = (words: string) => new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])${notOf}`, 'g');
const good = saidOf(praise);
const poor = saidOf(blame);
const isPredicate = new RegExp(`\\b${verb} ${adverb}$`);

/** Things other than the figure that praise may refer to: a hope, a comparison, the opposite. */
const ofOtherThings =
  /\b(?:more|most|better|best|stronger|weaker|only|even|otherwise|elsewhere|other|despite|for a|than|too|in spite of|good (?:enough|news|customers|people|employees|leaders?|reason|idea))\b/;

/** Praise where all facts are poor, and blame where all facts are good. */
export function standingFaults(clause: Clause, ground: Ground): readonly string[] {
  const { text } = clause;
  if (isUnreal(text) || ofOtherThings.test(text)) return [];
  const named = scored(ground.inClause);
  const facts = named.length > 0 ? named : meant(clause, ground);
  if (facts.length === 0) return [];

  const tone = toneOf(text, facts, named.length > 0);
  if (tone === 'good' && facts.every(({ standing }) => standing === 'poor')) {
    return [`praises what stands poor (${labels(facts)})`];
  }
  const unexcused = facts.filter((fact) => !isBlamedByRule(fact, ground));
  if (
    tone === 'poor' &&
    unexcused.length > 0 &&
    facts.every(({ standing }) => standing === 'good')
  ) {
    return [`finds fault with what stands well (${labels(facts)})`];
  }
  return [];
}

/** A fact that is a list: even a short list may be called good. */
const isList = ({ value }: Fact): boolean =>
  !/\p{N}/u.test(value) && !/^(?:none|(?:not )?available)$/.test(value);

const scored = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter((fact) => fact.standing !== undefined && !isList(fact));

const labels = (facts: readonly Fact[]): string => facts.map(({ label }) => label).join(', ');

/**
 * A fact that is good by itself but that a rule criticizes, such as more growth than the business
 * can carry.
 */
const isBlamedByRule = ({ id }: Fact, { rules }: Ground): boolean =>
  rules.some(
    (rule) =>
      !rule.id.startsWith('P-') &&
      `${rule.finding} ${rule.meaning} ${rule.stake}`.includes(`{{${id}}}`),
  );

/**
 * The facts of a clause without a figure: those of its sentence, else those that the passage cites.
 */
function meant({ text }: Clause, { inSentence, evidence }: Ground): readonly Fact[] {
  const near = scored(inSentence);
  if (near.length > 0) return near;
  // "A healthy margin is …" speaks of margins in general, "none of this …" of more than one fact.
  return /^(?:a|an|any|every|each|none of|nothing of|nothing in) /.test(text)
    ? []
    : scored(evidence);
}

type Tone = 'good' | 'poor';

/** The tone in which a clause speaks of the facts; undefined where it is mixed or neutral. */
function toneOf(text: string, facts: readonly Fact[], isNamed: boolean): Tone | undefined {
  const tonesBy = (pattern: RegExp, said: Tone, denied: Tone): readonly Tone[] =>
    Array.from(text.matchAll(pattern))
      .filter(({ index }) => isOfFacts(text, index, facts, isNamed))
      .map(({ 0: word, index }) => (isDenied(text, index, index + word.length) ? denied : said));
  const tones = new Set([...tonesBy(good, 'good', 'poor'), ...tonesBy(poor, 'poor', 'good')]);
  const [tone] = tones;
  return tones.size === 1 ? tone : undefined;
}

const figure = /\{\{[EDS]\d/;
/** A subject that refers to something named before. */
const takesUp =
  /^(?:and |so |yet )?(?:it|this|that|which|these|they|both|the (?:base|basis|foundation|figure|value|answer|rating|mark|result|share|number|level|position))\b/;
const newSubject = /^.*\b(?:that|means|shows|says|tells|proves|where|when|who|because)\b (?=\S)/;

/** Whether a word of praise or blame is about the facts themselves, by name or by figure. */
function isOfFacts(text: string, at: number, facts: readonly Fact[], isNamed: boolean): boolean {
  const from = text.lastIndexOf(',', at) + 1;
  const end = text.indexOf(',', at);
  const before = text.slice(from, at).trimStart();
  const predicate = isPredicate.exec(before);
  if (predicate === null) {
    const piece = text.slice(from, end === -1 ? undefined : end);
    return isNamed && (figure.test(piece) || facts.some((fact) => isCalled(piece, fact)));
  }
  const subject = before.slice(0, predicate.index).replace(newSubject, '').trim();
  return (
    subject === '' ||
    takesUp.test(subject) ||
    figure.test(subject) ||
    facts.some((fact) => isCalled(subject, fact))
  );
}

/** Words that are too common to identify a fact: "the work is good". */
const common = new Set(['work', 'share', 'numbe', 'score', 'funct']);

/** Whether a text names a fact by its label, or by the label's main noun. */
function isCalled(text: string, { label }: Fact): boolean {
  const said = stemsOf(text);
  const parts = label.split(/ (?:of|for|without|that|to|from|in) |[,(]/);
  const head = [...stemsOf(parts[0]!)].at(-1);
  if (head === undefined || !said.has(head)) return false;
  return !common.has(head) || [...stemsOf(label)].filter((stem) => said.has(stem)).length > 1;
}
