import {
  documentedElementChoices,
  independentFunctionChoices,
  institutionalizedRelationshipChoices,
  labelOf,
  revenueConcentrationChoices,
  type Area,
} from '@ellac/contracts';
import {
  daysInWords,
  documentInWords,
  listInWords,
  peopleInWords,
  percentInWords,
  ratingInWords,
} from './answer-words.js';
import type { Alias, AliasOf, Answers } from './answers.js';
import {
  curves,
  documentedElementPoints,
  mainOfferPoints,
  pointsOn,
  relationshipPoints,
} from './curves.js';
import {
  goodNetMargin,
  grossGap,
  marginsGiven,
  predictability,
  retentionGap,
  revenueQuality,
  topGiven,
} from './derived.js';
import { industryValues } from './industry-values.js';

/** One of the thirty scored items. */
export interface ItemModel<Id extends Alias | 'rq' | 'pi' = Alias | 'rq' | 'pi'> {
  /** The model's short name: of the answer, or of the derived value. */
  readonly id: Id;
  readonly area: Area;
  readonly label: string;
  /** Per cent of the area's score; each area's weights are 100 together. */
  readonly weight: number;
  /** The answers that are scored; if one of them is marked as not known, the item is open. */
  readonly answers: readonly Alias[];
  /** Answers that only set the scale, such as the industry. */
  readonly comparedWith?: readonly Alias[];
  /** False where the answer cannot be told from a field left empty. */
  readonly isGiven?: (answers: Answers) => boolean;
  /** 0–10. */
  readonly points: (answers: Answers, notKnown: ReadonlySet<Alias>) => number;
  readonly inWords: (answers: Answers) => string;
}

type Head = readonly [area: Area, label: string, weight: number];

const item = <Id extends Alias>(
  id: Id,
  [area, label, weight]: Head,
  rest: Omit<ItemModel, 'id' | 'area' | 'label' | 'weight' | 'answers'>,
): ItemModel<Id> => ({ id, area, label, weight, answers: [id], ...rest });

/** An answer in which owners rate themselves, 1–5. All other scored answers are facts. */
interface RatingModel<Id extends Alias> extends ItemModel<Id> {
  /** How the label goes on in a sentence. */
  readonly verb: 'is rated' | 'are rated';
}

const rating = <Id extends AliasOf<number>>(
  id: Id,
  head: Head,
  verb: RatingModel<Id>['verb'] = 'is rated',
): RatingModel<Id> => ({
  ...item(id, head, {
    points: (a) => pointsOn(curves.rating, a[id]),
    inWords: (a) => ratingInWords(a[id]),
  }),
  verb,
});

const document = <Id extends AliasOf<boolean>>(id: Id, ...head: Head): ItemModel<Id> =>
  item(id, head, {
    points: (a) => (a[id] ? 10 : 0),
    inWords: (a) => documentInWords(a[id]),
  });

/** Capped at 10, because floating-point sums can exceed it slightly. */
const sumOf = <Key extends string>(points: Readonly<Record<Key, number>>, keys: readonly Key[]) =>
  Math.min(
    10,
    keys.reduce((sum, key) => sum + points[key], 0),
  );

