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
import {
  areaNames,
  earnedPoints,
  halfKnown,
  itemsOf,
  knownShare,
  levelOf,
  missingPoints,
  type Level,
} from './levels.js';
import { wordsOf, type Plan } from './plan.js';
import { states } from './words/area-words.js';
import { clauseOf } from './words/item-clauses.js';
import { capital, say } from './words/phrase.js';
import { strengthWords } from './words/strength-words.js';
import { variantForSize, variantOf } from './words/variant.js';

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

/** Before the two heaviest answers. */
const introducing: Readonly<Record<Area, readonly [string, string]>> = {
  systems: ['Two answers weigh most here: ', 'The score rests above all on this: '],
  leadership: ['Much of this score comes from two answers: ', 'What counts most in it: '],
  market: [
    'The two heaviest answers in this area: ',
    'On the side of the market, it matters most that ',
  ],
};

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
    const [worst] = rest
      .filter((item) => item.points <= 4)
      .sort((one, other) => missingPoints(other) - missingPoints(one));
    return worst ? ` The exception: ${clauseOf(worst, business)}.` : '';
  }
  const [best] = [...rest].sort((one, other) => earnedPoints(other) - earnedPoints(one));
  return best && best.points >= 6.5 ? ` On the other side, ${clauseOf(best, business)}.` : '';
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
  const clauses = said.map((item) => clauseOf(item, business));
  return (
    `${name} ${verbs[area]} ${levelNames[level]} at ${formatScore(score)} out of 10: ${say(variantForSize(business, states[area][level]), business)} ` +
    `${variantOf(business, introducing[area])}${clauses.join(', and ')}.${otherSide(items, said, level, business)}`
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
  const text = (knownShare(items) < halfKnown ? tooLittleKnown : noGap)[area];
  return [{ text, evidence: evidenceOfItem(items[0]!) }];
}

/** From here an answer is a strength by itself: the points of the rating 4 of 5. */
const goodPoints = 7.5;

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
    .filter((item) => item.points >= goodPoints)
    .sort((one, other) => earnedPoints(other) - earnedPoints(one))
    .slice(0, 3);
  if (best.length > 0) {
    return best.map((item) => ({
      text: `${capital(clauseOf(item, business))} (${item.weight}% of the score for ${areaNames[item.area]}).`,
      evidence: evidenceOfItem(item),
    }));
  }
  const [nearest] = [...given].sort((one, other) => other.points - one.points);
  const item = nearest ?? business.diagnosis.breakdown[0]!;
  const text = nearest
    ? `No answer stands out as a strength yet; what comes nearest is that ${clauseOf(nearest, business)}.`
    : 'Strengths cannot be named while the answers are open.';
  return [{ text, evidence: evidenceOfItem(item) }];
}

function keyWeaknessesOf(business: Business, plan: Plan): string[] {
  const first = (area: Area) => plan.steps[area].find((step) => step.gap)?.gap?.weakness;
  const weaknesses = [first('systems'), first('leadership'), first('market')].filter(
    (text) => text !== undefined,
  );
  if (weaknesses.length > 0) return weaknesses;
  return business.diagnosis.readiness.completeness < halfKnown
    ? ['Weaknesses cannot be told from questions that are still open.']
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
      keyWeaknesses: keyWeaknessesOf(business, plan),
    },
  };
}
