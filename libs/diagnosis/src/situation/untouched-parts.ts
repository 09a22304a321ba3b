import type { Alias, Answers } from '../model/answers.js';
import { allRatingsEqual } from '../model/ratings.js';

/** A part of the form, as a noun phrase, and the sign that it was not filled in. */
export interface FormPart {
  readonly name: string;
  /** How it is answered well, in a few words. */
  readonly how: string;
  readonly inputs: readonly Alias[];
  readonly isUntouched: (answers: Answers) => boolean;
}

/**
 * The parts of the form, those first that tell most of a business (judgement, by the weights that
 * hang on them). A single initial value proves nothing, as the owner may have meant it; many of
 * them mean that the form was not filled in.
 */
const parts: readonly FormPart[] = [
  {
    name: 'the ratings',
    how: 'think of an example from the last three months; 4 means that it went well without you, 2 that it did not',
    inputs: [],
    isUntouched: (answers) => allRatingsEqual(answers) && answers.proc === 3,
  },
  {
    name: 'annual revenue',
    how: 'that of your last full year; if you do not sell yet, what you plan, and write that it is planned',
    inputs: ['rev'],
    isUntouched: ({ rev }) => rev === 0,
  },
  {
    name: 'gross and net margin',
    how: 'what is left of 100 in sales after direct costs, and after all costs',
    inputs: ['gm', 'nm'],
    isUntouched: ({ gm, nm }) => gm === 0 && nm === 0,
  },
  {
    name: 'the functions that run without you',
    how: 'tick what went on by itself while you were away',
    inputs: ['funcs'],
    isUntouched: ({ funcs }) => funcs.length === 0,
  },
  {
    name: 'your longest absence',
    how: 'the days in a row last year on which nobody called you',
    inputs: ['absd'],
    isUntouched: ({ absd }) => absd === 0,
  },
  {
    name: 'who makes the sales',
    how: 'whose talks led to last year’s orders; estimate the shares',
    inputs: ['ownerS'],
    isUntouched: ({ ownerS }) => ownerS === 100,
  },
  {
    name: 'the share of your largest clients',
    how: 'add up the three largest invoice totals of a year',
    inputs: ['top'],
    isUntouched: ({ top }) => top === 0,
  },
  {
    name: 'how many customers stay',
    how: 'of ten who bought two years ago, how many bought last year',
    inputs: ['ret'],
    isUntouched: ({ ret }) => ret === 0,
  },
  {
    name: 'which revenue comes back',
    how: 'contracts and subscriptions are recurring, one order after another is not',
    inputs: ['one'],
    isUntouched: ({ one }) => one === 100,
  },
  {
    name: 'the relationships that the business holds',
    how: 'tick those in which somebody else is known, too',
    inputs: ['rels'],
    isUntouched: ({ rels }) => rels.length === 0,
  },
  {
    name: 'how sure next year is',
    how: 'signed counts as guaranteed, usual as likely, hoped for as speculative',
    inputs: ['spec'],
    isUntouched: ({ spec }) => spec === 100,
  },
  {
    name: 'what of selling is written down',
    how: 'tick only what a new person could read today',
    inputs: ['elems'],
    isUntouched: ({ elems }) => elems.length === 0,
  },
  {
    name: 'the growth that you plan',
    how: 'next year against this one; none is an answer, too',
    inputs: ['growth'],
    isUntouched: ({ growth }) => growth === 0,
  },
  {
    name: 'the documents that you have',
    how: 'tick those that somebody could hold in the hand today',
    inputs: ['bp', 'fs', 'oc', 'ma', 'pd'],
    isUntouched: ({ bp, fs, oc, ma, pd }) => !(bp || fs || oc || ma || pd),
  },
  {
    name: 'how much of the work is standard',
    how: 'the share that is done the same way each time',
    inputs: ['custom'],
    isUntouched: ({ custom }) => custom === 50,
  },
  {
    name: 'the size of the sales team',
    how: 'those besides you who win orders; none is an answer, too',
    inputs: ['team'],
    isUntouched: ({ team }) => team === 0,
  },
];

/** How many of the sixteen parts of a form still hold their initial values. */
export const untouchedOf = (answers: Answers): number =>
  parts.filter(({ isUntouched }) => isUntouched(answers)).length;

const isOpen = (
  { inputs, isUntouched }: FormPart,
  answers: Answers,
  notKnown: ReadonlySet<Alias>,
): boolean =>
  isUntouched(answers) || (inputs.length > 0 && inputs.every((alias) => notKnown.has(alias)));

/** How many open parts an owner is asked to fill in first. */
const maxOpenParts = 10;

/**
 * The parts of a form that still hold their initial values or are marked as not known, as noun
 * phrases; the most informative first, and at most ten.
 */
export const openPartsOf = (answers: Answers, notKnown: ReadonlySet<Alias>): readonly string[] =>
  partsToAnswer(answers, notKnown).map(({ name }) => name);

/** The same parts, each with how it is answered. */
export const partsToAnswer = (
  answers: Answers,
  notKnown: ReadonlySet<Alias>,
): readonly FormPart[] =>
  parts.filter((part) => isOpen(part, answers, notKnown)).slice(0, maxOpenParts);

/** The parts that an owner has filled in, the most informative first. */
export const filledPartsOf = (
  answers: Answers,
  notKnown: ReadonlySet<Alias>,
): readonly FormPart[] => parts.filter((part) => !isOpen(part, answers, notKnown));
