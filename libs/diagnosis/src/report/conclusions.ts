import {
  areas,
  levelNames,
  levelOf,
  type Area,
  type Conclusions,
  type Level,
  type Recommendation,
} from '@ellac/contracts';
import type { RedFlag } from '../diagnosis.js';
import type { Business } from './business.js';
import { areaNames, halfKnown, itemsOf, knownShare } from './levels.js';
import type { OwnTopic } from './owner-words.js';
import type { Plan, Step } from './plan.js';
import { ended, quoteOf } from './quote.js';
import {
  fewClientsImplication,
  implications,
  lossImplication,
  openImplications,
  soloFewClientsImplication,
  soloImplications,
} from './words/area-words.js';
import {
  baseFirst,
  leadershipFarAhead,
  leadershipStrong,
  lossMeaning,
  meanings,
  soloMeanings,
} from './words/band-words.js';
import {
  growthText,
  largestClientsText,
  ownSalesText,
  resultText,
  revenuePerHeadText,
  securedText,
} from './words/money-words.js';
import { capital } from '../text/capital.js';
import { counted } from '../text/counted.js';
import { joined } from '../text/joined.js';
import { trades } from './words/trades/trades.js';
import { variantForSize, variantOf } from './words/variant.js';
import { leadershipAhead } from './words/verdict-words.js';
import type { Wording } from '../text/phrase.js';
import { worded } from './words/wording.js';

const levels: readonly Level[] = ['strong', 'sound', 'making', 'weak'];

/** `Taken together, market context is sound, business systems are weak and leadership is strong.` */
function levelsTogether(business: Business): string {
  const { areaScores, readiness } = business.diagnosis;
  if (readiness.completeness < halfKnown) return 'The three areas cannot be compared yet.';
  const groups = levels.flatMap((level) => {
    const members = areas.filter((area) => levelOf(areaScores[area]) === level);
    if (members.length === 0) return [];
    if (members.length === areas.length) return [`all three areas are ${levelNames[level]}`];
    const plural = members.length > 1 || members[0] === 'systems';
    return [
      `${joined(members.map((area) => areaNames[area]))} ${plural ? 'are' : 'is'} ${levelNames[level]}`,
    ];
  });
  const opening = variantOf(business, ['Taken together, ', 'Seen side by side, ', 'In sum, ']);
  return `${opening}${groups.length > 2 ? `${groups.slice(0, -1).join(', ')}, and ${groups.at(-1)}` : groups.join(', while ')}.`;
}

function workAhead(business: Business, plan: Plan): string {
  const gaps = plan.inOrder.filter((step) => step.gap);
  if (gaps.length === 0) {
    return business.diagnosis.readiness.completeness < halfKnown
      ? 'The plan asks for facts first; advice without them would be guessing.'
      : variantOf(business, [
          'The plan has no gaps to close, so it is a plan for keeping and extending what is there.',
          'There is no gap to close, and the plan is about keeping what works.',
        ]);
  }
  const critical = gaps.filter(({ priority }) => priority === 'critical').length;
  const byArea = areas
    .map((area) => ({ area, count: gaps.filter((step) => step.area === area).length }))
    .filter(({ count }) => count > 0)
    .map(({ area, count }) => `${counted(count)} in ${areaNames[area]}`);
  const total = gaps.length === 1 ? 'one gap' : `${counted(gaps.length)} gaps`;
  const holds = variantOf(business, [
    `The plan sets out to close ${total}`,
    `Closing ${total} is the work ahead`,
    `What remains comes to ${total}`,
  ]);
  return `${holds}: ${joined(byArea)}. ${urgencyOf(critical, business)}`;
}

function urgencyOf(critical: number, business: Business): string {
  if (critical === 0) {
    return variantOf(business, [
      'None is critical, so the pace can follow the daily work.',
      'Since none of them is critical, one at a time is a good pace.',
    ]);
  }
  const several = critical > 1;
  return variantOf(business, [
    `${capital(counted(critical))} ${several ? 'are critical and set' : 'is critical and sets'} the pace; the others follow as the days allow.`,
    `Of these, ${counted(critical)} ${several ? 'are' : 'is'} critical and should not wait for the rest.`,
  ]);
}

