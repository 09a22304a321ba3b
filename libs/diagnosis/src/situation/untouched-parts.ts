import type { Alias, Answers } from '../model/answers.js';
import { allRatingsEqual } from '../model/ratings.js';

/** A part of the form, as a noun phrase, and the sign that it was not filled in. */
interface FormPart {
  readonly name: string;
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
    inputs: [],
    isUntouched: (answers) => allRatingsEqual(answers) && answers.proc === 3,
  },
  { name: 'annual revenue', inputs: ['rev'], isUntouched: ({ rev }) => rev === 0 },
  {
    name: 'gross and net margin',
    inputs: ['gm', 'nm'],
    isUntouched: ({ gm, nm }) => gm === 0 && nm === 0,
  },
  {
    name: 'the functions that run without you',
    inputs: ['funcs'],
    isUntouched: ({ funcs }) => funcs.length === 0,
  },
  { name: 'your longest absence', inputs: ['absd'], isUntouched: ({ absd }) => absd === 0 },
  { name: 'who makes the sales', inputs: ['ownerS'], isUntouched: ({ ownerS }) => ownerS === 100 },
  {
    name: 'the share of your largest clients',
    inputs: ['top'],
    isUntouched: ({ top }) => top === 0,
  },
  { name: 'how many customers stay', inputs: ['ret'], isUntouched: ({ ret }) => ret === 0 },
  { name: 'which revenue comes back', inputs: ['one'], isUntouched: ({ one }) => one === 100 },
  {
    name: 'the relationships that the business holds',
    inputs: ['rels'],
    isUntouched: ({ rels }) => rels.length === 0,
  },
  { name: 'how sure next year is', inputs: ['spec'], isUntouched: ({ spec }) => spec === 100 },
  {
    name: 'what of selling is written down',
    inputs: ['elems'],
    isUntouched: ({ elems }) => elems.length === 0,
  },
  {
    name: 'the growth that you plan',
    inputs: ['growth'],
    isUntouched: ({ growth }) => growth === 0,
  },
  {
    name: 'the documents that you have',
    inputs: ['bp', 'fs', 'oc', 'ma', 'pd'],
    isUntouched: ({ bp, fs, oc, ma, pd }) => !(bp || fs || oc || ma || pd),
  },
  {
    name: 'how much of the work is standard',
    inputs: ['custom'],
    isUntouched: ({ custom }) => custom === 50,
  },
  { name: 'the size of the sales team', inputs: ['team'], isUntouched: ({ team }) => team === 0 },
];

/** How many of the sixteen parts of a form still hold their initial values. */
export const untouchedOf = (answers: Answers): number =>
  parts.filter(({ isUntouched }) => isUntouched(answers)).length;

/** How many open parts an owner is asked to fill in first. */
const maxOpenParts = 10;

/**
 * The parts of a form that still hold their initial values or are marked as not known, as noun
 * phrases; the most informative first, and at most ten.
 */
export const openPartsOf = (answers: Answers, notKnown: ReadonlySet<Alias>): readonly string[] =>
  parts
    .filter(
      ({ inputs, isUntouched }) =>
        isUntouched(answers) || (inputs.length > 0 && inputs.every((alias) => notKnown.has(alias))),
    )
    .slice(0, maxOpenParts)
    .map(({ name }) => name);
