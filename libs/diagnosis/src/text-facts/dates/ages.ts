import { monthAfter } from './period.js';
import type { Form } from './forms.js';
import { numberFrom, smallNumber } from './words.js';

/** What must follow an age, so that “at 62 euros” and “38 percent” do not match. */
const endOfAge = String.raw`(?=[.,;:!]|$|\s(?:and|but|so|or|now|already|years old|years|I|we|he|she|at the latest|to)\b)`;

const present = new RegExp(
  String.raw`\b(?:am|I'm|is|he's|she's|turned|aged)\s(?:now\s|already\s|nearly\s|almost\s)?(?<age>\d\d)${endOfAge}`,
  'iu',
);

const ofOwner = new RegExp(
  String.raw`\bI(?:'m|\sam|\sturned)\s(?:now\s|already\s|nearly\s|almost\s)?(?<age>\d\d)${endOfAge}`,
  'iu',
);

const ageIn = (text: string, pattern: RegExp): number | undefined => {
  const age = Number(pattern.exec(text)?.groups?.['age']);
  return age >= 30 ? age : undefined;
};

/** The owner's age where a text tells it, 30 to 99. */
export const ownerAgeIn = (text: string): number | undefined => ageIn(text, ofOwner);

/** “At 62”, “before I turn 65”: counted from the age that the sentence tells, else the owner's. */
export const ageForm = (sentence: string, ownerAge: number | undefined): Form => ({
  pattern: new RegExp(
    String.raw`\b(?:at|before|by|until|till|when|with)\s(?:the age of\s|age\s)?(?:I\s(?:am|turn|reach)\s|I'm\s|turning\s|he\s(?:is|turns)\s|she\s(?:is|turns)\s)?(?<then>${smallNumber})${endOfAge}`,
    'giu',
  ),
  isYear: () => true,
  period: ({ then = '' }, { submittedOn }) => {
    const age = ageIn(sentence, present) ?? ownerAge;
    const years = numberFrom(then) - (age ?? Number.NaN);
    return years > 0 && numberFrom(then) <= 85 ? monthAfter(submittedOn, years * 12) : undefined;
  },
});
