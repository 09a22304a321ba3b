import type { CounselTask } from './counsel-task.js';
import { areas } from '@ellac/contracts';
import { areaLists, claimLists, counselPassages, type CounselWords } from './counsel-words.js';
import { isWritten, madeOf, ownFigures, type OwnFigures } from './own-figures.js';
import { quantityOf } from './quantity.js';
import { withSpokenFigures } from './spoken-figures.js';
import {
  actionFaults,
  choiceFaults,
  latenessFaults,
  planFaults,
  relativeDayFaults,
  withoutChoice,
} from './step-faults.js';
import { withoutFaulty } from './without-faulty.js';
import type { Sayable } from '../tasks/part-task.js';
import type { Passage } from '../words/passages.js';
import { placeholdersOf } from '../words/placeholders.js';
import type { CheckContext } from '../checks/check-words.js';
import { copyingFaults } from '../checks/prose/copying.check.js';
import { sentencesOf } from '../checks/direction/clauses.js';
import { directionFaults } from '../checks/direction/direction.check.js';
import type { Fault } from '../checks/fault.js';
import { figureFaults, yearsIn } from '../checks/figures/figures.check.js';
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
  /** All faults, for the record; texts that are slightly too long or late are kept (V8, V9). */
  readonly faults: readonly Fault[];
  /** Whether so much is left out that it is hardly a counsel. */
  readonly isRepairNeeded: boolean;
  /** Every text with its figures filled in and its names hidden, for the model to proofread. */
  readonly printed: readonly PrintedText[];
}

/** A text of a counsel and where it stands. */
export type PrintedText = Pick<Passage, 'place' | 'text'>;

const maxBytes = 100_000;

/** The heart is long enough for paragraphs; no other text may have a line break. */
const inOneParagraph = (passage: Passage): Passage =>
  passage.place === 'heart' ? { ...passage, text: passage.text.replaceAll('\n\n', ' ') } : passage;

/**
 * Fewest and most words in the instructions, by list and half; the checks allow a margin on both
 * sides.
 */
const lengths: Readonly<Record<string, readonly [number, number]>> = {
  lead: [20, 80],
  numbers: [5, 32],
  heart: [40, 230],
  strengths: [4, 32],
  weaknesses: [4, 36],
  order: [10, 60],
  areas: [6, 42],
  effects: [6, 46],
  denied: [6, 34],
  readiness: [10, 52],
  title: [2, 14],
  reason: [4, 24],
  action: [3, 44],
  measure: [2, 24],
  why: [5, 38],
  turns: [8, 60],
  open: [5, 45],
  sums: [1, 16],
};

const isLabel = (place: string): boolean => place.startsWith('sums ');
const isAdvice = (place: string): boolean =>
  /^(?:steps|turns|notNow|later) |^(?:order|effects .*)$/.test(place);

/** The same without what tells what the plan brings. */
const isOwnAdvice = (place: string): boolean => /^(?:steps|turns|notNow|later) /.test(place);

/** The words to say to somebody stand in quotation marks. */
const maySay = (place: string): boolean => /^(?:steps \d+ action|turns|notNow|later) /.test(place);

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
    printed: [],
  });
  const json = readJson(answer, maxBytes);
  if (json.why !== undefined) return unread(json.why);
  const read = counselIn(json.value, task);
  if (read.words === null) return unread(read.why);
  const { words } = read;
  if (hasTwice(words)) return unread('gives one id to two things');

  const own = ownFigures(words, task);
  const passages = counselPassages(words).map(inOneParagraph);
  const told = task.ownerWords.filter(({ isSuspicious }) => !isSuspicious).map(({ text }) => text);
  const ground: Sayable = {
    ...task,
    facts: [...task.facts, ...[...own.figures.values()].map(({ fact }) => fact)],
  };
  const wrong: readonly Fault[] = [
    ...own.faults.map((fault): Fault => ({ check: 'V3', ...fault })),
    ...denialFaults(words, task),
    ...evidenceFaults(
      passages,
      ground,
      own,
      words.sums.filter(({ id }) => own.figures.has(id)),
    ),
    ...figureFaults(
      passages,
      { ...ground, told },
      {
        heads: manyHeadsInWords,
        isAdvice,
        isOwnAdvice,
        timesOf: timesOf(task, own),
        years: yearsIn(told),
      },
    ),
    ...directionFaults(passages, ground),
    ...forbiddenFaults(
      passages,
      ground,
      context.canary,
      told,
      words.speech,
      // A label may use a fact's name, even with an otherwise forbidden word: guaranteed revenue.
    ).filter((fault) => !isLabel(fault.place) || isGrave(fault)),
    ...copyingFaults(passages, ground, context.instructions, maySay),
    // A title has too few words to tell its language by.
    ...languageFaults(passages.filter(({ place }) => !isLabel(place) && !/ title$/.test(place))),
    ...formFaults(passages, ground),
    ...actionFaults(words, ground),
    ...planFaults(words, task, own),
  ];
  const kept = withoutFaulty(words, wrong);
  const choice = kept === null ? [] : choiceFaults(kept);
  return {
    words: kept !== null && choice.length > 0 ? withoutChoice(kept) : kept,
    faults: [
      ...wrong,
      // Where the counsel itself chose three, the fault of the one that was left out says it all.
      ...(choiceFaults(words).length > 0 ? choice : []),
      ...[
        ...lengthFaults(passages, ground, 1).filter(isNew(wrong)),
        ...latenessFaults(words, task, own),
        ...relativeDayFaults(passages),
      ].map((fault): Fault => ({ ...fault, kept: true })),
    ],
    isRepairNeeded: kept === null || choice.length > 0 || isTooLittle(kept, words, task),
    printed: printedOf(passages, ground, withSpokenFigures(words, task, own)),
  };
}

