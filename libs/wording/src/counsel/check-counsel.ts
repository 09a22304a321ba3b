import type { CounselTask } from './counsel-task.js';
import { areas, formatPlainDate, isSpeech, manyDenied, type ReadinessBand } from '@ellac/contracts';
import {
  areaLists,
  claimLists,
  counselPassages,
  type CounselWords,
  isLeading,
  keyIn,
} from './counsel-words.js';
import { dayOf, isWritten, madeOf, ownFigures, type OwnFigures } from './own-figures.js';
import { quantityOf } from './quantity.js';
import { withNearDays } from './near-days.js';
import { withSpokenFigures } from './spoken-figures.js';
import {
  choiceFaults,
  latenessFaults,
  planFaults,
  relativeDayFaults,
  sectionFaults,
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

/**
 * Fewest and most words in the instructions, by list and half; the checks allow a margin on both
 * sides.
 */
const lengths: Readonly<Record<string, readonly [number, number]>> = {
  lead: [20, 80],
  numbers: [5, 32],
  begin: [5, 44],
  conclusion: [10, 60],
  letter: [150, 1400],
  paragraph: [5, 120],
  point: [3, 60],
  figure: [2, 26],
  heads: [1, 26],
  strengths: [4, 32],
  weaknesses: [4, 36],
  areas: [6, 42],
  effects: [6, 42],
  denied: [6, 34],
  readiness: [10, 52],
  title: [2, 14],
  reason: [4, 24],
  measure: [2, 24],
  why: [5, 38],
  sums: [1, 16],
};

const isLabel = (place: string): boolean => place.startsWith('sums ');
/** The names of a table's columns stand before its first row. */
const isHeads = (place: string): boolean => / figure \d+\.0$/.test(place);
const isOfLetter = (place: string): boolean => /^letter \d/.test(place);

/** Whether nothing but advice stands in a place: words to say are advice too. */
function adviceIn(passages: readonly Passage[]): (place: string) => boolean {
  const said = new Set(passages.filter(({ text }) => isSpeech(text)).map(({ place }) => place));
  return (place) =>
    /^(?:steps|notNow|letter \d+ point) /.test(place) ||
    ['begin', 'conclusion'].includes(place) ||
    said.has(place);
}

/**
 * What is written as one writes to a person: with words to say in quotation marks, and with near days
 * without their year.
 */
const isWrittenToOwner = (place: string): boolean => isOfLetter(place) || place === 'begin';

/** Titles and rows of figures have too few words to tell their language by, and are no sentences. */
const isSentence = (place: string): boolean =>
  !isLabel(place) && !/ (?:title|figure [\d.]+)$/.test(place);

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
  const passages = counselPassages(words);
  const isAdvice = adviceIn(passages);
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
      isAdvice,
    ),
    ...figureFaults(
      passages,
      { ...ground, told },
      {
        heads: manyHeadsInWords,
        isAdvice,
        timesOf: timesOf(task, own),
        years: yearsIn(told),
      },
    ),
    ...directionFaults(passages, bySaid(ground, words)),
    ...forbiddenFaults(
      passages,
      ground,
      context.canary,
      told,
      { speech: words.speech, mayInform: true },
      // A label may use a fact's name, even with an otherwise forbidden word: guaranteed revenue.
    ).filter((fault) => !isLabel(fault.place) || isGrave(fault)),
    ...copyingFaults(passages, ground, context.instructions, isWrittenToOwner),
    ...languageFaults(passages.filter(({ place }) => isSentence(place))),
    ...formFaults(passages, ground, words),
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
        ...letterFaults(passages, ground),
        ...sectionFaults(words),
        ...keyFaults(words),
        ...latenessFaults(words, task, own),
        ...relativeDayFaults(passages),
      ].map((fault): Fault => ({ ...fault, kept: true })),
    ],
    isRepairNeeded: kept === null || choice.length > 0 || isTooLittle(kept, words, task),
    printed: [
      ...printedOf(passages, ground, [
        withSpokenFigures(words, task, own),
        withNearDays(task, own),
      ]),
      ...printedTimes(words, task, own),
    ],
  };
}

const ready: readonly ReadinessBand[] = ['phase-2-ready', 'ready-with-gaps'];

/** Where the long answers deny several ticks, the counsel says that the company is not ready. */
const bySaid = (ground: Sayable, { denied }: CounselWords): Sayable =>
  denied.length < manyDenied || !ready.includes(ground.judgement.band)
    ? ground
    : { ...ground, judgement: { ...ground.judgement, band: 'in-transition' } };

const isNew =
  (faults: readonly Fault[]) =>
  ({ place, why }: Fault): boolean =>
    faults.every((fault) => fault.place !== place || fault.why !== why);

/** The share of texts left out above which a repair request is worthwhile. */
const maxLeftOut = 1 / 5;

const countOf = (words: CounselWords): number =>
  [...claimLists, 'steps' as const].reduce((sum, list) => sum + words[list].length, 0) +
  words.letter.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0) +
  [
    words.begin,
    words.conclusion,
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
  [spoken, nearDays]: readonly [(text: string) => string, (text: string) => string],
): readonly PrintedText[] => {
  const figures = ground.facts.filter(({ isName }) => isName !== true).map(({ id }) => id);
  const values = new Map([...valuesOf(ground)].filter(([id]) => figures.includes(id)));
  return passages.map(({ place, text }) => {
    const told = spoken(text);
    return { place, text: shown(isWrittenToOwner(place) ? nearDays(told) : told, values) };
  });
};