function together(business: Business): string {
  const { size, diagnosis } = business;
  const { readiness, areaScores } = diagnosis;
  if (readiness.completeness < halfKnown) {
    return 'Until more is known, the scores say little about the business itself.';
  }
  const lowest = readiness.band === 'phase-1-owner-led';
  if (lowest && diagnosis.redFlags.some(({ id }) => id === 'loss')) {
    return worded(lossMeaning, business);
  }
  if (lowest && areaScores.leadership >= leadershipAhead) {
    return worded(
      areaScores.leadership >= leadershipStrong ? leadershipFarAhead : baseFirst,
      business,
    );
  }
  return worded((size === 'solo' ? soloMeanings : meanings)[readiness.band], business);
}

/** Smaller differences than half a point are noise. */
const nextLook = [
  'The same questions in six months will show what has moved; less than half a point would be noise.',
  'Half a year from now, a second look at these questions is worthwhile. A change of half a point or more will mean something.',
  'It is worth answering the questions again in half a year, and worth ignoring anything that moved by less than half a point.',
] as const;

/** How new people are trained, in the owner's words; a rule speaks of it where it is missing. */
function trainingText(business: Business): string {
  const { questionnaire, size, diagnosis, knows } = business;
  const missing = diagnosis.fired.some(({ id }) => id === 'S-18');
  if (missing || !knows('training') || size === 'solo' || size === 'unknown') return '';
  const quote = quoteOf(questionnaire.staff.training);
  // One word, such as “Yes”, tells nothing.
  if (quote === undefined || !quote.includes(' ')) return '';
  const introduced = variantOf(business, [
    'On training, the answer reads: ',
    'New people learn in this way: ',
  ]);
  return `${introduced}${ended(quote)}`;
}

const amounts: Readonly<Record<Area, readonly ((business: Business) => string)[]>> = {
  systems: [revenuePerHeadText],
  leadership: [ownSalesText],
  market: [largestClientsText, securedText, resultText, growthText],
};

function meaningOf(area: Area, business: Business): Wording {
  const { diagnosis, size } = business;
  const level = levelOf(diagnosis.areaScores[area]);
  if (knownShare(itemsOf(diagnosis, area)) < halfKnown) return openImplications[area];
  const flagged = (flag: RedFlag['id']) => diagnosis.redFlags.some(({ id }) => id === flag);
  if (area === 'market' && flagged('loss')) return lossImplication[level];
  if (area === 'market' && flagged('largest-clients')) {
    return size === 'solo' ? soloFewClientsImplication : fewClientsImplication;
  }
  const solo = size === 'solo' ? soloImplications[area][level] : undefined;
  return solo ?? variantForSize(business, implications[area][level]);
}

/** Why the first step of the area matters, where the summary has not said so already. */
function stakeOf(area: Area, plan: Plan, path: readonly Step[]): string {
  const next = plan.steps[area].find((step) => !path.includes(step));
  return next === undefined ? '' : next.words.stake;
}

function implicationsOf(
  area: Area,
  business: Business,
  plan: Plan,
  path: readonly Step[],
): readonly string[] {
  const solo = business.size === 'solo';
  return [
    worded(meaningOf(area, business), business),
    ...amounts[area].map((textOf) => textOf(business)),
    area === 'systems' ? trainingText(business) : '',
    solo && area === 'leadership' ? '' : trades[business.answers.industry][area],
    stakeOf(area, plan, path),
  ];
}

const recommendationsOf = (plan: Plan, area: Area): Recommendation[] =>
  plan.steps[area].map(({ action, expectedOutcome, priority, timeline }) => ({
    action,
    expectedOutcome,
    priority,
    timeline,
  }));

/** What the findings mean for the move to Phase 2, and what to do in each area. */
export function conclusionsOf(
  business: Business,
  plan: Plan,
  path: readonly Step[],
  own: Readonly<Record<OwnTopic, string>>,
): Conclusions {
  const text = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
  return {
    strategicConclusions: {
      overallConclusion: text(
        levelsTogether(business),
        together(business),
        own.challenges,
        workAhead(business, plan),
        variantOf(business, nextLook),
      ),
      systemsImplications: text(...implicationsOf('systems', business, plan, path)),
      leadershipImplications: text(...implicationsOf('leadership', business, plan, path)),
      marketImplications: text(
        ...implicationsOf('market', business, plan, path),
        own.opportunities,
      ),
    },
    recommendations: {
      systems: recommendationsOf(plan, 'systems'),
      leadership: recommendationsOf(plan, 'leadership'),
      market: recommendationsOf(plan, 'market'),
    },
  };
}
