import type { Passage } from '../../words/passages.js';
import type { Fault } from '../fault.js';
import { withoutPlaceholders } from '../placeholder-values.js';
import { withoutSpoken } from './spoken.js';
import { wordsIn } from './word-runs.js';

const english = new Set(
  (
    'a an the of to in on at by for from with without as is are was were be been being has have had do does ' +
    'and or but not no nor so if then than that this these those which who whom whose what when where how why ' +
    'you your it its he she they them their there here one each every all any some more most less least few many much ' +
    'can could will would should may might must need needs into out over under up down after before while until ' +
    'he him his she her hers we us our me my i together again ask say tell ring call write give let keep put ' +
    'between because below above within next per about only also yet still both such own other same very too'
  ).split(' '),
);
/** Function words of languages that a model may switch to, and that are no words of English. */
const others = new Set(
  (
    'der die das und ist nicht ein eine einer für mit auf von dem den des sich auch wird werden ' +
    'le la les des du une est et que qui dans pour pas sur avec sont ce cette ' +
    'el los las y del por con una es son para como más ' +
    'il gli della che di per non sono ' +
    'o os da em um uma não com ao ' +
    'het een van niet voor zijn met'
  ).split(' '),
);

/** The share of function words below which a text is not English prose. */
const englishShare = 0.15;
const longEnough = 8;

/**
 * V8, language: a text in another language or script than the report's is never kept. Words to be
 * said to somebody stand in the language of those who hear them.
 */
export const languageFaults = (passages: readonly Passage[]): readonly Fault[] =>
  passages
    .filter(({ text }) => !isEnglish(withoutPlaceholders(withoutSpoken(text), ' ')))
    .map(({ place }) => ({ check: 'V8', place, why: 'is not in English' }));

function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.some((letter) => !/\p{Script=Latin}/u.test(letter))) return false;
  const all = wordsIn(text);
  const count = (words: ReadonlySet<string>) => all.filter((word) => words.has(word)).length;
  const known = count(english);
  if (count(others) > known) return false;
  return all.length < longEnough || known >= Math.floor(all.length * englishShare);
}
