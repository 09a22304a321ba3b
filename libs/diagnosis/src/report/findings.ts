import {
  formatScore,
  type Area,
  type AreaFindings,
  type Findings,
  type RuleEvidence,
  type ScoredItem,
} from '@ellac/contracts';
import type { Business } from './business.js';
import { evidenceOfItem, evidenceOfRule } from './evidence.js';
import { areaNames, earnedPoints, itemsOf, levelOf, type Level } from './levels.js';
import { wordsOf, type Plan } from './plan.js';
import { states } from './words/area-words.js';
import { clauseOf } from './words/item-clauses.js';
import { capital, say } from './words/phrase.js';
import { strengthWords } from './words/strength-words.js';

/** A sentence of the report and why it stands there. */
export interface Grounded {
  readonly text: string;
  readonly evidence: RuleEvidence;
}

const levelNames: Readonly<Record<Level, string>> = {
  strong: 'strong',
  sound: 'sound',
  making: 'in the making',
  weak: 'weak',
};

const verbs: Readonly<Record<Area, 'are' | 'is'>> = {
  systems: 'are',
  leadership: 'is',
  market: 'is',
};

const introducing: Readonly<Record<Area, string>> = {
  systems: 'Two answers weigh most here: ',
  leadership: 'Much of this score comes from two answers: ',
  market: 'The two heaviest answers in this area: ',
};

const givenShare = (items: readonly ScoredItem[]): number =>
  items.filter((item) => item.given).reduce((sum, item) => sum + item.weight, 0);

/** The two heaviest; of equal ones those that explain the level, good or bad. */
function heaviest(items: readonly ScoredItem[], level: Level): readonly ScoredItem[] {
  const sign = level === 'strong' || level === 'sound' ? -1 : 1;
  return [...items]
    .sort((one, other) => other.weight - one.weight || sign * (one.points - other.points))
    .slice(0, 2);
}

/** The answer that speaks most clearly against the level, so that no area is all good or all bad. */
function otherSide(
  items: readonly ScoredItem[],
  said: readonly ScoredItem[],
  level: Level,
  business: Business,
): string {
  const rest = items.filter((item) => item.given && !said.includes(item));
  if (level === 'strong' || level === 'sound') {
    const [worst] = [...rest].sort((one, other) => one.points - other.points);
    return worst && worst.points <= 4 ? ` The exception: ${clauseOf(worst, business)}.` : '';
  }
  const [best] = [...rest].sort((one, other) => earnedPoints(other) - earnedPoints(one));
  return best && best.points >= 6.5 ? ` On the other side, ${clauseOf(best, business)}.` : '';
}

function currentStateOf(area: Area, business: Business): string {
  const { diagnosis } = business;
  const items = itemsOf(diagnosis, area);
  const score = diagnosis.areaScores[area];
  const name = capital(areaNames[area]);
  if (givenShare(items) < 50) {
    return `${name} ${verbs[area]} hard to judge: most answers are open, and ${formatScore(score)} out of 10 mainly reflects that.`;
  }
  const level = levelOf(score);
  const said = heaviest(items, level);
  const clauses = said.map((item) => clauseOf(item, business));
  return (
    `${name} ${verbs[area]} ${levelNames[level]} at ${formatScore(score)} out of 10: ${say(states[area][level], business)} ` +
    `${introducing[area]}${clauses.join(', and ')}.${otherSide(items, said, level, business)}`
  );
}

const noGap: Readonly<Record<Area, string>> = {
  systems: 'No rule points to a gap in the systems; keeping them alive is the task.',
  leadership: 'No gap stands out in leadership, so practice is what it needs.',
  market: 'The market side shows no gap that a rule would name, and staying watchful is enough.',
};

const tooLittleKnown: Readonly<Record<Area, string>> = {
  systems: 'Too little is known about the systems to name a gap.',
  leadership: 'Gaps in leadership cannot be named until more of these answers are known.',
  market: 'What the market side lacks cannot be said before its figures are known.',
};

/** The findings of the plan's gaps; one honest sentence where there is none. */
export function keyGapsOf(area: Area, business: Business, plan: Plan): readonly Grounded[] {
  const gaps = plan.steps[area].flatMap(({ gap, evidence }) =>
    gap ? [{ text: gap.finding, evidence }] : [],
  );
  if (gaps.length > 0) return gaps;
  const items = itemsOf(business.diagnosis, area);
  const text = (givenShare(items) < 50 ? tooLittleKnown : noGap)[area];
  return [{ text, evidence: evidenceOfItem(items[0]!) }];
}

/** Strength rules; where none fired, the heaviest answers with the most points. */
export function keyStrengthsOf(business: Business, plan: Plan): readonly Grounded[] {
  if (plan.strengths.length > 0) {
    return plan.strengths.map((rule) => ({
      text: `${rule.finding} ${say(wordsOf(strengthWords, rule.id).worth, business)}`,
      evidence: evidenceOfRule(rule),
    }));
  }
  const given = business.diagnosis.breakdown.filter((item) => item.given);
  const best = given
    .filter((item) => item.points >= 5)
    .sort((one, other) => earnedPoints(other) - earnedPoints(one))
    .slice(0, 3);
  if (best.length > 0) {
    return best.map((item) => ({
      text: `${capital(clauseOf(item, business))}, which counts ${item.weight}% of its area.`,
      evidence: evidenceOfItem(item),
    }));
  }
  const text =
    given.length === 0
      ? 'Strengths cannot be named while the answers are open.'
      : 'No answer stands out as a strength yet, which makes the first steps easy to choose.';
  return [{ text, evidence: evidenceOfItem(business.diagnosis.breakdown[0]!) }];
}

function keyWeaknessesOf(plan: Plan): string[] {
  const first = (area: Area) => plan.steps[area].find((step) => step.gap)?.gap?.weakness;
  const weaknesses = [first('systems'), first('leadership'), first('market')].filter(
    (text) => text !== undefined,
  );
  return weaknesses.length > 0
    ? weaknesses
    : ['The rules name no weakness, so the attention can go to what is worth keeping.'];
}

const textsOf = (grounded: readonly Grounded[]): string[] => grounded.map(({ text }) => text);

/** The three areas, and what stands out over all of them. */
export function findingsOf(
  business: Business,
  plan: Plan,
  gaps: Readonly<Record<Area, readonly Grounded[]>>,
  strengths: readonly Grounded[],
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
      keyWeaknesses: keyWeaknessesOf(plan),
    },
  };
}