/** When each step is due and what it takes, which the plan shows beside its texts. */
const printedTimes = (
  { steps }: CounselWords,
  task: CounselTask,
  own: OwnFigures,
): readonly PrintedText[] =>
  steps.map(({ stepId, by, weeks, hours }, index) => {
    const day = dayOf(by, task, own) ?? task.steps.find(({ id }) => id === stepId)?.by;
    const due = day === undefined ? 'no day' : `by ${formatPlainDate(day, task.country)}`;
    return {
      place: `steps ${index + 1} time`,
      text: `${due}, ${weeks} weeks, ${hours} hours a week`,
    };
  });

/** By which a sentence says that a figure is assumed. */
const assumed = /\bassum/iu;
/** By which one of the letter says that it is proposed. */
const proposed =
  /\b(?:assum|propos)|\b(?:would|should|if|unless|until|ask|offer|aim|limit|at most|at least|no more than)\b/iu;

/** Whether each sentence that names a figure says that it is no fact of the business. */
const isOpenlyOwn = (figure: string, place: string, text: string): boolean =>
  sentencesOf(text)
    .filter((sentence) => sentence.includes(`{{${figure}}}`))
    .every((sentence) => (isOfLetter(place) ? proposed : assumed).test(sentence));

/** V2: a text rests on something, names nothing unknown, and calls no proposal a fact. */
function evidenceFaults(
  passages: readonly Passage[],
  ground: Sayable,
  { figures }: OwnFigures,
  sums: CounselWords['sums'],
  isAdvice: (place: string) => boolean,
): readonly Fault[] {
  const values = valuesOf(ground);
  const known = new Set([
    ...ground.facts.map(({ id }) => id),
    ...ground.ownerWords.map(({ id }) => id),
  ]);
  return passages.flatMap(({ place, text, evidence }): readonly Fault[] => {
    const named = placeholdersOf(text);
    const isClaim = isSentence(place) && !/ measure$/.test(place);
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
              !isOpenlyOwn(name, place, text),
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
    const kind = isLabel(place) ? 'sums' : isHeads(place) ? 'heads' : halfOf(place);
    const [least, most] = lengths[kind] ?? [1, Infinity];
    const count = wordsOf(shown(text, valuesOf(ground)));
    return count < least / tolerance || count > most * tolerance
      ? [{ check: 'V8', place, why: `has ${count} words and should have ${least} to ${most}` }]
      : [];
  });

/** V8: the letter as a whole. */
function letterFaults(passages: readonly Passage[], ground: Sayable): readonly Fault[] {
  const values = valuesOf(ground);
  const [least, most] = lengths.letter ?? [1, Infinity];
  const count = passages
    .filter(({ place }) => isOfLetter(place))
    .reduce((sum, { text }) => sum + wordsOf(shown(text, values)), 0);
  return count < least || count > most
    ? [
        {
          check: 'V8',
          place: 'letter',
          why: `has ${count} words and should have ${least} to ${most}`,
        },
      ]
    : [];
}

/** The factor by which a text may be too long or too short before it is left out. */
const farOff = 1.5;

/** The paragraphs that lead to a list, figures or words to say, which may end with a colon. */
const leadingOn = ({ letter }: CounselWords): readonly string[] =>
  letter.flatMap(({ paragraphs }, section) =>
    paragraphs.flatMap((paragraph, index) =>
      isLeading(paragraph, paragraphs[index + 1])
        ? [`letter ${section + 1} paragraph ${index + 1}`]
        : [],
    ),
  );

/** V5: what is set bold stands in its section. Else nothing is. */
const keyFaults = ({ letter }: CounselWords): readonly Fault[] =>
  letter.flatMap((section, index) =>
    section.keys
      .filter((key) => keyIn(section, key) === undefined)
      .map((): Fault => ({
        check: 'V5',
        place: `letter ${index + 1} key`,
        why: 'is no sentence of its section',
      })),
  );

/** V8: tables whose rows have not one cell for each column that is named. */
const tableFaults = ({ letter }: CounselWords): readonly Fault[] =>
  letter.flatMap(({ paragraphs }, section) =>
    paragraphs.flatMap(({ heads, figures }, paragraph) => {
      const cells = figures.map(({ others }) => others.length + 1);
      const columns = heads.length === 0 ? 1 : heads.length;
      return cells.every((count) => count === columns) && (cells.length > 0 || heads.length === 0)
        ? []
        : [
            {
              check: 'V8' as const,
              place: `letter ${section + 1} figure ${paragraph + 1}.0`,
              why: 'has rows that do not fit the names of the columns',
            },
          ];
    }),
  );

/** V8: texts that are too short to be one or malformed. */
function formFaults(
  passages: readonly Passage[],
  ground: Sayable,
  words: CounselWords,
): readonly Fault[] {
  const leading = new Set(leadingOn(words));
  const shapeOf = ({ place, text }: Passage): readonly Fault[] =>
    shapeFaults(leading.has(place) ? text.replace(/:$/, '.') : text).map((why): Fault => ({
      check: 'V8',
      place,
      why,
    }));
  return [
    ...lengthFaults(passages, ground, farOff),
    ...tableFaults(words),
    ...passages
      .filter(({ place }) => isSentence(place) && !/ measure$/.test(place))
      .flatMap(shapeOf),
  ];
}
