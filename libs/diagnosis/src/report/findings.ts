import {
  areas,
  formatScore,
  levelNames,
  levelOf,
  type Area,
  type AreaFindings,
  type Findings,
  type Level,
  type RuleEvidence,
  type ScoredItem,
} from '@ellac/contracts';
import type { Business } from './business.js';
import { evidenceOfItem, evidenceOfItems, evidenceOfRule } from './evidence.js';
import {
  areaNames,
  earnedPoints,
  halfKnown,
  itemsOf,
  knownShare,
  missingPoints,
} from './levels.js';
import type { Plan } from './plan.js';
import { fewestPoints, praised } from './praise.js';
import { worthOf } from './step-words.js';
import { states } from './words/area-words.js';
import { clauseOf, clausesTogether } from './words/item-clauses.js';
import { inPerson } from './words/in-person.js';
import { say } from './words/phrase.js';
import { capital } from '../text/capital.js';
import { variantForSize, variantOf } from './words/variant.js';

/** A sentence of the report and why it stands there. */
export interface Grounded {
  readonly text: string;
  readonly evidence: RuleEvidence;
}

const verbs: Readonly<Record<Area, 'are' | 'is'>> = {
  systems: 'are',
  leadership: 'is',
  market: 'is',
};

/** Before the two heaviest answers. */
const introducing: Readonly<Record<Area, readonly string[]>> = {
  systems: [
    'Two answers weigh most here: ',
    'The score rests above all on this: ',
    'What counts most here: ',
  ],
  leadership: [
    'Much of this score comes from two answers: ',
    'What weighs most in it: ',
    'It is largely explained by this: ',
  ],
  market: [
    'The two heaviest answers in this area: ',
    'On the market side, it matters most that ',
    'Most of that goes back to this: ',
  ],
};

/** The two heaviest; of equal ones those that explain the level, good or bad. */
function heaviest(items: readonly ScoredItem[], level: Level): readonly ScoredItem[] {
  const sign = level === 'strong' || level === 'sound' ? -1 : 1;
  return [...items]
    .sort((one, other) => other.weight - one.weight || sign * (one.points - other.points))
    .slice(0, 2);
}

/** Points from which an answer is good news; judgement. */
const goodNews = 6.5;

/** The answer that speaks most clearly against the level, so that no area is all good or all bad. */
function otherSide(
  items: readonly ScoredItem[],
  said: readonly ScoredItem[],
  level: Level,
  business: Business,
): string {
  // That one or two people have no sales team goes without saying.
  const rest = items.filter(
    (item) =>
      item.given && !said.includes(item) && !(item.id === 'team' && business.size === 'solo'),
  );
  if (level === 'strong' || level === 'sound') {
    const [worst] = rest
      .filter((item) => item.points <= 4)
      .sort((one, other) => missingPoints(other) - missingPoints(one));
    const exception = variantOf(business, ['The exception: ', 'One answer does not fit in: ']);
    return worst ? ` ${exception}${clauseOf(worst, business)}.` : '';
  }
  // What was said is good news itself: then the other side is what costs most, or nothing.
  const good = said.filter(({ points }) => points >= goodNews).length;
  const contrast = variantOf(business, ['On the other side, ', 'Better news: ']);
  if (good > 0) {
    const [costly] = [...rest].sort((one, other) => missingPoints(other) - missingPoints(one));
    return good === said.length && costly !== undefined && costly.points <= 4
      ? ` On the other side, ${clauseOf(costly, business)}.`
      : '';
  }
  const [best] = [...praised(rest, business.diagnosis)].sort(
    (one, other) => earnedPoints(other) - earnedPoints(one),
  );
  return best && best.points >= goodNews ? ` ${contrast}${clauseOf(best, business)}.` : '';
}

function currentStateOf(area: Area, business: Business): string {
  const { diagnosis } = business;
  const items = itemsOf(diagnosis, area);
  const score = diagnosis.areaScores[area];
  const name = capital(areaNames[area]);
  if (knownShare(items) < halfKnown) {
    return `${name} ${verbs[area]} hard to judge: most answers are open, and ${formatScore(score)} out of 10 mainly reflects that.`;
  }
  const level = levelOf(score);
  const said = heaviest(items, level);
  const clauses = clausesTogether(said.map((item) => clauseOf(item, business)));
  return (
    `${name} ${verbs[area]} ${levelNames[level]} at ${formatScore(score)} out of 10: ${say(variantForSize(business, states[area][level]), business)} ` +
    `${variantOf(business, introducing[area])}${clauses}.${otherSide(items, said, level, business)}`
  );
}

const noGap: Readonly<Record<Area, string>> = {
  systems: 'No gap shows in the systems; keeping them in use is the task.',
  leadership: 'No gap stands out in leadership, so practice is what it needs.',
  market: 'Customers and figures show no gap, so watching them is enough.',
};

const tooLittleKnown: Readonly<Record<Area, string>> = {
  systems: 'Too little is known about the systems to name a gap.',
  leadership: 'Gaps in leadership cannot be named until more of these answers are known.',
  market: 'What the market side lacks cannot be said before its figures are known.',
};

