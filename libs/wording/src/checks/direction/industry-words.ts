import { isUnreal, type Clause } from './clauses.js';
import type { Ground } from './clause-ground.js';

const reference =
  "(?:(?:the|its|this|that|what is|most|other|comparable|of|a) )*(?:orientation values?|industry(?:'s)?|sector(?:'s)?|(?<!\\b(?:your|your own|our|our own|its own) )average|benchmarks?|norm|peers|competitors)";
const side =
  'above|over|exceeds?|exceeding|higher|surpass(?:es)?|tops|beats|ahead of|outperforms?|outstrips?|below|under|lower|beneath|short of|behind|trails|falls short of|lags behind|underperforms?|in line with|at the level of|equals|matches|level with|on a par with|more|less|better|worse';
/** Allows a few words between: "above what is usual in the industry". */
const comparison = new RegExp(
  // An advantage over competitors is allowed: the form asks about it.
  `(?<!\\b(?:advantages?|edge|lead) )\\b(?:${side})(?: than| of| to| for)? (?:\\S+ ){0,4}?${reference}(?![\\w-])`,
);

/** A comparison with the industry, for which no sourced value exists. */
export function industryFaults({ text }: Clause, { rules }: Ground): readonly string[] {
  if (isUnreal(text) || !comparison.test(text)) return [];
  const isOurs = rules.some(({ finding, meaning }) =>
    comparison.test(`${finding} ${meaning}`.toLowerCase()),
  );
  return isOurs ? [] : ['compares with the industry, of which no fact is known'];
}
