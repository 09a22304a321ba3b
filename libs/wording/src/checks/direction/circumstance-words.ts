import { isDenied, isUnreal, type Clause } from './clauses.js';
import type { Ground } from './clause-ground.js';

const isSaid = (text: string, found: string, index: number): boolean =>
  !isDenied(text, index + found.lastIndexOf(' ') + 1, index + found.length);

/** For each match of the pattern, whether it is stated (true) or denied (false). */
const saidIn = (text: string, pattern: RegExp): readonly boolean[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => isSaid(text, found, index));

const company = '(?:business|company|firm|\\{\\{COMPANY\\}\\}|it|enterprise)';
const profit = new RegExp(
  `\\b(?:makes?|earns?|posts?|yields?|turns?) (?:\\w+ ){0,3}profits?\\b|${company} (?:\\w+ ){0,3}profitable\\b|\\bprofitable (?:business|company|firm)\\b|\\bin the black\\b|\\bearns (?:good |real )?money\\b`,
  'g',
);

/** What a business may lose, as against money of its own. */
const lost =
  '(?:client|customer|contract|order|job|tender|tenant|supplier|employer|partner|colleague|employee|group|clinic|hotel|hospital)s?|time|trust|staff|people|somebody|anybody';
/** Parts of a business that may cost money while the whole does not. */
const part =
  'lists?|prices?|price lists?|invoices?|jobs?|contracts?|orders?|quotes?|sites?|clients?|customers?|groups?|lines?|products?|services?|visits?|courses?|lessons?|rooms?|branch(?:es)?|shops?|projects?|months?|weeks?|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|seasons?|machines?|vans?|routes?|trips?|programmes?|dish(?:es)?|tours?|evenings?';

const loss = new RegExp(
  [
    // The loss of a customer, and one that something makes bearable, are none of the company.
    `\\b(?:makes?|made|shows?|posts?|runs?|writes?|bears?) (?!profits? (?:or|and) loss)(?:\\w+ ){0,2}(?:loss|losses)\\b(?! of (?!money|profits?|revenue|sales)(?:[\\w'-]+ ){0,4}?(?:${lost})\\b)(?! (?:\\w+ )?(?:bearable|smaller|easier|lighter|visible|harmless|felt|good)\\b)`,
    `\\bloss-making\\b(?! (?:\\w+ )?(?:${part})\\b)`,
    '\\b(?:loses|losing) money\\b',
    `\\bunprofitable\\b(?! (?:\\w+ )?(?:${part})\\b)`,
    '\\bin the red\\b',
    '\\bat a loss\\b',
  ].join('|'),
  'g',
);

/** The last subject before a loss, if it is a part of the business. */
const ofPart = new RegExp(
  `\\b(?:${part})\\b(?!.*(?<!\\b(?:that|which) )\\b(?:you|we|i|${company})(?!\\w)) ?(?:\\S+ ){0,5}$`,
);

/** A loss that a whole sentence puts under a condition. */
const conditional = /^(?:if|unless|should|once|until)\b/;

/** Claims of a loss of the company. */
const lossesIn = ({ text, sentence }: Clause): readonly boolean[] =>
  conditional.test(sentence)
    ? []
    : Array.from(text.matchAll(loss))
        .filter(({ index }) => !ofPart.test(text.slice(0, index)))
        .map(({ 0: found, index }) => isSaid(text, found, index));

/** Claims of a profit where there is none, or of a loss where there is none. */
export function profitFaults(clause: Clause, ground: Ground): readonly string[] {
  const { text } = clause;
  if (isUnreal(text)) return [];
  const sign = ground.judgement.profit;
  const losses = lossesIn(clause);
  const contradicts = saidIn(text, profit).includes(true) && sign !== 1;
  const invents = losses.includes(true) && sign !== -1;
  const denies =
    (saidIn(text, profit).includes(false) && sign === 1) || (losses.includes(false) && sign === -1);
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