const noRuleHolds = 'No rule that points to a gap in this area holds.';
const tooOpen = `${noRuleHolds} The given answers have less than ${halfKnown}% of the area's weight.`;

/**
 * What was found in each gap of the plan and what it means; the meaning of the first stands among
 * the key weaknesses. One honest sentence where there is no gap.
 */
export function keyGapsOf(area: Area, business: Business, plan: Plan): readonly Grounded[] {
  const gaps = plan.steps[area].flatMap(({ gap, evidence }) => (gap ? [{ ...gap, evidence }] : []));
  if (gaps.length > 0) {
    return gaps.map(({ finding, weakness, evidence }, index) => ({
      text: index === 0 ? finding : `${finding} ${weakness}`,
      evidence,
    }));
  }
  const items = itemsOf(business.diagnosis, area);
  const isOpen = knownShare(items) < halfKnown;
  const evidence = evidenceOfItems(area, items, isOpen ? tooOpen : noRuleHolds);
  return [{ text: (isOpen ? tooLittleKnown : noGap)[area], evidence }];
}

/** From here an answer is a strength by itself: the points of the rating 4 of 5. */
const goodPoints = 7.5;

/** Why an answer is called a strength where no rule does; `praised` says which may be. */
const chosenAs = {
  best: `No rule for strengths holds. Among given answers that no gap warns of, this is among the three that earn most by points times weight, with at least ${goodPoints} of 10 points.`,
  nearest: `No rule for strengths holds. No given answer that no gap warns of has ${goodPoints} of 10 points or more; this one has the most.`,
  none: `No rule for strengths holds, and no given answer that no gap warns of has ${fewestPoints} of 10 points or more.`,
} as const;

/** Strength rules; where none fired, the heaviest answers with the most points. */
export function keyStrengthsOf(business: Business, plan: Plan): readonly Grounded[] {
  if (plan.strengths.length > 0) {
    return plan.strengths.map((rule) => ({
      text: `${inPerson(rule.finding, business)} ${worthOf(rule, business)}`,
      evidence: evidenceOfRule(rule),
    }));
  }
  const given = praised(business.diagnosis.breakdown, business.diagnosis);
  const best = given
    .filter((item) => item.points >= goodPoints)
    .sort((one, other) => earnedPoints(other) - earnedPoints(one))
    .slice(0, 3);
  if (best.length > 0) {
    return best.map((item) => ({
      text: `${capital(clauseOf(item, business))}, an answer that counts for ${item.weight}% of the ${areaNames[item.area]} score.`,
      evidence: evidenceOfItem(item, chosenAs.best),
    }));
  }
  const [nearest] = [...given].sort((one, other) => other.points - one.points);
  if (nearest !== undefined) {
    const text = `No answer stands out as a strength yet; what comes nearest is that ${clauseOf(nearest, business)}.`;
    return [{ text, evidence: evidenceOfItem(nearest, chosenAs.nearest) }];
  }
  const { breakdown } = business.diagnosis;
  const text =
    business.diagnosis.readiness.completeness < halfKnown
      ? 'Strengths cannot be named while the answers are open.'
      : 'No answer stands out as a strength yet, so each finished step of the plan will be the first.';
  return [{ text, evidence: evidenceOfItems('all', breakdown, chosenAs.none) }];
}

/** What the first gap of each area means; one honest sentence where there is no gap. */
export function keyWeaknessesOf({ diagnosis }: Business, plan: Plan): readonly Grounded[] {
  const weaknesses = areas.flatMap((area): Grounded[] => {
    const step = plan.steps[area].find(({ gap }) => gap);
    return step?.gap ? [{ text: step.gap.weakness, evidence: step.evidence }] : [];
  });
  if (weaknesses.length > 0) return weaknesses;
  const text =
    diagnosis.readiness.completeness < halfKnown
      ? 'Weaknesses cannot be told from questions that are still open.'
      : 'No weakness shows in the answers, so attention can go to what is worth keeping.';
  const condition = 'No rule that points to a gap holds.';
  return [{ text, evidence: evidenceOfItems('all', diagnosis.breakdown, condition) }];
}

const textsOf = (grounded: readonly Grounded[]): string[] => grounded.map(({ text }) => text);

/** The three areas, and what stands out over all of them. */
export function findingsOf(
  business: Business,
  gaps: Readonly<Record<Area, readonly Grounded[]>>,
  strengths: readonly Grounded[],
  weaknesses: readonly Grounded[],
): Findings {
  const areaFindings = (area: Area): AreaFindings => ({
    currentState: currentStateOf(area, business),
    keyGaps: textsOf(gaps[area]),
  });
  return {
    systemsAnalysis: areaFindings('systems'),
    leadershipAnalysis: areaFindings('leadership'),
    marketAnalysis: areaFindings('market'),
    overallFindings: {
      keyStrengths: textsOf(strengths),
      keyWeaknesses: textsOf(weaknesses),
    },
  };
}
