import { formatNumber } from '@ellac/contracts';
import { percentInWords as percent } from '../answer-words.js';
import { answerPathOf, type Alias } from '../answers.js';
import {
  goodNetMargin,
  grossGap,
  predictability,
  retentionGap,
  revenueQuality,
} from '../derived.js';
import { industryValues } from '../industry-values.js';
import type { Business } from '../report/business.js';
import { amounts } from '../report/words/amounts.js';
import { factId } from './fact-ids.js';
import type { Fact } from './facts.js';
import { givenAnswers } from './given-answers.js';
import { sideOf, standingOf } from './standing.js';

interface Derived {
  /** What the templates of the rules call it. */
  readonly name: string;
  readonly label: (business: Business) => string;
  /** The answers without which it cannot be told; the first says of which part it speaks. */
  readonly needs: readonly Alias[];
  readonly value: (business: Business) => string | undefined;
  /** The scored item whose points tell whether it is good news. */
  readonly item?: string;
  /** How far it is from the value of the industry. */
  readonly gap?: (business: Business) => number;
}

const outOf100 = (share: number): string => `${Math.round(share)} of 100`;

function pointsOf(gap: number): string {
  const distance = Math.abs(gap);
  return `${formatNumber(distance)} percentage ${distance === 1 ? 'point' : 'points'}`;
}

const about = (amount: string | undefined): string | undefined =>
  amount === undefined ? undefined : `about ${amount}`;

const industryOf = ({ answers }: Business) => industryValues[answers.industry];
const signed = (value: number, above: string, below: string): string => (value < 0 ? below : above);

/** In a fixed order, from which the ids come. */
const derived: readonly Derived[] = [
  {
    name: 'rq',
    label: () => 'Certainty that revenue comes again, as an index',
    needs: ['rec', 'prj', 'one'],
    // As it is scored: customers of whom it is not known whether they stay count as lost.
    value: ({ answers, knows }) =>
      outOf100(revenueQuality(knows('ret') ? answers : { ...answers, ret: 0 })),
    item: 'rq',
  },
  {
    name: 'pi',
    label: () => 'Certainty of next year’s revenue, as an index',
    needs: ['guar', 'likely', 'spec'],
    value: ({ answers }) => outOf100(predictability(answers)),
    item: 'pi',
  },
  {
    name: 'retBase',
    label: () => 'Orientation value of the industry for customer retention',
    needs: ['ret', 'industry'],
    value: (business) => percent(industryOf(business).retention),
  },
  {
    name: 'retGapAbs',
    label: () => 'Distance of customer retention from the orientation value',
    needs: ['ret', 'industry'],
    value: ({ answers }) => pointsOf(retentionGap(answers)),
    item: 'ret',
    gap: ({ answers }) => retentionGap(answers),
  },
  {
    name: 'gmBase',
    label: () => 'Orientation value of the industry for the gross margin',
    needs: ['gm', 'industry'],
    value: (business) => percent(industryOf(business).gross),
  },
  {
    name: 'gmGapAbs',
    label: () => 'Distance of the gross margin from the orientation value',
    needs: ['gm', 'industry'],
    value: ({ answers }) => pointsOf(grossGap(answers)),
    item: 'gm',
    gap: ({ answers }) => grossGap(answers),
  },
  {
    name: 'netGood',
    label: () => 'Net margin that counts as good in the industry',
    needs: ['nm', 'industry'],
    value: ({ answers }) => percent(goodNetMargin(answers)),
  },
  {
    name: 'growthAbs',
    label: ({ answers }) =>
      signed(answers.growth, 'Planned growth of revenue', 'Expected fall of revenue'),
    needs: ['growth'],
    value: ({ answers }) => percent(Math.abs(answers.growth)),
    item: 'growth',
  },
  {
    name: 'rpe',
    label: () => 'Revenue a year for each person',
    needs: ['emp', 'rev'],
    value: (business) => about(amounts.perHead(business)),
  },
  {
    name: 'funcCount',
    label: () => 'Number of functions that run without the owner',
    needs: ['funcs'],
    value: ({ answers }) => `${answers.funcs.length} of 6`,
    item: 'funcs',
  },
  {
    name: 'elemCount',
    label: () => 'Number of parts of selling that are written down',
    needs: ['elems'],
    value: ({ answers }) => `${answers.elems.length} of 6`,
    item: 'elems',
  },
  {
    name: 'completeness',
    label: () => 'Share of what is scored that was answered',
    needs: [],
    value: ({ diagnosis }) => percent(diagnosis.readiness.completeness),
  },
  {
    name: 'ownSales',
    label: () => 'What the owner sells in a year',
    needs: ['ownerS', 'rev'],
    value: (business) => about(amounts.ownSales(business)),
  },
  {
    name: 'largestClients',
    label: () => 'What the three largest clients bring in a year',
    needs: ['top', 'rev'],
    value: (business) => about(amounts.largestClients(business)),
  },
  {
    name: 'secured',
    label: () => 'What is guaranteed of the revenue planned for next year',
    needs: ['guar', 'growth', 'rev'],
    value: (business) => about(amounts.secured(business)),
  },
  {
    name: 'result',
    label: ({ answers }) =>
      signed(answers.nm, 'What a year leaves over', 'What a year costs more than it brings'),
    needs: ['nm', 'rev'],
    value: (business) => about(amounts.result(business)),
    item: 'nm',
  },
  {
    name: 'growthAmount',
    label: ({ answers }) =>
      signed(
        answers.growth,
        'Extra revenue that next year’s plan asks for',
        'Revenue that the expected fall would cost',
      ),
    needs: ['growth', 'rev'],
    value: (business) => about(amounts.growth(business)),
  },
];

/** The fact of a derived figure under the name that templates use; undefined for any other name. */
export function derivedFactId(name: string): string | undefined {
  const place = derived.findIndex((each) => each.name === name);
  return place === -1 ? undefined : factId('D', place + 1);
}

/** How complete the answers are; it speaks of all of them. */
export const completenessId = derivedFactId('completeness')!;

/** What can be worked out from the answers that are known; `D01…`. */
export function derivedFacts(business: Business): readonly Fact[] {
  const given = givenAnswers(business);
  return derived.flatMap(({ name, label, needs, item, gap, ...one }): Fact[] => {
    const value = needs.every((alias) => given.has(alias)) ? one.value(business) : undefined;
    if (value === undefined) return [];
    const scored = business.diagnosis.breakdown.find(({ id }) => id === item);
    return [
      {
        id: derivedFactId(name)!,
        label: label(business),
        value,
        paths: needs.map((alias) => answerPathOf[alias]),
        ...(scored?.given ? { standing: standingOf(scored.points) } : {}),
        ...(gap === undefined ? {} : { side: sideOf(gap(business)) }),
      },
    ];
  });
}
