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
  readonly title: string;
  /** Whether it is one of the three that matter most now. */
  readonly isFirst: boolean;
  /** The id of a day of a step of its own; empty for a step of the plan, which has its date. */
  readonly by: string;
  readonly how: CounselClaim;
  readonly measure: string;
}

/** A counsel as a language model returns it. */
export interface CounselWords {
  readonly written: readonly WrittenFigure[];
  readonly proposed: readonly ProposedFigure[];
  readonly days: readonly ProposedDay[];
  readonly sums: readonly Sum[];
  readonly heart: CounselClaim;
  readonly steps: readonly WordedStep[];
  readonly turns: readonly CounselClaim[];
  readonly open: readonly CounselClaim[];
}

/** Every text of a counsel and where it stands. */
export const counselPassages = (words: CounselWords): readonly Passage[] => {
  const passage = (place: string, text: string, evidence: readonly string[] = []): Passage => ({
    place,
    text,
    evidence,
    rules: [],
  });
  const claims = (list: 'open' | 'turns') =>
    words[list].map(({ text, evidence }, index) => passage(`${list} ${index + 1}`, text, evidence));
  return [
    passage('heart', words.heart.text, words.heart.evidence),
    ...words.steps.flatMap(({ title, how, measure }, index) => [
      passage(`steps ${index + 1} title`, title),
      passage(`steps ${index + 1} how`, how.text, how.evidence),
      passage(`steps ${index + 1} measure`, measure),
    ]),
    ...claims('turns'),
    ...claims('open'),
    ...words.sums.map(({ id, label }) => passage(`sums ${id}`, label)),
  ];
};
