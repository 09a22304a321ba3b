import { labelOf, revenueConcentrationChoices, type ScoredItem } from '@ellac/contracts';
import {
  type Answers,
  countedToNine,
  type ItemId,
  percentInWords as percent,
  type RatingId,
  ratings,
} from '@ellac/diagnosis/parts';
import type { Business } from '../business/business.js';

type Clause = (answers: Answers) => string;

const ratingClauses = Object.fromEntries(
  ratings.map(({ id, label, verb }): [RatingId, Clause] => [
    id,
    (answers) => `${label.toLowerCase().replace('the owner', 'you')} ${verb} ${answers[id]} of 5`,
  ]),
) as Readonly<Record<RatingId, Clause>>;

const available =
  (what: string, verb: 'is' | 'are', of: (answers: Answers) => boolean): Clause =>
  (answers) =>
    of(answers) ? `${what} ${verb} available` : `${what} ${verb} not available`;

function planned({ growth }: Answers): string {
  if (growth < 0) return `revenue is expected to fall by ${percent(-growth)}`;
  return growth === 0 ? 'no growth is planned' : `growth of ${percent(growth)} is planned`;
}

function sellers({ team }: Answers): string {
  if (team === 0) return 'there is no sales team';
  return team === 1 ? 'one person sells' : `the sales team has ${countedToNine(team)} people`;
}

function largestClients({ top }: Answers): string {
  if (top === 0) return 'no client carries a large part of the revenue';
  return `the largest clients bring ${top <= 15 ? 'only ' : ''}${percent(top)} of revenue`;
}

function kindsOfRevenue({ rec, prj }: Answers): string {
  if (rec === 0) {
    return prj === 0
      ? 'all revenue is one-off'
      : `no revenue recurs, and ${percent(prj)} is project work`;
  }
  return `${percent(rec)} of revenue recurs${prj === 0 ? '' : ` and ${percent(prj)} is project work`}`;
}

function certainty({ guar, likely }: Answers): string {
  if (guar === 0) {
    return `none of next year's revenue is secured${likely === 0 ? '' : `, and ${percent(likely)} is likely`}`;
  }
  return `${percent(guar)} of next year's revenue is secured${likely === 0 ? '' : ` and ${percent(likely)} likely`}`;
}

/** Each scored answer as a clause that can stand in a sentence. */
const clauses: Readonly<Record<ItemId, Clause>> = {
  ...ratingClauses,
  std: (a) => `${percent(a.std)} of the work is standard`,
  core: (a) => {
    const share = labelOf(revenueConcentrationChoices, a.core).toLowerCase();
    return a.core === '51-75' || a.core === '76-90'
      ? `the main offer gives a clear focus with ${share} of revenue`
      : `the main offer brings ${share} of revenue`;
  },
  elems: (a) =>
    a.elems.length === 0
      ? 'no part of selling is written down'
      : `${countedToNine(a.elems.length)} of six parts of selling ${a.elems.length === 1 ? 'is' : 'are'} written down`,
  pd: available('process documents', 'are', (a) => a.pd),
  fs: available('financial statements', 'are', (a) => a.fs),
  oc: available('an organisation chart', 'is', (a) => a.oc),
  ownerS: (a) =>
    a.ownerS === 0 ? 'you make none of the sales' : `you make ${percent(a.ownerS)} of sales`,
  absd: (a) =>
    a.absd === 0
      ? 'the business does not manage a day without you'
      : `the business can do without you for ${countedToNine(a.absd)} ${a.absd === 1 ? 'day' : 'days'}`,
  funcs: (a) =>
    a.funcs.length === 0
      ? 'no function runs without you'
      : a.funcs.length === 6
        ? 'all six functions run without you'
        : `${countedToNine(a.funcs.length)} of six functions ${a.funcs.length === 1 ? 'runs' : 'run'} without you`,
  rels: (a) =>
    a.rels.length === 0
      ? 'none of five kinds of relationships is held by the company itself'
      : `the company itself holds ${countedToNine(a.rels.length)} of five kinds of relationships`,
  bp: available('a business plan', 'is', (a) => a.bp),
  team: sellers,
  top: largestClients,
  ret: (a) => `${percent(a.ret)} of customers stay`,
  rq: kindsOfRevenue,
  pi: certainty,
  growth: planned,
  nm: (a) => `the net margin is ${percent(a.nm)}`,
  gm: (a) => `the gross margin is ${percent(a.gm)}`,
  ma: available('a market analysis', 'is', (a) => a.ma),
};

/** The answer as a clause in lower case, or that it was left open. */
export function clauseOf(item: ScoredItem, { answers }: Business): string {
  if (!item.given) return `“${item.label.toLowerCase()}” was left open`;
  const clause = (clauses as Readonly<Partial<Record<string, Clause>>>)[item.id];
  if (clause === undefined) throw new Error(`No words for the scored item ${item.id}.`);
  return clause(answers);
}

const rating = /^(.+) (?:is|are) rated (\d) of 5$/;

/** Joins two clauses; equal ratings are mentioned once. */
export function clausesTogether([first = '', second = '']: readonly string[]): string {
  const [, subject, rated] = rating.exec(first) ?? [];
  const [, other, alsoRated] = rating.exec(second) ?? [];
  if (second === '') return first;
  if (subject === undefined || other === undefined) return `${first}, and ${second}`;
  return rated === alsoRated
    ? `${subject} and ${other} are both rated ${rated} of 5`
    : `${first}, ${other} ${alsoRated} of 5`;
}
