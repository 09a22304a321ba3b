import {
  type Alias,
  answerPathOf,
  percentInWords as percent,
  predictability,
  revenueQuality,
} from '@ellac/diagnosis/parts';
import type { Business } from '@ellac/report-text';
import { factId } from '../fact-ids.js';
import type { Fact } from '../fact.js';
import { givenAnswers } from '../answers/given-answers.js';
import { standingOf } from '../picture/standing.js';

interface Derived {
  readonly name: string;
  readonly label: string;
  /** The answers that it is computed from; the first one determines the part that it belongs to. */
  readonly needs: readonly Alias[];
  readonly value: (business: Business) => string;
  /** The scored item whose points show whether it is good news. */
  readonly item?: string;
}

const outOf100 = (share: number): string => `${Math.round(share)} of 100`;

/** In a fixed order, from which the ids come. Nothing is compared with the industry. */
const derived = [
  {
    name: 'rq',
    label: 'Certainty that revenue comes again, as an index',
    needs: ['rec', 'prj', 'one'],
    // Like the scoring: customers with unknown retention count as lost.
    value: ({ answers, knows }) =>
      outOf100(revenueQuality(knows('ret') ? answers : { ...answers, ret: 0 })),
    item: 'rq',
  },
  {
    name: 'pi',
    label: 'Certainty of next year’s revenue, as an index',
    needs: ['guar', 'likely', 'spec'],
    value: ({ answers }) => outOf100(predictability(answers)),
    item: 'pi',
  },
  {
    name: 'funcCount',
    label: 'How many of the six functions run without the owner',
    needs: ['funcs'],
    value: ({ voice }) => voice.figures.funcCount,
    item: 'funcs',
  },
  {
    name: 'elemCount',
    label: 'How many of the six parts of selling are written down',
    needs: ['elems'],
    value: ({ voice }) => voice.figures.elemCount,
    item: 'elems',
  },
  {
    name: 'relCount',
    label: 'How many kinds of relationship the company holds',
    needs: ['rels'],
    value: ({ voice }) => voice.figures.relCount,
    item: 'rels',
  },
  {
    name: 'completeness',
    label: 'Share of what is scored that was answered',
    needs: [],
    value: ({ diagnosis }) => percent(diagnosis.readiness.completeness),
  },
] as const satisfies readonly Derived[];

export type DerivedName = (typeof derived)[number]['name'];

/** The fact of a derived figure. */
export const derivedFactId = (name: DerivedName): string =>
  factId('D', derived.findIndex((each) => each.name === name) + 1);

/** The fact of a scored item that no single answer holds; undefined for any other item. */
export function derivedFactOfItem(item: string): string | undefined {
  const name = derived.find((each) => 'item' in each && each.item === item)?.name;
  return name && derivedFactId(name);
}

/** The completeness of the answers, which concerns all of them. */
export const completenessId = derivedFactId('completeness');

/** The values derived from known answers; `D01…`. */
export function derivedFacts(business: Business): readonly Fact[] {
  const given = givenAnswers(business);
  return derived.flatMap((each: Derived & { readonly name: DerivedName }): Fact[] => {
    const { name, label, needs, item } = each;
    if (!needs.every((alias) => given.has(alias))) return [];
    const scored = business.diagnosis.breakdown.find(({ id }) => id === item);
    return [
      {
        id: derivedFactId(name),
        label,
        value: each.value(business),
        paths: needs.map((alias) => answerPathOf[alias]),
        ...(scored?.given ? { standing: standingOf(scored.points) } : {}),
      },
    ];
  });
}
