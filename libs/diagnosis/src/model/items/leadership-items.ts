import {
  independentFunctionChoices,
  institutionalizedRelationshipChoices,
  type InstitutionalizedRelationship,
} from '@ellac/contracts';
import { countedToNine } from '../../text/counted.js';
import {
  daysInWords,
  functionsRun,
  listInWords,
  peopleInWords,
  percentInWords,
} from '../answer-words.js';
import type { Answers } from '../answers.js';
import { type Curve, pointsOn } from './curve.js';
import { document, item, type ItemModel, quantityItem, rating, sumOf } from './item.js';
import { countOf, percentOf } from './item-amounts.js';

/** Days of absence below which a clause says that it is no more; judgement. */
const longAbsence = 30;

/** Functions that run without the owner, of 6: hub and spoke (VB); linear. */
const independentFunctions: Curve = [
  [0, 0],
  [6, 10],
];

/** Owner's share of sales, %: 30 is called high (OC), salespeople are plural (BTS). */
const ownerSales: Curve = [
  [0, 10],
  [20, 8],
  [30, 6],
  [50, 4],
  [75, 1.5],
  [100, 0],
];

/** Days the owner can be away: 30-day test (VAC), three months (F90, VB8); 7 and 14 judgement. */
const absence: Curve = [
  [0, 0],
  [7, 2],
  [14, 4],
  [30, 7],
  [60, 9],
  [90, 10],
];

/** People in the sales team: at least two sellers (BTS). */
const salesTeam: Curve = [
  [0, 0],
  [1, 4],
  [2, 8],
  [3, 10],
];

/** Points that each relationship held by the company adds (TA, CC1); split judgement. */
const relationshipPoints: Readonly<Record<InstitutionalizedRelationship, number>> = {
  key_clients: 4,
  vendors: 1.5,
  banking: 1.5,
  strategic_partnerships: 1.5,
  industry_networks: 1.5,
};

function sellers({ team }: Answers): string {
  if (team === 0) return 'there is no sales team';
  return team === 1 ? 'one person sells' : `the sales team has ${countedToNine(team)} people`;
}

/** The scored items of leadership. */
export const leadershipItems = [
  rating('trans', ['Readiness to hand over', 14]),
  rating('plan', ['Planning', 12]),
  rating('deleg', ['Delegation', 14]),
  quantityItem('ownerS', ['Owner’s share of sales', 14], {
    quantity: percentOf("the owner's share of sales"),
    curve: ownerSales,
    clause: (a) =>
      `${a.partners > 1 ? 'the partners' : 'you'} make ${a.ownerS === 0 ? 'none of the' : `${percentInWords(a.ownerS)} of`} sales`,
  }),
  quantityItem('absd', ['Longest absence of the owner', 14], {
    quantity: { noun: "the owner's longest absence", verb: 'is', amount: daysInWords },
    curve: absence,
    clause: (a) =>
      a.absd === 0
        ? 'the business does not manage a day without you'
        : `the business copes without you for ${countedToNine(a.absd)} ${a.absd === 1 ? 'day' : 'days'}${a.absd < longAbsence ? ' at most' : ''}`,
  }),
  item('funcs', ['Functions that run without the owner', 14], {
    points: (a) => pointsOn(independentFunctions, a.funcs.length),
    inWords: (a) => listInWords(independentFunctionChoices, a.funcs),
    clause: (a) =>
      a.funcs.length === 0
        ? 'no function runs without you'
        : a.funcs.length === 6
          ? 'all six functions run without you'
          : `${functionsRun(a.funcs.length)} without you`,
  }),
  item('rels', ['Relationships held by the company', 10], {
    points: (a) => sumOf(relationshipPoints, a.rels),
    inWords: (a) => listInWords(institutionalizedRelationshipChoices, a.rels),
    clause: (a) =>
      a.rels.length === 0
        ? 'none of five kinds of relationships is held by the company itself'
        : `the company itself holds ${countedToNine(a.rels.length)} of five kinds of relationships`,
  }),
  document('bp', ['Business plan', 4], 'a business plan is'),
  quantityItem('team', ['Sales team', 4], {
    quantity: countOf('the size of the sales team'),
    curve: salesTeam,
    inWords: (a) => peopleInWords(a.team),
    clause: sellers,
  }),
] as const satisfies readonly ItemModel[];
