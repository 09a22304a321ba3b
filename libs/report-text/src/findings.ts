import type { Area, AreaFindings, Findings, ReportEvidence } from '@ellac/contracts';
import { type FiredGap, isRating, joined, lowered, variantOf } from '@ellac/diagnosis/parts';
import type { Business } from './business/business.js';
import { currentStateOf } from './current-state.js';
import { evidenceOfItems, evidenceOfRule } from './report-evidence.js';
import { toldStrengthsOf } from './helpful-strength.js';
import { itemsOf } from './business/area-levels.js';
import { toldGapsOf } from './plan/gaps.js';
import type { Plan } from './plan/plan.js';
import { weaknessesOf, type Grounded } from './weaknesses.js';

const maxStrengths = 3;

const gapText = ({ words }: FiredGap): string => `${words.finding} ${words.meaning}`;

const withoutGap: Readonly<Record<Area, readonly string[]>> = {
  systems: [
    'Nothing in your systems asks for a step of its own now.',
    'The systems need no step of their own at present.',
  ],
  leadership: [
    'Nothing in leadership asks for a step of its own now.',
    'Leadership needs no step of its own at present.',
  ],
  market: [
    'Nothing on the market side asks for a step of its own now.',
    'The market side needs no step of its own at present.',
  ],
};

/** The text of every area: its gaps, or that none needs a step. */
function gapsOf(area: Area, business: Business, gaps: readonly FiredGap[]): readonly Grounded[] {
  if (gaps.length > 0) {
    return gaps.map((gap) => ({ text: gapText(gap), evidence: evidenceOfRule(gap) }));
  }
  return [
    {
      text: variantOf(business, withoutGap[area]),
      evidence: evidenceOfItems(
        area,
        itemsOf(business.diagnosis, area),
        'No rule that points to a gap in this area is among those told.',
      ),
    },
  ];
}

/** From these shares on, in %, an answer speaks for the business by itself; judgement. */
const goodRetention = 80;
const goodRecurring = 50;

/** The points out of ten from which a rating is mentioned where there is no strength. */
const goodPoints = 7;

/** The best ratings, used where no rule finds a strength; undefined where none is good. */
function bestRatingsOf({ diagnosis }: Business): string | undefined {
  const good = diagnosis.breakdown
    .filter(({ id, given, points }) => isRating(id) && given && points >= goodPoints)
    // Labels are about "the owner", but a report addresses the owner as "you".
    .filter(({ label }) => !/owner/iu.test(label));
  const most = Math.max(...good.map(({ points }) => points));
  const best = good.filter(({ points }) => points === most).map(({ label }) => lowered(label));
  if (best.length === 0) return undefined;
  return best.length === 1
    ? `You give your best rating to ${best[0]!}.`
    : `You give your best ratings to ${joined(best.slice(0, 3))}.`;
}

/** What the answers themselves say for the business where no rule finds a strength. */
function plainStrengthOf({ voice, knows }: Business): string | undefined {
  const { answers, figures, customers } = voice;
  const stays = knows('ret') && answers.ret >= goodRetention;
  const recurs = knows('rec') && answers.rec >= goodRecurring;
  if (stays && recurs)
    return `You keep ${figures.ret} of your ${customers}, and ${figures.rec} of revenue comes again.`;
  if (stays) return `You keep ${figures.ret} of your ${customers}.`;
  return recurs ? `Of your revenue, ${figures.rec} comes again.` : undefined;
}

/** The strengths that help most now, or a sentence that there is none. */
function strengthsOf(business: Business): readonly Grounded[] {
  const { diagnosis } = business;
  const told = toldStrengthsOf(diagnosis)
    .slice(0, maxStrengths)
    .map((strength) => ({
      text: `${strength.words.finding} ${strength.words.worth}`,
      evidence: evidenceOfRule(strength),
    }));
  if (told.length > 0) return told;
  return [
    {
      text:
        bestRatingsOf(business) ??
        plainStrengthOf(business) ??
        variantOf(business, [
          'No strength stands out yet in these answers.',
          'These answers show no strength yet that the plan could build on.',
          'A strength to build on does not show yet.',
          'None of your answers stands out as a strength so far.',
        ]),
      evidence: evidenceOfItems(
        'all',
        diagnosis.breakdown,
        'No rule that points to a strength holds.',
      ),
    },
  ];
}

const textsOf = (list: readonly Grounded[]): string[] => list.map(({ text }) => text);
const evidenceOf = (list: readonly Grounded[]) => list.map(({ evidence }) => evidence);

/** The three areas, and what stands out over all of them, each with why it is said. */
export function findingsOf(
  business: Business,
  plan: Plan,
  considerations: readonly string[],
): {
  readonly findings: Findings;
  readonly evidence: Required<Omit<ReportEvidence, 'recommendations'>>;
} {
  const told = toldGapsOf(business.diagnosis, plan);
  const gaps = {
    systems: gapsOf('systems', business, told.systems),
    leadership: gapsOf('leadership', business, told.leadership),
    market: gapsOf('market', business, told.market),
  };
  const strengths = strengthsOf(business);
  const weaknesses = weaknessesOf(business, considerations);
  const analysisOf = (area: Area): AreaFindings => ({
    currentState: currentStateOf(area, business),
    keyGaps: textsOf(gaps[area]),
  });
  return {
    findings: {
      systemsAnalysis: analysisOf('systems'),
      leadershipAnalysis: analysisOf('leadership'),
      marketAnalysis: analysisOf('market'),
      overallFindings: { keyStrengths: textsOf(strengths), keyWeaknesses: textsOf(weaknesses) },
    },
    evidence: {
      keyGaps: {
        systems: evidenceOf(gaps.systems),
        leadership: evidenceOf(gaps.leadership),
        market: evidenceOf(gaps.market),
      },
      keyStrengths: evidenceOf(strengths),
      keyWeaknesses: evidenceOf(weaknesses),
    },
  };
}
