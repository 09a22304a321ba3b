import { type Area, areas, isSpeech } from '@ellac/contracts';
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

/** A paragraph of the letter, the list that it leads to, and figures that it sets side by side. */
export interface LetterParagraph extends CounselClaim {
  readonly points: readonly string[];
  /** The name of each column of figures; none where there is one column. */
  readonly heads: readonly string[];
  readonly figures: readonly FigureRow[];
}

/** Whether a paragraph leads to a list, to figures, or to words to say in the paragraph after it. */
export const isLeading = (
  { points, figures }: LetterParagraph,
  next: LetterParagraph | undefined,
): boolean => points.length + figures.length > 0 || (next !== undefined && isSpeech(next.text));

/** A key as it stands in its section, where a model may have set another stop; else undefined. */
export function keyIn({ paragraphs }: LetterSection, key: string): string | undefined {
  const texts = paragraphs.flatMap(({ text, points }) => [text, ...points]);
  return [key, key.replace(/[.:]$/u, '')].find(
    (each) => each !== '' && texts.some((text) => text.includes(each)),
  );
}

/** A row of a table: what it is of, and what stands in each column. */
export interface FigureRow {
  readonly label: string;
  readonly value: string;
  /** What stands in the second and the third column. */
  readonly others: readonly string[];
}

export interface LetterSection {
  /** Sentences of it that are set bold, as they stand there. */
  readonly keys: readonly string[];
  /** A short sentence that says what holds. */
  readonly title: string;
  readonly paragraphs: readonly LetterParagraph[];
}

export interface WordedStep {
  /** A step of the plan, or `own`. */
  readonly stepId: string;
  readonly area: Area;
  readonly title: string;
  /** The section of the letter that tells how it is done, from 1; 0 for none. */
  readonly section: number;
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
  /** Ids of all that the step rests on. */
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
  /** What decides in this business now and what to do about it, from beginning to end. */
  readonly letter: readonly LetterSection[];
  /** What to do first of all. */
  readonly begin: CounselClaim | null;
  /** By what one sees whether the advice is right, and what changes if it is not. */
  readonly conclusion: CounselClaim | null;
  readonly strengths: readonly CounselClaim[];
  readonly weaknesses: readonly CounselClaim[];
  /** What stands behind the score of each area. */
  readonly areas: Readonly<Record<Area, CounselClaim | null>>;
  /** What has to change in each area before somebody else can lead there. */
  readonly effects: Readonly<Record<Area, CounselClaim | null>>;
  readonly denied: readonly WordedDenial[];
  /** Where the business stands, and what the next level needs. */
  readonly readiness: CounselClaim | null;
  readonly steps: readonly WordedStep[];
  readonly notNow: WordedNotNow | null;
}

/** The texts that a counsel has several times, by the names of their lists. */
export const claimLists = ['numbers', 'strengths', 'weaknesses'] as const;

/** The texts that a counsel has once for each area. */
export const areaLists = ['areas', 'effects'] as const;

/** Cells as one text, in which each may begin with a capital, as a sentence does. */
const cellsOf = (cells: readonly string[]): string => cells.join('. ');

/** A row of figures as one text. */
const rowOf = ({ label, value, others }: FigureRow): string =>
  `${label}: ${cellsOf([value, ...others])}`;

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
  const { notNow } = words;
  return [
    ...claim('lead', words.lead),
    ...claim('begin', words.begin),
    ...claim('conclusion', words.conclusion),
    ...claim('readiness', words.readiness),
    ...areaLists.flatMap((list) =>
      areas.flatMap((area) => claim(`${list} ${area}`, words[list][area])),
    ),
    ...words.letter.flatMap(({ title, paragraphs }, section) => [
      passage(`letter ${section + 1} title`, title),
      ...paragraphs.flatMap(({ text, points, heads, figures, evidence }, paragraph) => {
        const at = (part: string, index: number): string =>
          `letter ${section + 1} ${part} ${paragraph + 1}.${index + 1}`;
        return [
          passage(`letter ${section + 1} paragraph ${paragraph + 1}`, text, evidence),
          ...points.map((point, index) => passage(at('point', index), point, evidence)),
          ...(heads.length === 0 ? [] : [passage(at('figure', -1), cellsOf(heads), evidence)]),
          ...figures.map((row, index) => passage(at('figure', index), rowOf(row), evidence)),
        ];
      }),
    ]),
    ...words.steps.flatMap(({ title, why, evidence, measure }, index) => [
      passage(`steps ${index + 1} title`, title),
      ...(why === '' ? [] : [passage(`steps ${index + 1} reason`, why, evidence)]),
      passage(`steps ${index + 1} measure`, measure),
    ]),
    ...(notNow === null
      ? []
      : [passage('notNow title', notNow.what), ...claim('notNow why', notNow.why)]),
    ...claimLists.flatMap((list) =>
      words[list].flatMap((each, index) => claim(`${list} ${index + 1}`, each)),
    ),
    ...words.denied.map(({ text, answer }, index) =>
      passage(`denied ${index + 1}`, text, [answer]),
    ),
    ...words.sums.map(({ id, label }) => passage(`sums ${id}`, label)),
  ];
};