const items = [
  rating('proc', ['systems', 'Core processes', 15], 'are rated'),
  rating('docu', ['systems', 'Documentation', 15]),
  rating('indep', ['systems', 'Daily work without the owner', 12]),
  rating('deliv', ['systems', 'Delivery without the owner', 12]),
  item('std', ['systems', 'Standard share of the work', 10], {
    points: (a) => pointsOn(curves.standardShare, a.std),
    inWords: (a) => percentInWords(a.std),
  }),
  item('core', ['systems', 'Main offer’s share of revenue', 8], {
    points: (a) => mainOfferPoints[a.core],
    inWords: (a) => labelOf(revenueConcentrationChoices, a.core),
  }),
  item('elems', ['systems', 'Written parts of selling', 14], {
    points: (a) => sumOf(documentedElementPoints, a.elems),
    inWords: (a) => listInWords(documentedElementChoices, a.elems),
  }),
  document('pd', 'systems', 'Process documentation', 5),
  document('fs', 'systems', 'Financial statements', 5),
  document('oc', 'systems', 'Organisation chart', 4),

  rating('trans', ['leadership', 'Readiness to hand over', 14]),
  rating('plan', ['leadership', 'Planning', 12]),
  rating('deleg', ['leadership', 'Delegation', 14]),
  item('ownerS', ['leadership', 'Owner’s share of sales', 14], {
    points: (a) => pointsOn(curves.ownerSales, a.ownerS),
    inWords: (a) => percentInWords(a.ownerS),
  }),
  item('absd', ['leadership', 'Longest absence of the owner', 14], {
    points: (a) => pointsOn(curves.absence, a.absd),
    inWords: (a) => daysInWords(a.absd),
  }),
  item('funcs', ['leadership', 'Functions that run without the owner', 14], {
    points: (a) => pointsOn(curves.independentFunctions, a.funcs.length),
    inWords: (a) => listInWords(independentFunctionChoices, a.funcs),
  }),
  item('rels', ['leadership', 'Relationships held by the company', 10], {
    points: (a) => sumOf(relationshipPoints, a.rels),
    inWords: (a) => listInWords(institutionalizedRelationshipChoices, a.rels),
  }),
  document('bp', 'leadership', 'Business plan', 4),
  item('team', ['leadership', 'Sales team', 4], {
    points: (a) => pointsOn(curves.salesTeam, a.team),
    inWords: (a) => peopleInWords(a.team),
  }),

  rating('pos', ['market', 'Market position', 12]),
  rating('adv', ['market', 'Competitive advantage', 14]),
  rating('mon', ['market', 'Watching the industry', 6]),
  item('top', ['market', 'Largest clients’ share of revenue', 14], {
    isGiven: topGiven,
    points: (a) => pointsOn(curves.topClients, a.top),
    inWords: (a) => percentInWords(a.top),
  }),
  item('ret', ['market', 'Customer retention', 12], {
    comparedWith: ['industry'],
    isGiven: (a) => a.ret > 0,
    points: (a) => pointsOn(curves.retentionGap, retentionGap(a)),
    inWords: (a) =>
      `${percentInWords(a.ret)} (industry: about ${percentInWords(industryValues[a.industry].retention)})`,
  }),
  {
    id: 'rq',
    area: 'market',
    label: 'Quality of revenue',
    weight: 12,
    answers: ['rec', 'prj', 'one'],
    comparedWith: ['ret'],
    points: (a, notKnown) =>
      pointsOn(curves.revenueQuality, revenueQuality(notKnown.has('ret') ? { ...a, ret: 0 } : a)),
    inWords: (a) =>
      `${percentInWords(a.rec)} recurring, ${percentInWords(a.prj)} project, ${percentInWords(a.one)} one-time`,
  },
  {
    id: 'pi',
    area: 'market',
    label: 'Predictability of revenue',
    weight: 10,
    answers: ['guar', 'likely', 'spec'],
    points: (a) => pointsOn(curves.predictability, predictability(a)),
    inWords: (a) =>
      `${percentInWords(a.guar)} guaranteed, ${percentInWords(a.likely)} likely, ${percentInWords(a.spec)} speculative`,
  },
  item('growth', ['market', 'Projected growth', 6], {
    points: (a) => pointsOn(curves.growth, a.growth),
    inWords: (a) => percentInWords(a.growth),
  }),
  item('nm', ['market', 'Net profit margin', 7], {
    comparedWith: ['industry'],
    isGiven: marginsGiven,
    points: (a) => pointsOn(curves.netRatio, a.nm / goodNetMargin(a)),
    inWords: (a) =>
      `${percentInWords(a.nm)} (good in the industry: about ${percentInWords(goodNetMargin(a))})`,
  }),
  item('gm', ['market', 'Gross profit margin', 3], {
    comparedWith: ['industry'],
    isGiven: (a) => marginsGiven(a) && a.gm !== 0,
    points: (a) => pointsOn(curves.grossGap, grossGap(a)),
    inWords: (a) =>
      `${percentInWords(a.gm)} (industry: about ${percentInWords(industryValues[a.industry].gross)})`,
  }),
  document('ma', 'market', 'Market analysis', 4),
] as const satisfies readonly ItemModel[];

export type ItemId = (typeof items)[number]['id'];

/** All scored items in the order of the model; texts are never scored. */
export const scoredItems: readonly ItemModel<ItemId>[] = items;

type Rating = Extract<(typeof items)[number], { readonly verb: string }>;

/** The model's short name of an answer in which owners rate themselves. */
export type RatingId = Rating['id'];

/** The scored items in which owners rate themselves. */
export const ratings: readonly RatingModel<RatingId>[] = items.filter((each) => 'verb' in each);

export const ratingIds: readonly RatingId[] = ratings.map(({ id }) => id);

/** Whether it is an answer in which owners rate themselves. */
export const isRating = (id: string): id is RatingId => ratings.some((rating) => rating.id === id);

/** All ratings have one value, as in a form whose ratings nobody touched. */
export const allRatingsEqual = (answers: Answers): boolean =>
  new Set(ratingIds.map((id) => answers[id])).size === 1;
