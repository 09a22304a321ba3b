import {
  areas,
  areFarApart,
  formatScore,
  type Area,
  type ScoredItem,
  type TwoMarks,
} from '@ellac/contracts';
import { functionsRun, percentInWords } from './model/answer-words.js';
import { answerPathOf, type Alias, type Answers } from './model/answers.js';
import { goodNetMargin } from './model/derived.js';
import type { Ground } from './situation/ground.js';
import { countedToNine } from './text/counted.js';
import type { TextFact } from './text-facts/text-fact.js';
import { isUnderrated } from './model/marks-of-areas.js';
import { allRatingsEqual, isRating } from './model/ratings.js';
import { scoredItems } from './model/scored-items.js';

/** Two answers that can hardly both be right; told to the owner without blame, as a question. */
export interface Contradiction {
  readonly id: ContradictionId;
  /** Both answers, what follows if the fact is right, and a question. */
  readonly text: string;
  /** Paths of the answers and ids of the text facts. */
  readonly evidence: readonly string[];
}

export type ContradictionId = (typeof contradictionRules)[number]['id'];

type ContradictionGround = Pick<Ground, 'answers' | 'notKnown' | 'facts' | 'marks'> & {
  readonly breakdown: readonly ScoredItem[];
};

/** In the order of the breakdown. */
const ratings: readonly Alias[] = scoredItems.map(({ id }) => id).filter(isRating);

interface ContradictionRule {
  readonly id: `C-${number}`;
  /** The rule is skipped where one of these is not known. */
  readonly inputs: readonly Alias[];
  /** The text fact that the rule also needs; it is skipped without one. */
  readonly fact?: TextFact['kind'];
  readonly when: (
    answers: Answers,
    fact: TextFact | undefined,
    ground: ContradictionGround,
  ) => boolean;
  /** Both answers and what follows, before the question. */
  readonly text: (
    answers: Answers,
    fact: TextFact | undefined,
    ground: ContradictionGround,
  ) => string;
  readonly question: string;
  /** This contradiction explains the others, so it is listed first. */
  readonly isFirst?: true;
}

/** The area whose two marks are farthest apart. */
const farthestArea = (marks: ContradictionGround['marks']): Area =>
  areas.toSorted((one, other) => distanceIn(marks[other]) - distanceIn(marks[one]))[0]!;

const days = (count: number): string =>
  count === 1 ? 'one day' : count === 0 ? 'not a single day' : `${countedToNine(count)} days`;

const areaNames: Readonly<Record<Area, string>> = {
  systems: 'the business systems have',
  leadership: 'leadership has',
  market: 'the market side has',
};

const distanceIn = ({ ratings, facts }: TwoMarks): number => Math.abs(ratings - facts);

