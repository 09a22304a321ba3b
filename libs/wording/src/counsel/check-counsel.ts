import type { CounselTask } from './counsel-task.js';
import { counselPassages, type CounselWords } from './counsel-words.js';
import { ownFigures, type OwnFigures } from './own-figures.js';
import type { Sayable } from '../tasks/part-task.js';
import type { Passage } from '../words/passages.js';
import { placeholdersOf } from '../words/placeholders.js';
import type { CheckContext } from '../checks/check-words.js';
import { copyingFaults } from '../checks/prose/copying.check.js';
import { directionFaults } from '../checks/direction/direction.check.js';
import type { Fault } from '../checks/fault.js';
import { figureFaults } from '../checks/figures/figures.check.js';
import { forbiddenFaults, isGrave } from '../checks/prose/forbidden.check.js';
import { shapeFaults, wordsOf } from '../checks/form.check.js';
import { manyHeadsInWords } from '../checks/figures/number-words.js';
import { languageFaults } from '../checks/prose/language.check.js';
import { shown, valuesOf } from '../checks/placeholder-values.js';
import { readJson } from '../checks/read-json.js';
import type { Completion } from '../checks/completion.js';
import { counselIn } from './counsel-schema.js';

export interface CheckedCounsel {
  /** The texts that may be used in a report; null if none may. */
  readonly words: CounselWords | null;
  /** All faults, for the record; texts with a slightly wrong length are kept (V8). */
  readonly faults: readonly Fault[];
  /** Whether so much is left out that a repair request is worthwhile. */
  readonly isRepairNeeded: boolean;
}

const maxBytes = 100_000;

/**
 * Fewest and most words in the instructions, by list and half; the checks allow a margin on both
 * sides.
 */
const lengths: Readonly<Record<string, readonly [number, number]>> = {
  heart: [50, 175],
  title: [2, 14],
  how: [18, 115],
  measure: [2, 26],
  turns: [8, 65],
  open: [5, 45],
  sums: [1, 16],
};
/** The fewest steps of a usable counsel. */
const minSteps = 3;

/** `steps 2` of `steps 2 how`; `heart` is an item by itself. */
const itemOf = (place: string): string => place.split(' ').slice(0, 2).join(' ');

const isLabel = (place: string): boolean => place.startsWith('sums ');
const isAdvice = (place: string): boolean => /^(?:steps|turns) /.test(place);

/** V1 to V9 on a counsel of the language model, as far as they apply to it. Never throws. */
export function checkCounsel(
  answer: Completion,
  task: CounselTask,
  context: CheckContext,
): CheckedCounsel {
  const unread = (why: string): CheckedCounsel => ({
    words: null,
    faults: [{ check: 'V1', place: 'counsel', why }],
    isRepairNeeded: true,
  });
  const json = readJson(answer, maxBytes);
  if (json.why !== undefined) return unread(json.why);
  const words = counselIn(json.value, task);
  if (words === null) return unread('does not fit the schema');
  if (hasTwice(words)) return unread('gives one id to two things');

  const own = ownFigures(words, task);
  const passages = counselPassages(words);
  const usable = task.ownerWords.filter(({ isSuspicious }) => !isSuspicious);
  const ground: Sayable = {
    ...task,
    facts: [...task.facts, ...[...own.figures.values()].map(({ fact }) => fact)],
  };
  const wrong: readonly Fault[] = [
    ...own.faults.map((fault): Fault => ({ check: 'V3', ...fault })),
    ...evidenceFaults(passages, ground, own),
    ...figureFaults(
      passages,
      { ...ground, told: usable.map(({ text }) => text) },
      manyHeadsInWords,
    ),
    ...directionFaults(passages, ground),
    ...forbiddenFaults(
      passages,
      ground,
      context.canary,
      usable.map(({ text }) => text),
      // A label may use a fact's name, even with an otherwise forbidden word: guaranteed revenue.
    ).filter((fault) => !isLabel(fault.place) || isGrave(fault)),
    ...copyingFaults(passages, ground, context.instructions),
    ...languageFaults(passages.filter(({ place }) => !isLabel(place))),
    ...formFaults(passages, ground),
    ...planFaults(words, task, own),
  ];
  const kept = withoutFaulty(words, wrong);
  const choice = kept === null ? [] : choiceFaults(kept, task);
  return {
    words: kept !== null && choice.length > 0 ? withoutChoice(kept) : kept,
    faults: [...wrong, ...choice, ...lengthFaults(passages, ground, 1).filter(isNew(wrong))],
    isRepairNeeded: kept === null || isTooLittle(kept, words, task),
  };
}

const isNew =
  (faults: readonly Fault[]) =>
  ({ place, why }: Fault): boolean =>
    faults.every((fault) => fault.place !== place || fault.why !== why);

/** The share of texts left out above which a repair request is worthwhile. */
const maxLeftOut = 1 / 5;

function isTooLittle(kept: CounselWords, { steps, turns, open }: CounselWords, task: CounselTask) {
  const all = steps.length + turns.length + open.length;
  const left = kept.steps.length + kept.turns.length + kept.open.length;
  const isFirstLost = task.firstSteps.some((id) => kept.steps.every(({ stepId }) => stepId !== id));
  return isFirstLost || all - left > all * maxLeftOut;
}

const hasTwice = ({ written, proposed, days, sums, steps }: CounselWords): boolean => {
  const figures = [written, proposed, days, sums].flatMap((list) => list.map(({ id }) => id));
  const planned = steps.map(({ stepId }) => stepId).filter((id) => id !== 'own');
  return [figures, planned].some((ids) => new Set(ids).size < ids.length);
};

