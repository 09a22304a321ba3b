import type { Answers } from '../answers.js';
import { allRatingsEqual } from '../derived.js';

/**
 * Signs that a part of the form stands as it came. A single one means nothing, as an owner may well
 * have meant it; many of them mean that the form was not filled in.
 */
const signs: readonly ((answers: Answers) => boolean)[] = [
  ({ rev }) => rev === 0,
  ({ gm, nm }) => gm === 0 && nm === 0,
  ({ ret }) => ret === 0,
  ({ top }) => top === 0,
  (answers) => allRatingsEqual(answers) && answers.proc === 3,
  ({ ownerS }) => ownerS === 100,
  ({ one }) => one === 100,
  ({ spec }) => spec === 100,
  ({ absd }) => absd === 0,
  ({ growth }) => growth === 0,
  ({ funcs }) => funcs.length === 0,
  ({ rels }) => rels.length === 0,
  ({ elems }) => elems.length === 0,
  ({ custom }) => custom === 50,
  ({ team }) => team === 0,
  ({ bp, fs, oc, ma, pd }) => !(bp || fs || oc || ma || pd),
];

/** How many of the sixteen parts of a form stand as they came. */
export const untouchedOf = (answers: Answers): number =>
  signs.filter((isUntouched) => isUntouched(answers)).length;
