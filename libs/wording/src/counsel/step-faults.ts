import { formatPlainDate } from '@ellac/contracts';
import { addDays } from '@ellac/diagnosis/parts';
import type { Fault } from '../checks/fault.js';
import { withoutSpoken } from '../checks/prose/spoken.js';
import type { Passage } from '../words/passages.js';
import type { CounselTask } from './counsel-task.js';
import type { CounselWords } from './counsel-words.js';
import { dayOf, type OwnFigures } from './own-figures.js';

/** The fewest steps of a usable counsel. */
export const minSteps = 3;

/** Days by which a step of the plan may end later than there; judgement. */
const maxDelay = 62;

/** V9 and V5: steps have a day, and the first step of the plan is carried out. */
export function planFaults(
  words: CounselWords,
  task: CounselTask,
  own: OwnFigures,
): readonly Fault[] {
  const done = new Set(words.steps.map(({ stepId }) => stepId));
  const undated = words.steps.flatMap(({ stepId, by }, index): readonly Fault[] => {
    const planned = task.steps.find(({ id }) => id === stepId);
    if (planned !== undefined && by === '') return [];
    const last = planned === undefined ? task.until : addDays(planned.by, maxDelay);
    const day = dayOf(by, task, own);
    const isAhead = day !== undefined && day > task.submittedOn && day <= last;
    return isAhead
      ? []
      : [
          {
            check: 'V9',
            place: `steps ${index + 1} title`,
            why: `has no day that lies ahead and before ${formatPlainDate(last, task.country)}`,
          },
        ];
  });
  const left = task.firstSteps.slice(0, 1).filter((id) => !done.has(id));
  return [
    ...undated,
    ...left.map((id): Fault => ({ check: 'V5', place: 'steps', why: `leaves out the step ${id}` })),
    ...(words.steps.length < minSteps
      ? [{ check: 'V8', place: 'steps', why: 'has too few steps' } as const]
      : []),
  ];
}

/**
 * What stands before the day on which something is seen: `By {{Y1}} the group has ended`. A day that
 * a note or an agreement names may lie ahead: `both hold a note with {{Y1}} in it`.
 */
const seenOn =
  /^(?:(?:by|on|from|since|after|until|before|at|in)(?: the \w+ of)? )?$|(?<!\b(?:to|that|who|which|will|may|must|says?|names?) (?:[^,;]* )?)\b(?:by|on|since|after|before|until) $/iu;

/** The days of a measure on which what it measures is seen. */
const daysSeen = (measure: string): readonly string[] =>
  Array.from(measure.matchAll(/\{\{(\w+(?:\.\w+)?)\}\}/g)).flatMap(({ 1: id = '', index }) =>
    seenOn.test(measure.slice(0, index)) ? [id] : [],
  );

/** V9: a step ends on the last day on which its measure is seen, or later. */
export const latenessFaults = (
  { steps }: CounselWords,
  task: CounselTask,
  own: OwnFigures,
): readonly Fault[] =>
  steps.flatMap(({ by, stepId, measure }, index): readonly Fault[] => {
    const day = dayOf(by, task, own) ?? task.steps.find(({ id }) => id === stepId)?.by ?? '';
    const isLate = daysSeen(measure).some((id) => (dayOf(id, task, own) ?? '') > day);
    return isLate
      ? [
          {
            check: 'V9',
            place: `steps ${index + 1} measure`,
            why: 'is seen after the day of its step',
          },
        ]
      : [];
  });

/** `Your next week away` is a time of absence and `this month shows it` takes up one named before. */
const relativeDay =
  /\b(?:today(?!['’]s)|tomorrow|tonight|(?:this|next) (?:week|weekend|month)(?! (?:away|off|out|abroad|without|of (?:leave|absence|holiday)|(?:that )?(?:shows?|decides?|proves?|tells?))\b))\b/iu;

/** V9: a report is read on another day than the one on which it was written. */
export const relativeDayFaults = (passages: readonly Passage[]): readonly Fault[] =>
  passages
    .filter(({ text }) => relativeDay.test(withoutSpoken(text)))
    .map(({ place }) => ({
      check: 'V9',
      place,
      why: 'names a day by “today” or “this week”; give the day',
    }));

/** V5: the letter tells how each step is done. */
export const sectionFaults = ({ letter, steps }: CounselWords): readonly Fault[] =>
  steps.flatMap(({ section }, index): readonly Fault[] =>
    letter[section - 1] === undefined
      ? [{ check: 'V5', place: `steps ${index + 1} section`, why: 'is no section of the letter' }]
      : [],
  );

/** The number of steps that matter most; page one has room for that many. */
const firstCount = 3;

/** V5: three steps come first. Without that, page one tells the earliest. */
export function choiceFaults({ steps }: CounselWords): readonly Fault[] {
  const chosen = steps.filter(({ isFirst }) => isFirst);
  return chosen.length === firstCount
    ? []
    : [{ check: 'V5', place: 'first', why: `chooses ${chosen.length} steps as the first` }];
}

export const withoutChoice = (words: CounselWords): CounselWords => ({
  ...words,
  steps: words.steps.map((step) => ({ ...step, isFirst: false })),
});