/** Conditions and limits are judgement. */
const contradictionRules = [
  {
    id: 'C-01',
    inputs: ['rev', 'nm', 'gm'],
    when: (a) => a.rev > 0 && a.nm > a.gm,
    text: (a) =>
      `You give a net margin of ${percentInWords(a.nm)} and a gross margin of ${percentInWords(a.gm)}. Both cannot be right, as net profit is what all other costs leave of the gross profit; until they are checked, every sum here that rests on a margin is uncertain.`,
    question: 'What do the accounts show?',
    isFirst: true,
  },
  {
    id: 'C-02',
    inputs: ['indep', 'absd'],
    when: (a) => a.indep >= 4 && a.absd < 7,
    text: (a) =>
      `You rate independence ${a.indep} of 5, and the business copes for ${days(a.absd)} without you. Both can hardly be right; by the days alone, the work still waits for you.`,
    question: 'Which is closer to your week?',
  },
  {
    id: 'C-03',
    inputs: ['docu', 'pd'],
    when: (a) => a.docu >= 4 && !a.pd,
    text: (a) =>
      `You rate documentation ${a.docu} of 5, and no process documents are available. Both can hardly be right; without them, a new person has to ask.`,
    question: 'What is written down, and where is it?',
  },
  {
    id: 'C-04',
    inputs: ['deleg', 'ownerS'],
    when: (a) => a.deleg >= 4 && a.ownerS >= 75,
    text: (a) =>
      `You rate delegation ${a.deleg} of 5 ${a.partners > 1 ? 'and the partners make' : 'and make'} ${percentInWords(a.ownerS)} of sales. Both can hardly be right; by the sales alone, this is the first thing to hand over.`,
    question: 'Which sales do others make?',
  },
  {
    id: 'C-08',
    inputs: ['plan', 'bp'],
    when: (a) => a.plan >= 4 && !a.bp,
    text: (a) =>
      `You rate planning ${a.plan} of 5, and there is no business plan. Both can hardly be right; a plan in one head cannot be followed by others.`,
    question: 'Where does the plan stand?',
  },
  {
    id: 'C-13',
    inputs: ['funcs', 'ownerS'],
    when: (a) => a.funcs.includes('sales') && a.ownerS >= 75,
    text: (a) =>
      `Sales is among the functions that run without you, and ${a.partners > 1 ? 'the partners make' : 'you make'} ${percentInWords(a.ownerS)} of sales. Both can hardly be right; by the share alone, sales would stop with you.`,
    question: 'Who makes a sale while you are away?',
  },
  {
    id: 'C-14',
    inputs: ['funcs', 'deliv'],
    when: (a) => a.funcs.includes('service_delivery') && a.deliv <= 2,
    text: (a) =>
      `Service delivery is among the functions that run without you, and delivery without you is rated ${a.deliv} of 5. Both can hardly be right; ${a.absd >= 14 ? `as you can be away for ${days(a.absd)}, the rating may be too low.` : 'by the rating, orders wait while you are away.'}`,
    question: 'Who delivers in a week without you?',
  },
  {
    id: 'C-15',
    inputs: ['absd', 'funcs'],
    when: (a) => a.absd >= 30 && a.funcs.length <= 1,
    text: (a) =>
      `You can be away for ${days(a.absd)}, and ${functionsRun(a.funcs.length)} without you. Both can hardly be right; by the functions alone, most work would wait.`,
    question: 'Who does the other work in that time?',
  },
  {
    id: 'C-10',
    inputs: ratings,
    when: (a, _, { marks }) => allRatingsEqual(a) && Object.values(marks).some(areFarApart),
    text: (a, _, { marks }) => {
      const area = farthestArea(marks);
      return `All ratings are ${a.proc} of 5, and by the facts ${areaNames[area]} ${formatScore(marks[area].facts)} of 10. Both can hardly be right; some of the ratings should differ.`;
    },
    question: 'Which rating would you change first?',
  },
  {
    id: 'C-19',
    inputs: ratings,
    when: (a, _, { marks }) =>
      !allRatingsEqual(a) && areas.filter((area) => isUnderrated(marks[area])).length >= 2,
    text: (_, __, { marks }) => {
      const area = farthestArea(marks);
      return `By your ratings ${areaNames[area]} ${formatScore(marks[area].ratings)} of 10, and by the facts ${formatScore(marks[area].facts)}. Both can hardly be right; by the facts, more works without you than you think.`;
    },
    question: 'How would two of your people rate it?',
    isFirst: true,
  },
  {
    id: 'C-16',
    inputs: ['top'],
    fact: 'client-share',
    when: (a, fact) => (fact?.percent ?? 0) > a.top && fact?.tense !== 'happened',
    text: (a, fact) =>
      `You write that one client brings ${percentInWords(fact!.percent!)} of revenue, and put the three largest at ${percentInWords(a.top)}. Only one of them can be right.`,
    question: 'Which figure do the books show?',
  },
  {
    id: 'C-17',
    inputs: ['growth'],
    fact: 'wish-small',
    when: (a) => a.growth >= 10,
    text: (a) =>
      `You write that you want to stay as you are, and plan growth of ${percentInWords(a.growth)}. Both can hardly be right; growth asks for more hours or more people.`,
    question: 'Which of the two is the aim?',
  },
  {
    id: 'C-18',
    inputs: ['nm', 'rev', 'gm'],
    fact: 'liquidity',
    when: (a) => a.rev > 0 && a.nm >= goodNetMargin(a),
    text: (a) =>
      `You write that cash is short, and the net margin is ${percentInWords(a.nm)}. Both are right only if the profit is tied up in stock, unpaid invoices or loans.`,
    question: 'Where is the profit of the last year?',
    isFirst: true,
  },
] as const satisfies readonly ContradictionRule[];

/**
 * Distance and weight where one of the two is not a scored answer but the owner's own text;
 * judgement.
 */
const unscored = { points: 5, weight: 10 };

/** The difference in points, weighted by the lighter answer; larger ones are listed first. */
function distanceOf({ inputs }: ContradictionRule, { breakdown }: ContradictionGround): number {
  const items = breakdown.filter(({ id }) => inputs.some((alias) => alias === id));
  if (items.length < 2) return unscored.points * unscored.weight;
  const points = items.map((item) => item.points);
  const weight = Math.min(...items.map((item) => item.weight));
  return (Math.max(...points) - Math.min(...points)) * weight;
}

/** The most contradictions that an owner is asked about; only the coach sees the others. */
const most = 2;

/** All contradictions that the answers hold, the largest first. */
export function allContradictionsOf(ground: ContradictionGround): readonly Contradiction[] {
  const { answers, notKnown, facts } = ground;
  return contradictionRules
    .flatMap((rule: ContradictionRule & { readonly id: ContradictionId }) => {
      const fact = facts.find(({ kind }) => kind === rule.fact);
      const isSilent =
        rule.inputs.some((alias) => notKnown.has(alias)) ||
        (rule.fact !== undefined && fact === undefined);
      if (isSilent || !rule.when(answers, fact, ground)) return [];
      const evidence = [
        ...rule.inputs.map((alias) => answerPathOf[alias]),
        ...(fact === undefined ? [] : [fact.id]),
      ];
      const text = `${rule.text(answers, fact, ground)} ${rule.question}`;
      const distance = rule.isFirst ? Infinity : distanceOf(rule, ground);
      return [{ distance, contradiction: { id: rule.id, text, evidence } }];
    })
    .toSorted((one, other) => other.distance - one.distance)
    .map(({ contradiction }) => contradiction);
}

/** The contradictions that an owner is asked about, the largest first. */
export const contradictionsOf = (ground: ContradictionGround): readonly Contradiction[] =>
  allContradictionsOf(ground).slice(0, most);
