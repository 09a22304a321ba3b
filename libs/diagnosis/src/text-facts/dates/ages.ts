import type { ReadLanguage } from '../reading/language-of.js';
import { monthAfter } from './period.js';
import type { Form, Groups } from './forms.js';
import { frenchInEnglish, frenchNumber } from './french-forms.js';
import { germanInEnglish, germanNumber } from './german-forms.js';
import { numberFrom, smallNumber } from './words.js';

/** How a language tells ages. */
interface AgeWords {
  /** The present age of the person in the sentence, in the group `age`. */
  readonly present: RegExp;
  /** The present age of the owner. */
  readonly ofOwner: RegExp;
  /** The age at which something happens, in the group `then`. */
  readonly at: string;
  readonly inEnglish?: (groups: Groups) => Groups;
}

/** What must follow an age, so that “at 62 euros” and “38 percent” do not match. */
const endOfAge = String.raw`(?=[.,;:!]|$|\s(?:and|but|so|or|now|already|years old|years|I|we|he|she|at the latest|to)\b)`;
const germanEnd = String.raw`(?=[.,;:!]|$|\s(?:jahren?|und|aber|oder|so|dann|ich|wir|er|sie|will|wollen|mochten?|wurden?|werden?|wird|hore|hort|gehe|geht|bin|ist|soll|steige|ubergebe|verkaufe|auf|raus|schluss|aufhoren|in|mache|rente)\b)`;

const ages: Readonly<Record<ReadLanguage, AgeWords>> = {
  english: {
    present: new RegExp(
      String.raw`\b(?:am|I'm|is|he's|she's|turned|aged)\s(?:now\s|already\s|nearly\s|almost\s)?(?<age>\d\d)${endOfAge}`,
      'iu',
    ),
    ofOwner: new RegExp(
      String.raw`\bI(?:'m|\sam|\sturned)\s(?:now\s|already\s|nearly\s|almost\s)?(?<age>\d\d)${endOfAge}`,
      'iu',
    ),
    at: String.raw`\b(?:at|before|by|until|till|when|with)\s(?:the age of\s|age\s)?(?:I\s(?:am|turn|reach)\s|I'm\s|turning\s|he\s(?:is|turns)\s|she\s(?:is|turns)\s)?(?<then>${smallNumber})${endOfAge}`,
  },
  german: {
    present: new RegExp(
      String.raw`\b(?:bin|ist)\s(?:ich\s|er\s|sie\s)?(?:jetzt\s|nun\s|schon\s|bald\s|fast\s|heute\s|inzwischen\s){0,2}(?<age>\d\d)${germanEnd}`,
      'iu',
    ),
    ofOwner: new RegExp(
      String.raw`\b(?:ich\sbin|bin(?:\sich)?)\s(?:jetzt\s|nun\s|schon\s|bald\s|fast\s|heute\s|inzwischen\s){0,2}(?<age>\d\d)${germanEnd}`,
      'iu',
    ),
    at: String.raw`\b(?:(?:mit|bis|vor)\s(?:spatestens\s)?|(?:wenn|bis|sobald)\s(?:ich|er|sie)\s)(?<then>${germanNumber})${germanEnd}`,
    inEnglish: germanInEnglish,
  },
  french: {
    present:
      /(?:\bj'ai|\bj'aurai|\b(?:il|elle)\sa|^\w+\sa)\s(?:deja\s|bientot\s|presque\s|maintenant\s)?(?<age>\d\d)\sans\b(?!\sde?\b|\sd')/iu,
    ofOwner:
      /\bj'ai\s(?:deja\s|bientot\s|presque\s|maintenant\s)?(?<age>\d\d)\sans\b(?!\sde?\b|\sd')/iu,
    at: String.raw`\b(?:a|avant|jusqu'a|des|vers|j'aurai|il\saura|elle\saura)\s(?:l'age\sde\s|mes\s|ses\s)?(?<then>${frenchNumber})\sans\b(?!\sd)`,
    inEnglish: frenchInEnglish,
  },
};

const ageIn = (text: string, pattern: RegExp): number | undefined => {
  const age = Number(pattern.exec(text)?.groups?.['age']);
  return age >= 30 ? age : undefined;
};

/** The owner's age where a text tells it, 30 to 99. */
export const ownerAgeIn = (text: string, language: ReadLanguage = 'english'): number | undefined =>
  ageIn(text, ages[language].ofOwner);

/** “At 62”, “before I turn 65”: counted from the age that the sentence tells, else the owner's. */
export function ageForm(
  sentence: string,
  ownerAge: number | undefined,
  language: ReadLanguage,
): Form {
  const { present, at, inEnglish } = ages[language];
  return {
    pattern: new RegExp(at, 'giu'),
    ...(inEnglish && { inEnglish }),
    isYear: () => true,
    period: ({ then = '' }, { submittedOn }) => {
      const age = ageIn(sentence, present) ?? ownerAge;
      const years = numberFrom(then) - (age ?? Number.NaN);
      return years > 0 && numberFrom(then) <= 85 ? monthAfter(submittedOn, years * 12) : undefined;
    },
  };
}
