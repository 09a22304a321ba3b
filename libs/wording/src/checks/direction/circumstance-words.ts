import { isDenied, isUnreal, type Clause } from './clauses.js';
import type { Ground } from './clause-ground.js';

/** For each match of the pattern, whether it is stated (true) or denied (false). */
const saidIn = (text: string, pattern: RegExp): readonly boolean[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => {
    const lastWord = index + found.lastIndexOf(' ') + 1;
    return !isDenied(text, lastWord, index + found.length);
  });

const company = '(?:business|company|firm|\\{\\{COMPANY\\}\\}|it|enterprise)';
const profit = new RegExp(
  `\\b(?:makes?|earns?|posts?|yields?|turns?) (?:\\w+ ){0,3}profits?\\b|${company} (?:\\w+ ){0,3}profitable\\b|\\bprofitable (?:business|company|firm)\\b|\\bin the black\\b|\\bearns (?:good |real )?money\\b`,
  'g',
);
const loss =
  /\b(?:makes?|made|shows?|posts?|runs?|writes?|bears?) (?:\w+ ){0,2}(?:loss|losses)\b(?! of \w+ (?:client|customer|contract)s?\b)|\bloss-making\b|\b(?:loses|losing) money\b|\bunprofitable\b|\bin the red\b|\bat a loss\b/g;

/** Claims of a profit where there is none, or of a loss where there is none. */
export function profitFaults({ text }: Clause, ground: Ground): readonly string[] {
  if (isUnreal(text)) return [];
  const sign = ground.judgement.profit;
  const contradicts = saidIn(text, profit).includes(true) && sign !== 1;
  const invents = saidIn(text, loss).includes(true) && sign !== -1;
  const denies =
    (saidIn(text, profit).includes(false) && sign === 1) ||
    (saidIn(text, loss).includes(false) && sign === -1);
  return contradicts || invents || denies
    ? ['contradicts whether the business makes a profit']
    : [];
}

const planned =
  '(?:plans?|planned|planning|expects?|expected|aims?|projects?|projected|forecasts?|intends?|targets?|wants?|counts on|sees)';
const growing = new RegExp(
  `\\b${planned} (?:\\S+ ){0,3}?(?:growth|grow|expand|expansion|increase)\\b(?! (?:any )?(?:faster|more|beyond|further|quicker|by more|at any)\\b)|\\b(?:growth|increase) (?:\\S+ ){0,2}?is ${planned}\\b|(?:business|company|firm|\\{\\{COMPANY\\}\\}|revenue) is growing\\b`,
  'g',
);
const shrinking = new RegExp(
  `\\b${planned} (?:\\S+ ){0,3}?(?:shrink|shrinking|decline|fall|drop|decrease|shrinkage|contraction)\\b|\\b(?:decline|fall|drop|decrease) (?:\\S+ ){0,3}?is ${planned}\\b|(?:business|company|firm|\\{\\{COMPANY\\}\\}|revenue) is (?:shrinking|declining|falling)\\b`,
  'g',
);

/** A plan to grow where the plan is to shrink, and the other way round. */
export function growthFaults({ text }: Clause, ground: Ground): readonly string[] {
  if (/\b(?:if|unless|whether|once|before|when|would|could|should|little)\b/.test(text)) return [];
  const { growth } = ground.judgement;
  const grows = saidIn(text, growing);
  const shrinks = saidIn(text, shrinking);
  return (grows.includes(true) && growth === -1) ||
    (grows.includes(false) && growth === 1) ||
    (shrinks.includes(true) && growth !== -1) ||
    (shrinks.includes(false) && growth === -1)
    ? ['contradicts the planned growth']
    : [];
}
