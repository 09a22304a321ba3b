import {
  areas,
  type Area,
  formatMoney,
  formatNumber,
  formatScore,
  levelOf,
  type ScoredItem,
} from '@ellac/contracts';
import {
  countedToNine,
  daysInWords,
  isRating,
  isUnderrated,
  type MoneyFactOf,
  type MoneyId,
  monthInWords,
  ofProfit,
  percentInWords,
  type TextFact,
  yearsOfProfit,
  you,
} from '@ellac/diagnosis/parts';
import type { Business } from '../business/business.js';
import { missingPoints } from '../business/area-levels.js';
import { clauseOf } from '../words/item-clauses.js';
import type { SituationFigures } from './situation-figures.js';

const moneyOf = <Id extends MoneyId>(
  { diagnosis }: Business,
  id: Id,
): MoneyFactOf<Id> | undefined =>
  diagnosis.money.find((fact): fact is MoneyFactOf<Id> & typeof fact => fact.id === id);

const factsOf = ({ diagnosis }: Business, kind: TextFact['kind']): readonly TextFact[] =>
  diagnosis.facts.filter((fact) => fact.kind === kind);

const inMoney = (amount: number, { answers }: Business): string =>
  formatMoney(Math.abs(amount), answers.country);

const isComing = ({ months }: TextFact): boolean => months !== undefined && months >= 0;

function exitOf(business: Business): SituationFigures['exit'] {
  const dated = factsOf(business, 'wish-exit').filter(isComing);
  const [soonest] = dated.toSorted((one, other) => one.months! - other.months!);
  return soonest?.date === undefined
    ? undefined
    : { when: monthInWords(soonest.date), months: soonest.months! };
}

/** The first two things that a successor or a buyer would find missing. */
function successorLacks(business: Business): readonly [string, string] {
  const { answers } = business;
  const lacks = [
    answers.funcs.length <= 3 ? 'a second person who does your part' : undefined,
    'figures that an accountant has restated',
    !answers.pd || answers.docu <= 2 ? 'the common tasks in writing' : undefined,
    'customers who know more than one person',
  ].filter((lack) => lack !== undefined);
  return [lacks[0]!, lacks[1]!];
}

function clientsOf(business: Business): SituationFigures['clients'] {
  const loss = moneyOf(business, 'client-loss');
  const decides = [...factsOf(business, 'event'), ...factsOf(business, 'term-ends')].find(
    (fact) => fact.date !== undefined && isComing(fact),
  );
  const decided =
    decides?.date === undefined ? {} : { decided: `by ${monthInWords(decides.date)}` };
  if (loss !== undefined && !loss.values.atLeast) {
    const years = loss.values.yearsOfProfit;
    return {
      who: 'one client',
      share: percentInWords(loss.values.share),
      amount: inMoney(loss.values.revenue, business),
      ...decided,
      ...(years !== undefined && {
        years: yearsOfProfit([years, years]),
        isLossWithout: years >= 1,
      }),
    };
  }
  const { top, rev } = business.answers;
  if (!business.knows('top') || top === 0) return undefined;
  return {
    who: 'three clients',
    share: percentInWords(top),
    ...(business.knows('rev') &&
      rev > 0 && {
        amount: inMoney(Number(((rev * top) / 100).toPrecision(3)), business),
      }),
    ...decided,
  };
}

function personOf(business: Business): SituationFigures['person'] {
  const { leaver } = business.voice;
  const [leaves] = factsOf(business, 'person-leaves').filter(isComing);
  if (leaves === undefined) return undefined;
  return {
    name: leaver.isKnown ? leaver.name : 'one of your people',
    ...(leaver.time !== undefined && { leaves: leaver.time.when }),
    ...(leaver.carries !== undefined && { only: leaver.carries }),
  };
}

/** What depends on the owner, the heaviest first; at least one. */
function carriedByOwner({ answers, knows }: Business): readonly string[] {
  const { ownerS, funcs } = answers;
  const carried = [
    ownerS >= 50 && knows('ownerS') ? `${percentInWords(ownerS)} of sales` : undefined,
    funcs.length === 0
      ? 'all six functions'
      : funcs.length <= 2
        ? `${countedToNine(6 - funcs.length)} of six functions`
        : undefined,
  ].filter((part) => part !== undefined);
  return carried.length > 0 ? carried : ['the weightiest decisions'];
}

function absenceOf({ answers: { absd }, knows }: Business): string | undefined {
  if (!knows('absd')) return undefined;
  if (absd === 0) return 'not a single day';
  return absd < 10 && Number.isInteger(absd)
    ? `${countedToNine(absd)} ${absd === 1 ? 'day' : 'days'}`
    : daysInWords(absd);
}

