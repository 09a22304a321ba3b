import { areas, type Area, type Conclusions, type Recommendation } from '@ellac/contracts';
import type { RedFlag } from '../diagnosis.js';
import type { Business } from './business.js';
import { areaNames, halfKnown, itemsOf, knownShare, levelOf, type Level } from './levels.js';
import type { OwnTopic } from './owner-words.js';
import type { Plan } from './plan.js';
import { ended, quoteOf } from './quote.js';
import {
  fewClientsImplication,
  implications,
  lossImplication,
  openImplications,
  soloImplications,
} from './words/area-words.js';
import { industryWords } from './words/industry-words.js';
import { variantForSize, variantOf } from './words/variant.js';
import { largestClientsText, ownSalesText, resultText } from './words/money-words.js';
import { capital, counted, joined, lowered, say, type Phrase } from './words/phrase.js';

const levelNames: readonly (readonly [Level, string])[] = [
  ['strong', 'strong'],
  ['sound', 'sound'],
  ['making', 'still in the making'],
  ['weak', 'weak'],
];

/** `Taken together, market context is sound, business systems are weak and leadership is strong.` */
function levelsTogether({ diagnosis: { areaScores } }: Business): string {
  const groups = levelNames.flatMap(([level, name]) => {
    const members = areas.filter((area) => levelOf(areaScores[area]) === level);
    if (members.length === 0) return [];
    if (members.length === areas.length) return [`all three areas are ${name}`];
    const plural = members.length > 1 || members[0] === 'systems';
    return [`${joined(members.map((area) => areaNames[area]))} ${plural ? 'are' : 'is'} ${name}`];
  });
  return `Taken together, ${joined(groups)}.`;
}

function workAhead(business: Business, plan: Plan): string {
  const gaps = plan.inOrder.filter((step) => step.gap);
  if (gaps.length === 0) {
    return business.diagnosis.readiness.completeness < halfKnown
      ? 'The plan asks for facts first; advice without them would be guessing.'
      : 'The plan has no gaps to close, so it is a plan for keeping and extending what is there.';
  }
  const critical = gaps.filter(({ priority }) => priority === 'critical').length;
  const byArea = areas
    .map((area) => ({ area, count: gaps.filter((step) => step.area === area).length }))
    .filter(({ count }) => count > 0)
    .map(({ area, count }) => `${counted(count)} in ${areaNames[area]}`);
  const urgency =
    critical === 0
      ? 'None is critical, so the pace can follow the daily work.'
      : `${capital(counted(critical))} ${critical === 1 ? 'is critical and sets' : 'are critical and set'} the pace; the others follow as the days allow.`;
  const total = gaps.length === 1 ? 'one gap' : `${counted(gaps.length)} gaps`;
  return `The plan holds ${total}: ${joined(byArea)}. ${urgency}`;
}

function together(business: Business): string {
  const { size, owner, diagnosis } = business;
  const { readiness, areaScores } = diagnosis;
  if (readiness.completeness < halfKnown)
    return 'Until more is known, the three scores say little about the business itself.';
  switch (readiness.band) {
    case 'phase-2-ready':
      return variantOf(business, [
        'The order of the day is to use this position while it lasts: agree who leads what, and let it show.',
        `${capital(owner)} has room to choose now, and a choice is easier to make from such a position than under pressure.`,
      ]);
    case 'ready-with-gaps':
      return variantOf(business, [
        `The handover need not wait until every gap is closed, as long as each gap has a name and a date before ${owner} steps back.`,
        'Much is in place, so the open gaps decide how smooth the change will be, rather than whether it can come.',
      ]);
    case 'in-transition':
      return size === 'solo'
        ? 'For so small a company that is a fair place to be, because each improvement is felt at once.'
        : variantOf(business, [
            'This is the stage where the old way still works and the new one is not yet trusted, so small proofs count for much.',
            'Companies at this point often try to change everything at once; a few steps that are finished do more.',
          ]);
    case 'phase-1-owner-led':
      if (areaScores.leadership >= 5)
        return `${capital(owner)} could let go of more than the company could hold, so building comes before handing over.`;
      return areaScores.leadership >= 3
        ? 'Before more is handed over, the base wants work: what is sold, how it is made, and what it brings.'
        : variantOf(business, [
            'That is how most companies begin, and it carries a business far; it also ties the business to the strength of one person.',
            `What ${owner} has built works, and it works through ${owner}; the next stage begins with parts that work alone.`,
          ]);
  }
}

/** Smaller differences than half a point are noise. */
const nextLook: readonly [string, string] = [
  'The same questions in six months will show what has moved; less than half a point would be noise.',
  'Half a year from now, a second look at these questions is worthwhile. A change of half a point or more will mean something.',
];

/** Before the first step of an area. */
const firstStep: Readonly<Record<Area, readonly [string, string]>> = {
  systems: ['The place to start is this: ', 'Among the systems, one step leads the list: '],
  leadership: ['What would move most here: ', 'The lever that is nearest to hand: '],
  market: [
    'On this side, the first thing to do is clear: ',
    'With customers and figures, begin here: ',
  ],
};

/** How new people are trained, in the owner's words; a rule speaks of it where it is missing. */
function trainingText({ questionnaire, size, diagnosis, knows }: Business): string {
  const missing = diagnosis.fired.some(({ id }) => id === 'S-18');
  if (missing || !knows('training') || size === 'solo' || size === 'unknown') return '';
  const quote = quoteOf(questionnaire.staff.training);
  return quote === undefined ? '' : `On training, the answer reads: ${ended(quote)}`;
}

const amounts: Readonly<Record<Area, readonly ((business: Business) => string)[]>> = {
  systems: [],
  leadership: [ownSalesText],
  market: [largestClientsText, resultText],
};

function meaningOf(area: Area, business: Business): Phrase {
  const { diagnosis, size } = business;
  const level = levelOf(diagnosis.areaScores[area]);
  if (knownShare(itemsOf(diagnosis, area)) < halfKnown) return openImplications[area];
  const flagged = (flag: RedFlag['id']) => diagnosis.redFlags.some(({ id }) => id === flag);
  if (area === 'market' && flagged('loss')) return lossImplication[level];
  if (area === 'market' && flagged('largest-clients') && size !== 'solo') {
    return fewClientsImplication;
  }
  const solo = size === 'solo' ? soloImplications[area][level] : undefined;
  return solo ?? variantForSize(business, implications[area][level]);
}

function implicationsOf(area: Area, business: Business, plan: Plan): string {
  return [
    say(meaningOf(area, business), business),
    ...amounts[area].map((textOf) => textOf(business)),
    area === 'systems' ? trainingText(business) : '',
    industryWords[business.answers.industry][area],
    `${variantOf(business, firstStep[area])}${lowered(plan.steps[area][0]!.words.step)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
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
      systemsImplications: implicationsOf('systems', business, plan),
      leadershipImplications: implicationsOf('leadership', business, plan),
      marketImplications: text(implicationsOf('market', business, plan), own.opportunities),
    },
    recommendations: {
      systems: recommendationsOf(plan, 'systems'),
      leadership: recommendationsOf(plan, 'leadership'),
      market: recommendationsOf(plan, 'market'),
    },
  };
}
