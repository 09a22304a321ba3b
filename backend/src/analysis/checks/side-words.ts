import type { Fact } from '@ellac/diagnosis';
import { isDenied, isUnreal, type Clause } from './clauses.js';
import type { Ground } from './direction.check.js';

type Side = NonNullable<Fact['side']>;

const reference =
  "(?:(?:the|its|this|that|what is|what the|most|other|comparable|of|a) )*(?:orientation values?|industry(?:'s)?|sector(?:'s)?|trade(?:'s)?|branch|usual|average|typical|benchmarks?|norm|peers|competitors|others)";
/** A few words may lie between: "above what is usual in the industry". */
const against = `(?: than| of| to| for)? (?:\\S+ ){0,2}?${reference}(?![\\w-])`;

const patterns: readonly (readonly [Side, RegExp])[] = [
  [
    'above',
    `above|over|exceeds?|exceeding|higher|surpass(?:es)?|tops|beats|ahead of|outperforms?|outstrips?`,
  ],
  [
    'below',
    `below|under|lower|beneath|short of|behind|trails|falls short of|lags behind|underperforms?`,
  ],
  ['level', `in line with|at the level of|equals|matches|level with|on a par with|exactly at`],
].map(([side, words]) => [side as Side, new RegExp(`\\b(?:${words!})${against}`, 'g')] as const);

const vague =
  /\b(?:close to|near|nearly|about|around|roughly|almost|or (?:above|below|over|under))\b/;

/** By little is still on that side. */
const hardly =
  /\b(?:barely|hardly|scarcely|(?:only )?just|slightly|(?:only )?a? ?little|not (?:far|much|a lot|greatly)) (?=above|over|below|under|higher|lower|ahead|behind|short)/g;

/** The wrong side of the industry's value, of facts that all stand on one side. */
export function sideFaults(clause: Clause, ground: Ground): readonly string[] {
  const text = clause.text.replace(hardly, ' ');
  if (isUnreal(text) || vague.test(text)) return [];
  const compared = [ground.inClause, ground.inSentence, ground.evidence]
    .map((facts) => facts.filter(({ side }) => side !== undefined))
    .find((facts) => facts.length > 0);
  const sides = new Set(compared?.map(({ side }) => side));
  if (sides.size !== 1) return [];
  const [stands] = sides;

  return patterns.flatMap(([side, pattern]) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: found, index }) =>
      isDenied(text, index, index + found.length) === (side === stands)
        ? [`puts on the wrong side of the industry's value what stands ${wordsFor[stands!]}`]
        : [],
    ),
  );
}

const wordsFor: Readonly<Record<Side, string>> = {
  above: 'above it',
  below: 'below it',
  level: 'at it',
};
