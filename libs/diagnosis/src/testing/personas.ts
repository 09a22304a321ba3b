import type { Questionnaire } from '@ellac/contracts';
import type { Answers } from '../model/answers.js';
import expectedDiagnoses from './expected-diagnoses.json' with { type: 'json' };
import { questionnaireFrom } from './questionnaire-from.js';

/** Company and first name of the owner, in the order of the answer sets. */
const names: readonly (readonly [string, string])[] = [
  ['Blank Slate Services', 'Robin'],
  ['Hedgerow Gardens', 'Tom'],
  ['Brightline Facilities', 'Susan'],
  ['Northgate Partners', 'Helen'],
  ['Summit Events', 'Craig'],
  ['Whitlock Consulting', 'Peter'],
  ['Huber Maschinenbau', 'Johann'],
  ['Umoya Clinic', 'Thandi'],
  ['Ledgerly', 'Priya'],
  ['Coastal Home & Garden', 'Bruce'],
  ['Maple Shield Brokers', 'Claire'],
  ['Tarn Precision', 'Alan'],
  ['Studio Lumen', 'Ines'],
  ['Big Sky Builders', 'Hank'],
  ['Karoo IT', 'Pieter'],
  ['Trevano Engineering', 'Luca'],
  ['Harbour Table', 'Mei'],
];

/** The answer sets of the expected diagnoses as whole questionnaires, each of a business of its own. */
export const personas: readonly Questionnaire[] = expectedDiagnoses.map(({ answers }, index) => {
  const questionnaire = questionnaireFrom(answers as Answers);
  const [name, owner_first_name] = names[index]!;
  return {
    ...questionnaire,
    company_info: { ...questionnaire.company_info, name, owner_first_name },
  };
});
