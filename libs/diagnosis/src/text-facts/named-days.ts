import { wholeMonths, type PlainDate } from './dates/period.js';
import type { NamedTime } from './dates/when.js';
import type { ReadLanguage } from './reading/language-of.js';
import { asRead, isQuestion } from './reading/sentences.js';

/** Days further ahead belong to plans, not to what presses; judgement. */
const maxMonths = 5;

/** Words of what is past: without a year, a month beside them is the last one, not the next. */
const past: Readonly<Record<ReadLanguage, RegExp>> = {
  english:
    /\b(?:since|ago|asked|quit|left|told|stopped|went|came|took|bought|signed|split|lost|won|hired|moved|died|got|did|was|were|has been|have been|last (?:year|month|week|spring|summer|autumn|fall|winter))\b/iu,
  german:
    /\b(?:seit|letzte[nrs]?|vergangene[nrs]?|war|waren|hatte|hatten|wurde|wurden|gegangen|gefragt|gekommen|gekauft)\b/iu,
  french: /\b(?:depuis|dernier|derniere|passee?|etait|etaient|avait|avaient|a ete|ont ete)\b/iu,
};

/** A time by which something is due, whatever else the sentence tells. */
const due = /\b(?:by|before|until|till|bis|vor|zum|avant|d'ici)\b/iu;

/** What the owner wishes for is no day on which somebody else acts. */
const wish = /\b(?:I|we)(?:['’]d| would)? (?:just |only )?(?:want|wish|hope|like|love)\b/iu;

/** Seasons are for plans. */
const season =
  /\b(?:spring|summer|autumn|fall|winter|Fruhling|Fruhjahr|Sommer|Herbst|printemps|ete|automne|hiver)\b/iu;

/** Something is decided, due or happens. */
const coming: Readonly<Record<ReadLanguage, RegExp>> = {
  english:
    /\b(?:by|until|till|before|deadline|due|answer|reply|decide[sd]?|decision|interview|meeting|appointment|hearing|inspect\w*|comes? back|returns?|wants?|must|ha(?:s|ve) to|renew\w*)\b/iu,
  german:
    /\b(?:bis|spatestens|Frist|Termin|zum|am|ab|Antwort|Entscheidung|fallig|muss|mussen|will|wollen|kommt|kommen|lauft|endet|geht|gehen)\b/iu,
  french:
    /\b(?:avant|d'ici|au plus tard|reponse|decision|echeance|doit|doivent|dois|veut|veulent|revient|reviennent|courant|rendez-vous|a partir|il faut)\b/iu,
};

/**
 * The day to come that a sentence names for something that is due or decided; undefined where there
 * is none, where only a year is named, or where it is more than five months away.
 */
export function namedDayIn(
  typed: string,
  times: readonly NamedTime[],
  submittedOn: PlainDate,
  language: ReadLanguage = 'english',
): NamedTime | undefined {
  const sentence = asRead(typed, language);
  if (isQuestion(typed) || !coming[language].test(sentence)) return undefined;
  if (wish.test(sentence) && !due.test(sentence)) return undefined;
  const isPast = past[language].test(sentence);
  const [first] = times
    .filter(({ date, isYear }) => !isYear && wholeMonths(submittedOn, date) <= maxMonths)
    .filter(({ start, end }) => {
      const words = sentence.slice(start, end);
      return !season.test(words) && (!isPast || due.test(words));
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
  return first;
}
