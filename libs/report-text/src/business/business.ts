import type { Questionnaire } from '@ellac/contracts';
import {
  type Alias,
  type Answers,
  type Diagnosis,
  notKnownOf,
  plainText,
  type Voice,
} from '@ellac/diagnosis/parts';

/** The business as the texts speak of it. */
export interface Business {
  readonly questionnaire: Questionnaire;
  readonly diagnosis: Diagnosis;
  /** A plain date, from which every date of the report counts. */
  readonly submittedOn: string;
  readonly answers: Answers;
  readonly voice: Voice;
  readonly company: string;
  readonly ownerFullName: string;
  /** Chooses between wordings that say the same: the company's name. */
  readonly seed: string;
  /** Whether the owner did not mark the answer as not known. */
  readonly knows: (alias: Alias) => boolean;
}

/** What the texts need to know of this business. */
export function businessOf(
  questionnaire: Questionnaire,
  diagnosis: Diagnosis,
  submittedOn: string,
): Business {
  const { voice } = diagnosis;
  const notKnown = notKnownOf(questionnaire);
  const info = questionnaire.company_info;
  return {
    questionnaire,
    diagnosis,
    submittedOn,
    answers: voice.answers,
    voice,
    company: voice.company,
    ownerFullName: plainText(`${info.owner_first_name} ${info.owner_last_name}`) || 'its owner',
    seed: voice.seed,
    knows: (alias) => !notKnown.has(alias),
  };
}
