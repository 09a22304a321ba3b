import {
  formatPlainDate,
  type Area,
  type Conclusions,
  type Country,
  type Recommendation,
} from '@ellac/contracts';
import { lowered, variantOf } from '@ellac/diagnosis/parts';
import type { Business } from './business/business.js';
import { recommendedOf, type Plan, type PlannedStep } from './plan/plan.js';

const stepName = ({ gap }: PlannedStep): string => `“${lowered(gap.words.step)}”`;

/** Why the steps stand in this order. */
function orderOf(business: Business, { first, steps }: Plan): string {
  const [begin, next] = first;
  if (begin === undefined) {
    return variantOf(business, [
      'No rule of the evaluation asks for a step now; look again in a year.',
      'Nothing asks for a step now, so the next look can wait for a year.',
    ]);
  }
  const waiting = steps.find(({ needs }) => needs.includes(begin.gap.id));
  const because =
    waiting === undefined
      ? variantOf(business, [
          'It comes first because the situation of the business is decided there.',
          'That comes first, since most of what follows is easier once it is done.',
          'No other step changes as much in so few weeks.',
          'What comes later would lose much of its use without it.',
        ])
      : variantOf(business, [
          `It comes first, because ${stepName(waiting)} waits for it.`,
          `Without it, ${stepName(waiting)} cannot begin.`,
          `It opens the way to ${stepName(waiting)}.`,
        ]);
  const then = next === undefined || next === waiting ? '' : ` Then comes ${stepName(next)}.`;
  return `${variantOf(business, [
    'The plan begins with',
    'First in the plan is',
    'The order starts with',
    'At the head of the plan stands',
  ])} ${stepName(begin)}. ${because}${then}`;
}

const withoutStep: Readonly<Record<Area, readonly string[]>> = {
  systems: [
    'Business systems get no step in this plan: what presses lies elsewhere.',
    'For business systems there is no step now: other work decides more.',
    'Your systems can wait until the steps of the other areas are done.',
    'The plan leaves business systems as they are for now.',
  ],
  leadership: [
    'Leadership gets no step in this plan: what presses lies elsewhere.',
    'For leadership there is no step now: other work decides more.',
    'Leadership can wait until the steps of the other areas are done.',
    'The plan leaves leadership as it is for now.',
  ],
  market: [
    'The market side gets no step in this plan: what presses lies elsewhere.',
    'For the market side there is no step now: other work decides more.',
    'The market side can wait until the steps of the other areas are done.',
    'The plan leaves the market side as it is for now.',
  ],
};

/** A sentence that speaks of its step, which stands elsewhere. */
const pointsBack = /^(?:It|That|This|Those|These|Without (?:that|this|the)|On that)\b/u;

/** One consequence for an area: what is at stake in its first step that is not on page one. */
function implicationOf(
  area: Area,
  business: Business,
  { first }: Plan,
  steps: readonly PlannedStep[],
): string {
  const [step] = steps.filter((each) => !first.includes(each));
  const [shown] = steps;
  if (step !== undefined) {
    const { step: name, stake } = step.gap.words;
    return pointsBack.test(stake) ? `“${name}”: ${lowered(stake)}` : stake;
  }
  return shown === undefined
    ? variantOf(business, withoutStep[area])
    : variantOf(business, [
        `The first change to look for: ${lowered(shown.gap.words.milestone)}.`,
        `You will see the change by this: ${lowered(shown.gap.words.milestone)}.`,
      ]);
}

const recommendationOf = ({ gap, to }: PlannedStep, country: Country): Recommendation => ({
  stepId: gap.id,
  action: gap.words.action,
  expectedOutcome: gap.words.outcome,
  priority: gap.priority,
  timeline: `by ${formatPlainDate(to, country)}`,
});

/** What to do, by area. */
export const recommendationsOf = (
  { answers: { country } }: Business,
  recommended: ReturnType<typeof recommendedOf>,
): Conclusions['recommendations'] => ({
  systems: recommended.systems.map((step) => recommendationOf(step, country)),
  leadership: recommended.leadership.map((step) => recommendationOf(step, country)),
  market: recommended.market.map((step) => recommendationOf(step, country)),
});

/** The reasons for the order of the plan, one consequence for each area, and what to do. */
export function conclusionsOf(business: Business, plan: Plan): Conclusions {
  const recommended = recommendedOf(plan);
  const implication = (area: Area) => implicationOf(area, business, plan, recommended[area]);
  return {
    strategicConclusions: {
      overallConclusion: orderOf(business, plan),
      systemsImplications: implication('systems'),
      leadershipImplications: implication('leadership'),
      marketImplications: implication('market'),
    },
    recommendations: recommendationsOf(business, recommended),
  };
}