function growthOf(business: Business): SituationFigures['growth'] {
  const { answers } = business;
  const extra = moneyOf(business, 'growth-extra');
  const cash = moneyOf(business, 'growth-cash');
  return {
    ...(extra !== undefined && { extra: inMoney(extra.values.extraRevenue, business) }),
    carriers: [
      `${countedToNine(answers.funcs.length)} functions that run without you`,
      `a net margin of ${percentInWords(answers.nm)}`,
    ],
    short: (cash?.values.yearsOfProfit?.[0] ?? 0) >= 0.5 ? 'cash' : 'people',
  };
}

const costs = (one: ScoredItem, other: ScoredItem): number =>
  missingPoints(other) - missingPoints(one);

/** The distance of two areas, out of 10, from which one of them stands out; judgement. */
const standsOutBy = 1;

function areasApart({ diagnosis: { areaScores } }: Business): SituationFigures['apart'] {
  const inOrder = areas.toSorted((one, other) => areaScores[one] - areaScores[other]);
  const [weakest, strongest] = [inOrder[0]!, inOrder.at(-1)!];
  if (areaScores[strongest] - areaScores[weakest] < standsOutBy) return undefined;
  const scoreOf = (area: Area) => ({ area, score: formatScore(areaScores[area]) });
  return { strongest: scoreOf(strongest), weakest: scoreOf(weakest) };
}

function allAreasAre({ diagnosis: { areaScores } }: Business): SituationFigures['allAre'] {
  const levels = areas.map((area) => levelOf(areaScores[area]));
  return (['strong', 'weak'] as const).find((level) => levels.every((each) => each === level));
}

/** Points below which a fact is named rather than a rating that costs more; judgement. */
const tellingFact = 5;

/**
 * The answer that costs most points, in one area if told. A poor fact is named before a rating,
 * which only repeats what the owner feels, and a low rating beside good facts last: it points to a
 * modest owner.
 */
function costliestIn({ diagnosis }: Business, area: Area | undefined): ScoredItem {
  const inOrder = diagnosis.breakdown
    .filter((item) => area === undefined || item.area === area)
    .toSorted(costs);
  const isByModesty = (item: ScoredItem) => isUnderrated(diagnosis.marks[item.area]);
  return (
    inOrder.find(({ id, given, points }) => !isRating(id) && given && points < tellingFact) ??
    inOrder.find((item) => !isRating(item.id) || !isByModesty(item)) ??
    inOrder[0]!
  );
}

/** The figures and phrases that the two sentences on this situation may use. */
export function situationFiguresOf(business: Business): SituationFigures {
  const { company, answers, diagnosis } = business;
  const profit = moneyOf(business, 'profit');
  const price = moneyOf(business, 'price-1');
  const churn = moneyOf(business, 'churn');
  const exit = exitOf(business);
  const clients = clientsOf(business);
  const person = personOf(business);
  const absence = absenceOf(business);
  const growth = growthOf(business);
  const { who } = business.voice.exit;
  const leaving = who.name === you.name ? undefined : who.name;
  const apart = areasApart(business);
  const allAre = allAreasAre(business);
  const costliest = costliestIn(business, apart?.weakest.area);
  return {
    company,
    untouched: diagnosis.untouched,
    isLoss: answers.nm < 0,
    netMargin: formatNumber(answers.nm),
    carried: person === undefined ? carriedByOwner(business) : ['what nobody else can do yet'],
    successorLacks: successorLacks(business),
    ...(missingPoints(costliest) > 0 && { costliest: clauseOf(costliest, business) }),
    ...(allAre !== undefined && { allAre }),
    ...(apart !== undefined && { apart }),
    ...(profit !== undefined && { profit: inMoney(profit.values.profit, business) }),
    ...(price !== undefined && {
      price: {
        amount: inMoney(price.values.amount, business),
        ...(price.values.shareOfProfit !== undefined && {
          share: ofProfit(price.values.shareOfProfit, 'that profit'),
        }),
      },
    }),
    ...(churn?.values.fivePoints !== undefined && {
      leak: {
        again: inMoney(churn.values.winAgain, business),
        fivePoints: inMoney(churn.values.fivePoints, business),
      },
    }),
    ...(exit !== undefined && { exit }),
    ...(leaving !== undefined && { leavingPartner: leaving }),
    ...(clients !== undefined && { clients }),
    ...(person !== undefined && { person }),
    ...(absence !== undefined && { absence }),
    ...(growth !== undefined && { growth }),
  };
}
