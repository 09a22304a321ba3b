import { looksLikeInstruction, plainText, quotesOf, type TextPath } from '@ellac/diagnosis/parts';
import { asQuoted, type Business } from '@ellac/report-text';
import { factId } from '../fact-ids.js';
import type { Fact, OwnerWords } from '../fact.js';
import { nameHider } from './hide-names.js';
import { peopleOf } from './names.js';
import { openQuestions } from './open-questions.js';

/** The id of an answer in the owner's own words. */
export const ownerWordsId = (path: TextPath): string =>
  factId('Q', openQuestions.findIndex((each) => each.path === path) + 1);

/** The ids of the answers that the report quotes, in the order of its quotes. */
export const quotedIds = ({ questionnaire, diagnosis }: Business): readonly string[] =>
  quotesOf(questionnaire, diagnosis.facts).map(({ path }) => ownerWordsId(path));

/**
 * What the owner wrote, without names; `Q01…`. A quoted passage in another language is left out:
 * the report itself shows it, and says that it draws no conclusions from it.
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
    const quote = quotes.find((each) => each.path === path && each.language === 'english');
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