const isNew =
  (faults: readonly Fault[]) =>
  ({ place, why }: Fault): boolean =>
    faults.every((fault) => fault.place !== place || fault.why !== why);

/** The share of texts left out above which a repair request is worthwhile. */
const maxLeftOut = 1 / 5;

const countOf = (words: CounselWords): number =>
  [...claimLists, 'steps' as const].reduce((sum, list) => sum + words[list].length, 0) +
  [
    words.order,
    words.readiness,
    words.notNow,
    ...areaLists.flatMap((list) => areas.map((area) => words[list][area])),
  ].filter(Boolean).length;

function isTooLittle(kept: CounselWords, words: CounselWords, task: CounselTask) {
  const [all, left] = [countOf(words), countOf(kept)];
  const isFirstLost = kept.steps.every(({ stepId }) => stepId !== task.firstSteps[0]);
  return isFirstLost || all - left > all * maxLeftOut;
}

const hasTwice = ({ written, proposed, days, sums, steps }: CounselWords): boolean => {
  const figures = [written, proposed, days, sums].flatMap((list) => list.map(({ id }) => id));
  const planned = steps.map(({ stepId }) => stepId).filter((id) => id !== 'own');
  return [figures, planned].some((ids) => new Set(ids).size < ids.length);
};

/** Whether one of the sums that a text names is made from this figure. */
const isReckoned = (
  figure: string,
  named: readonly string[],
  sums: CounselWords['sums'],
): boolean => named.some((name) => name !== figure && madeOf(name, sums).includes(figure));

/** How many times one of the owner's own figures that a text names or rests on is another one. */
const timesOf =
  (task: CounselTask, { figures }: OwnFigures) =>
  ({ text, evidence }: Passage): readonly number[] => {
    const answers = new Map(
      task.facts.filter(({ id }) => /^E/.test(id)).map((fact) => [fact.id, fact]),
    );
    const own = [...new Set([...placeholdersOf(text), ...evidence])].flatMap((id) => {
      const answer = answers.get(id);
      const quantity = id.startsWith('W')
        ? figures.get(id)?.quantity
        : answer && quantityOf(answer);
      return quantity !== undefined && 'value' in quantity && quantity.value > 0 ? [quantity] : [];
    });
    return own.flatMap((one) =>
      own
        .filter((other) => other !== one && other.unit === one.unit)
        .map((other) => one.value / other.value),
    );
  };

const printedOf = (
  passages: readonly Passage[],
  ground: Sayable,
  spoken: (text: string) => string,
): readonly PrintedText[] => {
  const figures = ground.facts.filter(({ isName }) => isName !== true).map(({ id }) => id);
  const values = new Map([...valuesOf(ground)].filter(([id]) => figures.includes(id)));
  return passages.map(({ place, text }) => ({ place, text: shown(spoken(text), values) }));
};

/** Whether the sentence that names a figure calls it assumed. */
const isAssumed = (figure: string, text: string): boolean =>
  sentencesOf(text).some(
    (sentence) => sentence.includes(`{{${figure}}}`) && /\bassum/i.test(sentence),
  );

/** V2: a text rests on something, names nothing unknown, and calls no proposal a fact. */
function evidenceFaults(
  passages: readonly Passage[],
  ground: Sayable,
  { figures }: OwnFigures,
  sums: CounselWords['sums'],
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
    const invented =
      isAdvice(place) || isLabel(place)
        ? []
        : named.filter(
            (name) =>
              figures.has(name) &&
              name.startsWith('N') &&
              !isReckoned(name, named, sums) &&
              !isAssumed(name, text),
          );
    return [
      ...(isUnknown ? ['names a placeholder that is not among the facts and own figures'] : []),
      ...(isClaim && !rests ? ['rests on no fact'] : []),
      ...invented.map((name) => `tells the proposal ${name} as a fact`),
      ...(isLabel(place) && named.some((name) => name !== 'COMPANY')
        ? ['has a figure in its label']
        : []),
    ].map((why) => ({ check: 'V2', place, why }));
  });
}

/** V2: what is denied is an answer of the form, by a sentence of a long answer. */
const denialFaults = ({ denied }: CounselWords, task: CounselTask): readonly Fault[] =>
  denied.flatMap(({ answer, path, sentence }, index): readonly Fault[] => {
    const isAnswer = task.facts.some(({ id, paths }) => id === answer && paths.length === 1);
    return isAnswer && isWritten(sentence, path, task)
      ? []
      : [
          {
            check: 'V2',
            place: `denied ${index + 1}`,
            why: 'denies no answer of the form by a sentence of a long answer',
          },
        ];
  });

const halfOf = (place: string): string => {
  const [list = '', item = '', half] = place.split(' ');
  return half ?? (list === 'notNow' ? item : list);
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
