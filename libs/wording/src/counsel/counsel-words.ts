import { type Area, areas } from '@ellac/contracts';
import type { TextPath } from '@ellac/diagnosis/parts';
import type { Passage } from '../words/passages.js';
import type { Unit } from './quantity.js';

/** A figure that the owner wrote, `W1…`. */
export interface WrittenFigure {
  readonly id: string;
  readonly path: TextPath;
  /** As it stands in the answer, word for word. */
  readonly sentence: string;
  readonly value: number;
  readonly unit: Unit;
}

/** A figure of the model's own advice, `N1…`: a limit, a goal, an example. */
export interface ProposedFigure {
  readonly id: string;
  readonly value: number;
  readonly unit: Unit;
}

/** A day of the model's own advice, `Y1…`. */
export interface ProposedDay {
  readonly id: string;
  /** Plain. */
  readonly date: string;
}

export const operations = [
  'plus',
  'minus',
  'times',
  'dividedBy',
  /** The left one in per cent of the right one. */
  'shareOf',
  /** The day that lies so long before or after another. */
  'before',
  'after',
] as const;
export type Operation = (typeof operations)[number];

/**
 * A figure to be computed from two others, `Z1…`. With a date and a period, the date is the right
 * operand.
 */
export interface Sum {
  readonly id: string;
  /** What it is, without a figure. */
  readonly label: string;
  readonly left: string;
  readonly operation: Operation;
  readonly right: string;
}

/** A text with what it rests on; figures and names in it are placeholders. */
export interface CounselClaim {
  readonly text: string;
  /** Ids of facts, answers and own figures. */
  readonly evidence: readonly string[];
}

export interface WordedStep {
  /** A step of the plan, or `own`. */
  readonly stepId: string;
  readonly area: Area;
  readonly title: string;
  /** Whether it is one of the three that matter most now. */
  readonly isFirst: boolean;
  /** The id of a day; empty for a step of the plan that keeps its date. */
  readonly by: string;
  /** How long it takes, in weeks. */
  readonly weeks: number;
  /** The owners' own hours a week while it runs. */
  readonly hours: number;
  /** Why it is among the three; empty for the others. */
  readonly why: string;
  /** What is done, in order. */
  readonly actions: readonly string[];
  /** Ids of all that the actions rest on. */
  readonly evidence: readonly string[];
  readonly measure: string;
}

/** An answer that the owner's own words deny. */
export interface WordedDenial {
  /** The id of the answer's fact. */
  readonly answer: string;
  /** The long answer that denies it, and its sentence, word for word. */
  readonly path: TextPath;
  readonly sentence: string;
  /** What was ticked and what was written. */
  readonly text: string;
}

/** What to leave alone for now. */
export interface WordedNotNow {
  readonly what: string;
  readonly why: CounselClaim;
}

/**
 * Whether the question of readiness can be put now, or something that has just happened leaves the
 * owner no mind for it.
 */
export const moments = ['usual', 'urgent'] as const;

/** A counsel as a language model returns it; null in place of a text that did not pass its checks. */
export interface CounselWords {
  readonly written: readonly WrittenFigure[];
  readonly proposed: readonly ProposedFigure[];
  readonly days: readonly ProposedDay[];
  readonly sums: readonly Sum[];
  readonly moment: (typeof moments)[number];
  /** ISO 639-1 code of the language of words to be said; absent in counsels of earlier versions. */
  readonly speech?: string;
  /** The verdict, with which the report begins. */
  readonly lead: CounselClaim;
  /** The figures that settle something, a sentence each. */
  readonly numbers: readonly CounselClaim[];
  readonly heart: CounselClaim;
  readonly strengths: readonly CounselClaim[];
  readonly weaknesses: readonly CounselClaim[];
  /** Why the steps stand in this order. */
  readonly order: CounselClaim | null;
  /** What stands behind the score of each area. */
  readonly areas: Readonly<Record<Area, CounselClaim | null>>;
  /** What the plan changes in each area. */
  readonly effects: Readonly<Record<Area, CounselClaim | null>>;
  readonly denied: readonly WordedDenial[];
  /** Where the business stands, and what the next level needs. */
  readonly readiness: CounselClaim | null;
  readonly steps: readonly WordedStep[];
  readonly notNow: WordedNotNow | null;
  /** What else the owner names and no step is about. */
  readonly later: readonly WordedNotNow[];
  readonly turns: readonly CounselClaim[];
  readonly open: readonly CounselClaim[];
}

/** The texts that a counsel has several times, by the names of their lists. */
export const claimLists = ['numbers', 'strengths', 'weaknesses', 'turns', 'open'] as const;

/** The texts that a counsel has once for each area. */
export const areaLists = ['areas', 'effects'] as const;

/** Every text of a counsel and where it stands. */
export const counselPassages = (words: CounselWords): readonly Passage[] => {
  const passage = (place: string, text: string, evidence: readonly string[] = []): Passage => ({
    place,
    text,
    evidence,
    rules: [],
  });
  const claim = (place: string, told: CounselClaim | null): readonly Passage[] =>
    told === null ? [] : [passage(place, told.text, told.evidence)];
  const leftAlone = (place: string, { what, why }: WordedNotNow): readonly Passage[] => [
    passage(`${place} title`, what),
    ...claim(`${place} why`, why),
  ];
  const { notNow } = words;
  return [
    ...claim('lead', words.lead),
    ...claim('heart', words.heart),
    ...claim('order', words.order),
    ...claim('readiness', words.readiness),
    ...areaLists.flatMap((list) =>
      areas.flatMap((area) => claim(`${list} ${area}`, words[list][area])),
    ),
    ...words.steps.flatMap(({ title, why, actions, evidence, measure }, index) => [
      passage(`steps ${index + 1} title`, title),
      ...(why === '' ? [] : [passage(`steps ${index + 1} reason`, why, evidence)]),
      ...actions.map((text, action) =>
        passage(`steps ${index + 1} action ${action + 1}`, text, evidence),
      ),
      passage(`steps ${index + 1} measure`, measure),
    ]),
    ...(notNow === null ? [] : leftAlone('notNow', notNow)),
    ...words.later.flatMap((each, index) => leftAlone(`later ${index + 1}`, each)),
    ...claimLists.flatMap((list) =>
      words[list].flatMap((each, index) => claim(`${list} ${index + 1}`, each)),
    ),
    ...words.denied.map(({ text, answer }, index) =>
      passage(`denied ${index + 1}`, text, [answer]),
    ),
    ...words.sums.map(({ id, label }) => passage(`sums ${id}`, label)),
  ];
};
