import { questionnaireFields, type Questionnaire } from '@ellac/contracts';
import { plainText } from '../report/plain-text.js';
import { looksLikeInstruction } from '../instructions/looks-like-instruction.js';
import { quoteOf } from '../report/quote.js';
import { factId } from './fact-ids.js';
import type { OwnerWords } from './facts.js';
import { nameHider } from './hide-names.js';

const { qualitative, growth, staff } = questionnaireFields;

interface OpenQuestion {
  readonly path: string;
  readonly question: string;
  readonly text: (questionnaire: Questionnaire) => string;
}

/** The questions that are answered in free text, in a fixed order, from which the ids come. */
const openQuestions: readonly OpenQuestion[] = [
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

/** What the owner wrote, without names; `Q01…`. */
export function ownerWordsOf(questionnaire: Questionnaire): readonly OwnerWords[] {
  const hideNames = nameHider(questionnaire);
  const notKnown: readonly string[] = questionnaire.meta?.notKnown ?? [];
  return openQuestions.flatMap(({ path, question, text }, index): OwnerWords[] => {
    const plain = plainText(text(questionnaire));
    if (plain === '' || notKnown.includes(path)) return [];
    return [
      {
        id: factId('Q', index + 1),
        path,
        question,
        text: hideNames(plain),
        quote: quoteOf(text(questionnaire)),
        isSuspicious: looksLikeInstruction(text(questionnaire)),
      },
    ];
  });
}
