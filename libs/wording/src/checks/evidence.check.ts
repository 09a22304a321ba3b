import type { Fact } from '../facts/fact.js';
import type { PartTask } from '../tasks/part-task.js';
import type { Claim, PartWords } from '../words/part-words.js';
import { passagesOf } from '../words/passages.js';
import { placeholdersOf } from '../words/placeholders.js';
import type { Fault } from './fault.js';
import { itemOf, withoutItems } from './items.js';
import { valuesOf } from './placeholder-values.js';

export interface EvidenceCheck {
  /** The completion's words; each item's evidence includes the facts that its own text names. */
  readonly words: PartWords;
  /** The same without the items that have no evidence. */
  readonly kept: PartWords;
  readonly faults: readonly Fault[];
  /** Whether more than a fifth of the items have no evidence. */
  readonly isRepairNeeded: boolean;
}

const maxDropped = 1 / 5;

/** V2: each statement cites facts of the part, or facts that the rules it names read. */
export function checkEvidence(answered: PartWords, task: PartTask): EvidenceCheck {
  const words = withNamedFacts(answered, task.facts);
  const known = valuesOf(task);
  const factIds = new Set(task.facts.map(({ id }) => id));
  const inputs = new Map(
    task.rules.map(({ id, inputs }) => [id, inputs.filter((input) => factIds.has(input))]),
  );

  const faults: Fault[] = [];
  for (const { place, text, evidence, rules } of passagesOf(words)) {
    const add = (why: string) => faults.push({ check: 'V2', place, why });
    if (placeholdersOf(text).some((name) => !known.has(name))) {
      add('names a placeholder that is not among the facts');
    }
    if (place.startsWith('recommendations ')) continue;
    if (evidence.length === 0 && factIds.size > 0) {
      add('rests on no fact');
      continue;
    }
    for (const rule of rules) {
      const read = inputs.get(rule) ?? [];
      if (read.length > 0 && !read.some((id) => evidence.includes(id))) {
        add(`rests on none of the facts that ${rule} reads (${read.join(', ')})`);
      }
    }
  }

  const items = new Set(passagesOf(words).map(({ place }) => itemOf(place)));
  const dropped = new Set(faults.map(({ place }) => itemOf(place)));
  return {
    words,
    kept: withoutItems(words, dropped),
    faults,
    isRepairNeeded: dropped.size > items.size * maxDropped,
  };
}

/** A figure in the text counts as evidence, even if it was not listed. */
function withNamedFacts(words: PartWords, facts: readonly Fact[]): PartWords {
  const ids = new Set(facts.map(({ id }) => id));
  const complete = <Item extends { readonly evidence: readonly string[] }>(
    item: Item,
    ...texts: readonly string[]
  ): Item => ({
    ...item,
    evidence: [
      ...new Set([
        ...item.evidence,
        ...texts.flatMap(placeholdersOf).filter((name) => ids.has(name)),
      ]),
    ],
  });
  return {
    ...words,
    sections: Object.fromEntries(
      Object.entries(words.sections).map(([name, claims]) => [
        name,
        claims.map((claim: Claim) => complete(claim, claim.text)),
      ]),
    ),
    gaps: words.gaps.map((gap) => complete(gap, gap.finding, gap.meaning)),
    strengths: words.strengths.map((each) => complete(each, each.text)),
    weaknesses: words.weaknesses.map((each) => complete(each, each.text)),
    highlights: words.highlights.map((each) => complete(each, each.text)),
    considerations: words.considerations.map((each) => complete(each, each.text)),
  };
}
