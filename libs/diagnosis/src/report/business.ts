import { formatMoney, formatNumber, type Questionnaire } from '@ellac/contracts';
import { answersOf, notKnownOf, type Alias, type Answers } from '../answers.js';
import type { Diagnosis } from '../diagnosis.js';
import { fillIn } from '../rules/fill-in.js';
import { sizeOf, type Size } from '../size.js';
import { plainText } from './plain-text.js';
import { counted } from '../text/counted.js';

/** The business as the texts speak of it. */
export interface Business {
  readonly questionnaire: Questionnaire;
  readonly diagnosis: Diagnosis;
  readonly answers: Answers;
  readonly company: string;
  /** The owner's first name, or `the owner` where it is too long for a sentence. */
  readonly owner: string;
  readonly ownerFullName: string;
  readonly size: Size;
  /** `nine people`, `16 people`; absent where it was not given. */
  readonly people: string | undefined;
  /** A year's revenue in the company's currency; absent where it was not given. */
  readonly revenue: string | undefined;
  /** Chooses between wordings that say the same: the company's name. */
  readonly seed: string;
  /** A phrase with its figures as they are told; names stand as they were. */
  readonly figuresIn: (phrase: string) => string;
  /** Whether the owner did not mark the answer as not known. */
  readonly knows: (alias: Alias) => boolean;
}

/** Longer names would not read as a name in a sentence. */
const longestFirstName = 30;

/** Up to nine in words, as they stand in a sentence. */
const peopleOf = (employees: number): string =>
  employees === 1
    ? 'one person'
    : `${employees < 10 ? counted(employees) : formatNumber(employees)} people`;

/** What the texts need to know of this business. */
export function businessOf(questionnaire: Questionnaire, diagnosis: Diagnosis): Business {
  const answers = answersOf(questionnaire);
  const notKnown = notKnownOf(questionnaire);
  const info = questionnaire.company_info;
  const firstName = plainText(info.owner_first_name);
  const employees = notKnown.has('emp') ? 0 : answers.emp;
  const company = plainText(info.name) || 'The company';
  return {
    questionnaire,
    diagnosis,
    answers,
    company,
    owner: firstName !== '' && firstName.length <= longestFirstName ? firstName : 'the owner',
    ownerFullName: plainText(`${info.owner_first_name} ${info.owner_last_name}`) || 'its owner',
    size: sizeOf(employees),
    people: employees === 0 ? undefined : peopleOf(employees),
    revenue:
      answers.rev === 0 || notKnown.has('rev')
        ? undefined
        : formatMoney(answers.rev, answers.country),
    seed: company,
    figuresIn: (phrase) => fillIn(phrase, answers),
    knows: (alias) => !notKnown.has(alias),
  };
}
