import {
  documentedElementChoices,
  labelOf,
  revenueConcentrationChoices,
  type DocumentedElement,
  type RevenueConcentration,
} from '@ellac/contracts';
import { countedToNine } from '../../text/counted.js';
import { listInWords, percentInWords } from '../answer-words.js';
import type { Curve } from './curve.js';
import { document, item, type ItemModel, quantityItem, rating, sumOf } from './item.js';
import { percentOf } from './item-amounts.js';

/** Standard share of the work, %: teachable and repeatable offers (TVR, BTS); judgement. */
const standardShare: Curve = [
  [0, 2],
  [25, 4],
  [50, 6],
  [75, 9],
  [90, 10],
];

/**
 * Points for the main offer's share of revenue: focus (TVR) against standing on one leg (CVD). The
 * only item with a peak, because the answers have no agreed better end.
 */
const mainOfferPoints: Readonly<Record<RevenueConcentration, number>> = {
  'less-25': 4,
  '25-50': 6,
  '51-75': 9,
  '76-90': 10,
  'more-90': 8,
};

/** Points that each written part of selling adds: formal sales process (SP, CSO); split judgement. */
const documentedElementPoints: Readonly<Record<DocumentedElement, number>> = {
  process: 3,
  commission: 1.4,
  leads: 1.4,
  scripts: 1.4,
  proposals: 1.4,
  follow_up: 1.4,
};

/** The scored items of business systems. */
export const systemsItems = [
  rating('proc', ['Core processes', 15], 'are rated'),
  rating('docu', ['Documentation', 15]),
  rating('indep', ['Daily work without the owner', 12]),
  rating('deliv', ['Delivery without the owner', 12]),
  quantityItem('std', ['Standard share of the work', 10], {
    quantity: percentOf('the share of standard work'),
    curve: standardShare,
    clause: (a) => `${percentInWords(a.std)} of the work is standard`,
  }),
  item('core', ['Main offer’s share of revenue', 8], {
    points: (a) => mainOfferPoints[a.core],
    inWords: (a) => labelOf(revenueConcentrationChoices, a.core),
    clause: (a) => {
      const share = labelOf(revenueConcentrationChoices, a.core).toLowerCase();
      return a.core === '51-75' || a.core === '76-90'
        ? `the main offer gives a clear focus with ${share} of revenue`
        : `the main offer brings ${share} of revenue`;
    },
  }),
  item('elems', ['Written parts of selling', 14], {
    points: (a) => sumOf(documentedElementPoints, a.elems),
    inWords: (a) => listInWords(documentedElementChoices, a.elems),
    clause: (a) =>
      a.elems.length === 0
        ? 'no part of selling is written down'
        : `${countedToNine(a.elems.length)} of six parts of selling ${a.elems.length === 1 ? 'is' : 'are'} written down`,
  }),
  document('pd', ['Process documentation', 5], 'process documents are'),
  document('fs', ['Financial statements', 5], 'financial statements are'),
  document('oc', ['Organisation chart', 4], 'an organisation chart is'),
] as const satisfies readonly ItemModel[];
