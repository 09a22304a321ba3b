import { percentInWords as percent } from '../answer-words.js';
import type { Answers } from '../answers.js';
import {
  goodNetMargin,
  grossGap,
  marginsGiven,
  predictability,
  retentionGap,
  revenueQuality,
  topGiven,
} from '../derived.js';
import { industryValues } from '../industry-values.js';
import { type Curve, pointsOn } from './curve.js';
import { document, type ItemModel, quantityItem, rating } from './item.js';
import { percentOf } from './item-amounts.js';

/**
 * Three largest clients, % of revenue: at most 10 is best and above 15–20 a concern (CC2), 20 (CC4,
 * SWI), 30 in two or three clients (CC3), 50 for the top three (CC1); 10 is a disclosure line (CC5).
 */
const topClientsCurve: Curve = [
  [0, 10],
  [10, 10],
  [20, 8.5],
  [30, 6.5],
  [50, 3],
  [75, 1],
  [100, 0],
];

/** Retention minus the industry's value, percentage points (RET1–RET4). */
const retentionGapCurve: Curve = [
  [-25, 0],
  [-10, 3],
  [0, 6],
  [12, 10],
];

/** Revenue quality, 0–100: 30–50 % and 70 % recurring (RR1), contracted against repeat (RR2). */
const revenueQualityCurve: Curve = [
  [0, 1],
  [15, 3],
  [30, 5],
  [50, 7.5],
  [70, 10],
];

/** Predictability, 0–100: the idea is RV's; no published threshold was found, so judgement. */
const predictabilityCurve: Curve = [
  [0, 0],
  [25, 3],
  [50, 6],
  [75, 9],
  [85, 10],
];

/**
 * Projected growth, %: above 20 a year is called high growth (OECD). That is growth achieved and
 * this is growth planned, so more than 20 earns nothing more and costs nothing.
 */
const growthCurve: Curve = [
  [-20, 0],
  [0, 4],
  [5, 6],
  [10, 8],
  [20, 10],
];

/** Net margin divided by what is good in the industry: 5 low, 10 healthy, 20 high (MAR2, MAR1). */
const netRatioCurve: Curve = [
  [0, 0],
  [0.5, 4],
  [1, 7],
  [1.5, 9],
  [2, 10],
];

/** Gross margin minus the industry's value, percentage points (MAR1, MAR3). */
const grossGapCurve: Curve = [
  [-30, 0],
  [-15, 4],
  [0, 7],
  [15, 10],
];

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

function planned({ growth }: Answers): string {
  if (growth < 0) return `revenue is expected to fall by ${percent(-growth)}`;
  return growth === 0 ? 'no growth is planned' : `growth of ${percent(growth)} is planned`;
}

/** The scored items of the market context. */
export const marketItems = [
  rating('pos', ['Market position', 12]),
  rating('adv', ['Competitive advantage', 14]),
  rating('mon', ['Watching the industry', 6]),
  quantityItem('top', ['Largest clients’ share of revenue', 14], {
    quantity: percentOf("the largest clients' share"),
    isGiven: topGiven,
    curve: topClientsCurve,
    clause: largestClients,
  }),
  quantityItem('ret', ['Customer retention', 12], {
    quantity: percentOf('retention'),
    comparedWith: ['industry'],
    isGiven: (a) => a.ret > 0,
    curve: retentionGapCurve,
    scored: retentionGap,
    inWords: (a) =>
      `${percent(a.ret)} (industry: about ${percent(industryValues[a.industry].retention)})`,
    clause: (a) => `${percent(a.ret)} of customers stay`,
  }),
  {
    id: 'rq',
    label: 'Quality of revenue',
    weight: 12,
    answers: ['rec', 'prj', 'one'],
    comparedWith: ['ret'],
    points: (a, notKnown) =>
      pointsOn(revenueQualityCurve, revenueQuality(notKnown.has('ret') ? { ...a, ret: 0 } : a)),
    inWords: (a) =>
      `${percent(a.rec)} recurring, ${percent(a.prj)} project, ${percent(a.one)} one-time`,
    clause: kindsOfRevenue,
  },
  {
    id: 'pi',
    label: 'Predictability of revenue',
    weight: 10,
    answers: ['guar', 'likely', 'spec'],
    points: (a) => pointsOn(predictabilityCurve, predictability(a)),
    inWords: (a) =>
      `${percent(a.guar)} guaranteed, ${percent(a.likely)} likely, ${percent(a.spec)} speculative`,
    clause: certainty,
  },
  quantityItem('growth', ['Projected growth', 6], {
    quantity: percentOf('projected growth'),
    curve: growthCurve,
    clause: planned,
  }),
  quantityItem('nm', ['Net profit margin', 7], {
    quantity: percentOf('net margin'),
    comparedWith: ['industry'],
    isGiven: marginsGiven,
    curve: netRatioCurve,
    scored: (a) => a.nm / goodNetMargin(a),
    inWords: (a) => `${percent(a.nm)} (good in the industry: about ${percent(goodNetMargin(a))})`,
    clause: (a) => `the net margin is ${percent(a.nm)}`,
  }),
  quantityItem('gm', ['Gross profit margin', 3], {
    quantity: percentOf('gross margin'),
    comparedWith: ['industry'],
    isGiven: (a) => marginsGiven(a) && a.gm !== 0,
    curve: grossGapCurve,
    scored: grossGap,
    inWords: (a) =>
      `${percent(a.gm)} (industry: about ${percent(industryValues[a.industry].gross)})`,
    clause: (a) => `the gross margin is ${percent(a.gm)}`,
  }),
  document('ma', ['Market analysis', 4], 'a market analysis is'),
] as const satisfies readonly ItemModel[];
