import { questionnaireFields, type Questionnaire } from '@ellac/contracts';
import type { TextPath } from '@ellac/diagnosis/parts';

const { qualitative, growth, staff } = questionnaireFields;

interface OpenQuestion {
  readonly path: TextPath;
  readonly question: string;
  readonly text: (questionnaire: Questionnaire) => string;
}

/** The questions that are answered in free text, in a fixed order, from which the ids come. */
export const openQuestions: readonly OpenQuestion[] = [
  {
    path: 'qualitative.vision',
    question: qualitative.vision.label,
    text: (q) => q.qualitative.vision,
  },
  {
    path: 'qualitative.challenges',
    question: qualitative.challenges.label,
    text: (q) => q.qualitative.challenges,
  },
  {
    path: 'qualitative.opportunities',
    question: qualitative.opportunities.label,
    text: (q) => q.qualitative.opportunities,
  },
  { path: 'growth.strategy', question: growth.strategy.label, text: (q) => q.growth.strategy },
  { path: 'staff.training', question: staff.training.label, text: (q) => q.staff.training },
  {
    path: 'staff.departments',
    question: staff.departments.label,
    text: (q) => q.staff.departments,
  },
];
