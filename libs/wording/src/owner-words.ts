import { questionnaireFields, type Questionnaire } from '@ellac/contracts';
import { looksLikeInstruction, plainText, quotesOf, type TextPath } from '@ellac/diagnosis/parts';
import { asQuoted, type Business } from '@ellac/report-text';
import { factId } from './fact-ids.js';
import type { Fact, OwnerWords } from './facts.js';
import { nameHider } from './hide-names.js';
import { peopleOf } from './names.js';

const { qualitative, growth, staff } = questionnaireFields;

interface OpenQuestion {
  readonly path: TextPath;
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

/** The id of an answer in the owner's own words. */
export const ownerWordsId = (path: TextPath): string =>
  factId('Q', openQuestions.findIndex((each) => each.path === path) + 1);

/** The ids of the answers that the report quotes, in the order of its quotes. */
export const quotedIds = ({ questionnaire, diagnosis }: Business): readonly string[] =>
  quotesOf(questionnaire, diagnosis.facts).map(({ path }) => ownerWordsId(path));

/**
 * What the owner wrote, without names; `Q01…`. Of what the report quotes, a passage in another
 * language is left to the report, which says that it draws nothing from it.
 */
export function ownerWordsOf(business: Business, facts: readonly Fact[]): readonly OwnerWords[] {
  const { questionnaire, diagnosis } = business;
  const hideNames = nameHider(questionnaire, peopleOf(facts));
  const notKnown: readonly string[] = questionnaire.meta?.notKnown ?? [];
  const isQuoting = diagnosis.situation.id !== 'too-little';
  const quotes = isQuoting ? quotesOf(questionnaire, diagnosis.facts) : [];
  return openQuestions.flatMap(({ path, question, text }): OwnerWords[] => {
    const plain = plainText(text(questionnaire));
    if (plain === '' || notKnown.includes(path)) return [];
    const quote = quotes.find((each) => each.path === path && each.isEnglish);
    return [
      {
        id: ownerWordsId(path),
        path,
        question,
        text: hideNames(plain),
        quote: quote && asQuoted(quote.text),
        ...(quote && { shownQuote: asQuoted(hideNames(quote.text)) }),
        isSuspicious: looksLikeInstruction(text(questionnaire)),
      },
    ];
  });
}