/** V2: a text cites evidence, names nothing unknown, and does not present a proposal as a fact. */
function evidenceFaults(
  passages: readonly Passage[],
  ground: Sayable,
  { figures }: OwnFigures,
): readonly Fault[] {
  const values = valuesOf(ground);
  const known = new Set([
    ...ground.facts.map(({ id }) => id),
    ...ground.ownerWords.map(({ id }) => id),
  ]);
  return passages.flatMap(({ place, text, evidence }): readonly Fault[] => {
    const named = placeholdersOf(text);
    const isClaim = !isLabel(place) && !/ (?:title|measure)$/.test(place);
    const rests = [...evidence, ...named].some((id) => known.has(id));
    const isUnknown = named.some((name) => !values.has(name));
    const isInvented =
      !isAdvice(place) && named.some((name) => figures.has(name) && name.startsWith('N'));
    return [
      ...(isUnknown ? ['names a placeholder that is not among the facts and own figures'] : []),
      ...(isClaim && !rests ? ['rests on no fact'] : []),
      ...(isInvented && !isLabel(place) ? ['tells a proposal as a fact'] : []),
      ...(isLabel(place) && named.some((name) => name !== 'COMPANY')
        ? ['has a figure in its label']
        : []),
    ].map((why) => ({ check: 'V2', place, why }));
  });
}

const halfOf = (place: string): string => {
  const [list = '', , half] = place.split(' ');
  return half ?? list;
};

/** V8: texts that exceed a multiple of their maximum, or fall below a fraction of their minimum. */
const lengthFaults = (
  passages: readonly Passage[],
  ground: Sayable,
  tolerance: number,
): readonly Fault[] =>
  passages.flatMap(({ place, text }): readonly Fault[] => {
    const [least, most] = lengths[isLabel(place) ? 'sums' : halfOf(place)] ?? [1, Infinity];
    const count = wordsOf(shown(text, valuesOf(ground)));
    return count < least / tolerance || count > most * tolerance
      ? [{ check: 'V8', place, why: `has ${count} words and should have ${least} to ${most}` }]
      : [];
  });

/** The factor by which a text may be too long or too short before it is left out. */
const farOff = 1.5;

/** V8: texts that are too short to be one or malformed. */
const formFaults = (passages: readonly Passage[], ground: Sayable): readonly Fault[] => [
  ...lengthFaults(passages, ground, farOff),
  ...passages
    .filter(({ place }) => !isLabel(place) && !/ (?:title|measure)$/.test(place))
    .flatMap(({ place, text }) =>
      shapeFaults(text).map((why): Fault => ({ check: 'V8', place, why })),
    ),
];

/** V9 and V5: steps of its own have a date, and each first step of the plan is included. */
function planFaults(
  words: CounselWords,
  task: CounselTask,
  { figures }: OwnFigures,
): readonly Fault[] {
  const done = new Set(words.steps.map(({ stepId }) => stepId));
  const undated = words.steps.flatMap(({ stepId, by }, index): readonly Fault[] => {
    if (stepId !== 'own') return [];
    const day = figures.get(by)?.quantity;
    const isAhead =
      day !== undefined && 'date' in day && day.date > task.submittedOn && day.date <= task.until;
    return isAhead
      ? []
      : [{ check: 'V9', place: `steps ${index + 1} title`, why: 'has no day that lies ahead' }];
  });
  const left = task.firstSteps.filter((id) => !done.has(id));
  return [
    ...undated,
    ...left.map((id): Fault => ({ check: 'V5', place: 'steps', why: `leaves out the step ${id}` })),
    ...(words.steps.length < minSteps
      ? [{ check: 'V8', place: 'steps', why: 'has too few steps' } as const]
      : []),
  ];
}

/** The number of steps that matter most; page one has room for that many. */
const firstCount = 3;

/**
 * V5: three steps are marked as first, and the rules' first step is among them. Otherwise page one
 * shows the rules' steps.
 */
function choiceFaults({ steps }: CounselWords, { firstSteps }: CounselTask): readonly Fault[] {
  const chosen = steps.filter(({ isFirst }) => isFirst);
  const why = (reason: string): readonly Fault[] => [{ check: 'V5', place: 'first', why: reason }];
  if (chosen.length !== firstCount) return why(`chooses ${chosen.length} steps as the first`);
  return chosen.some(({ stepId }) => stepId === firstSteps[0])
    ? []
    : why(`does not choose the step ${firstSteps[0]} as one of the first`);
}

const withoutChoice = (words: CounselWords): CounselWords => ({
  ...words,
  steps: words.steps.map((step) => ({ ...step, isFirst: false })),
});

/** The counsel without what these faults name; null if the rest is not a usable counsel. */
function withoutFaulty(words: CounselWords, faults: readonly Fault[]): CounselWords | null {
  const faulty = new Set(faults.map(({ place }) => itemOf(place)));
  const sums = words.sums.filter(({ id }) => !faulty.has(`sums ${id}`));
  const gone = new Set(words.sums.filter((sum) => !sums.includes(sum)).map(({ id }) => id));
  for (const { place, text } of counselPassages(words))
    if (placeholdersOf(text).some((name) => gone.has(name))) faulty.add(itemOf(place));
  if (faults.some(isGrave) || faulty.has('heart')) return null;
  const kept = <Item>(list: string, items: readonly Item[]): readonly Item[] =>
    items.filter((_, index) => !faulty.has(`${list} ${index + 1}`));
  const steps = kept('steps', words.steps);
  return steps.length < minSteps
    ? null
    : { ...words, steps, turns: kept('turns', words.turns), open: kept('open', words.open) };
}
