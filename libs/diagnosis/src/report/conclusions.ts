import { areas, type Area, type Conclusions, type Recommendation } from '@ellac/contracts';
import type { Business } from './business.js';
import { areaNames, levelOf, type Level } from './levels.js';
import type { OwnTopic } from './owner-words.js';
import type { Plan } from './plan.js';
import { implications, soloImplications } from './words/area-words.js';
import { industryWords } from './words/industry-words.js';
import { capital, counted, joined, say } from './words/phrase.js';

const levelNames: readonly (readonly [Level, string])[] = [
  ['strong', 'strong'],
  ['sound', 'sound'],
  ['making', 'still in the making'],
  ['weak', 'weak'],
];

/** `Taken together, market context is sound, and leadership and business systems are weak.` */
function levelsTogether({ diagnosis: { areaScores } }: Business): string {
  const groups = levelNames.flatMap(([level, name]) => {
    const members = areas.filter((area) => levelOf(areaScores[area]) === level);
    if (members.length === 0) return [];
    if (members.length === areas.length) return [`all three areas are ${name}`];
    const plural = members.length > 1 || members[0] === 'systems';
    return [`${joined(members.map((area) => areaNames[area]))} ${plural ? 'are' : 'is'} ${name}`];
  });
  return `Taken together, ${groups.join(', and ')}.`;
}

function workAhead(business: Business, plan: Plan): string {
  const gaps = plan.inOrder.filter((step) => step.gap);
  if (gaps.length === 0) {
    return business.diagnosis.readiness.completeness < 50
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
      : `${capital(counted(critical))} ${critical === 1 ? 'is' : 'are'} critical, and the rest can wait for ${critical === 1 ? 'it' : 'them'}.`;
  const total = gaps.length === 1 ? 'One gap is' : `${capital(counted(gaps.length))} gaps are`;
  return `${total} in the plan: ${joined(byArea)}. ${urgency}`;
}

function together({ size, owner, diagnosis: { readiness, areaScores } }: Business): string {
  if (readiness.completeness < 50)
    return 'Until more is known, the three scores say little about the business itself.';
  switch (readiness.band) {
    case 'phase-2-ready':
      return 'The order of the day is to use this position while it lasts: agree who leads what, and let it show.';
    case 'ready-with-gaps':
      return `The handover need not wait until every gap is closed, as long as each gap has a name and a date before ${owner} steps back.`;
    case 'in-transition':
      return size === 'solo'
        ? 'For so small a company that is a fair place to be, because each improvement is felt at once.'
        : 'This is the stage where the old way still works and the new one is not yet trusted, so small proofs count for much.';
    case 'phase-1-owner-led':
      return areaScores.leadership >= 5
        ? `${capital(owner)} could let go of more than the company could hold, so building comes before handing over.`
        : 'That is how most companies begin, and it carries a business far; it also ties the business to the strength of one person.';
  }
}

/** Where a plan is only noise apart from the last one, nothing has moved. */
const nextLook =
  'The same questions in six months will show what has moved; less than half a point would be noise.';

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const nearest: Readonly<Record<Area, (step: string) => string>> = {
  systems: (step) => `The place to start is this: ${step}.`,
  leadership: (step) => `What would move most here: ${step}.`,
  market: (step) => `On this side, the first thing to do is clear: ${step}.`,
};

function implicationsOf(area: Area, business: Business, plan: Plan): string {
  const level = levelOf(business.diagnosis.areaScores[area]);
  const solo = business.size === 'solo' ? soloImplications[area][level] : undefined;
  const first = plan.steps[area][0]!;
  return [
    say(solo ?? implications[area][level], business),
    industryWords[business.answers.industry][area],
    nearest[area](lowered(first.words.step)),
  ].join(' ');
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
        nextLook,
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
