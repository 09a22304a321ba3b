import {
  acceptedFacts,
  type ExtractedItem,
  folded,
  ownTextsOf,
  plainText,
  sentencesOf,
  type TextPath,
} from '@ellac/diagnosis/parts';
import type { Business } from '@ellac/report-text';
import { nameHider } from '../facts/answers/hide-names.js';
import { peopleOf } from '../facts/answers/names.js';
import { openQuestions } from '../facts/answers/open-questions.js';
import { textFactFacts } from '../facts/text-fact-facts.js';

/** An answer in which a language model may look for facts. */
export interface TextToRead {
  readonly path: TextPath;
  readonly question: string;
  /** Without names and addresses, as in the requests for a report's parts. */
  readonly text: string;
}

const hiderOf = (business: Business): ((text: string) => string) => {
  const hideNames = nameHider(business.questionnaire, peopleOf(textFactFacts(business)));
  return (text) => hideNames(plainText(text));
};

/**
 * The long answers without names. Answers without content, answers that read like an instruction to
 * a machine and answers that are marked as not known are left out.
 */
export function textsToRead(business: Business): readonly TextToRead[] {
  const { questionnaire } = business;
  const hidden = hiderOf(business);
  const notKnown: readonly string[] = questionnaire.meta?.notKnown ?? [];
  const usable = ownTextsOf(questionnaire).filter(
    ({ path, isUsable }) => isUsable && !notKnown.includes(path),
  );
  return usable.flatMap(({ path, text }) => {
    const question = openQuestions.find((each) => each.path === path)?.question;
    return question === undefined ? [] : [{ path, question, text: hidden(text) }];
  });
}

/** The item with its sentence as the owner typed it; empty if no such sentence was sent. */
function asTyped(item: ExtractedItem, business: Business): readonly ExtractedItem[] {
  const hidden = hiderOf(business);
  const isSent = textsToRead(business).some(({ path }) => path === item.path);
  const text = ownTextsOf(business.questionnaire).find(({ path }) => path === item.path)?.text;
  if (!isSent || text === undefined) return [];
  const found = sentencesOf(text).find(
    (sentence) => folded(hidden(sentence.text)) === folded(item.sentence),
  );
  return found === undefined ? [] : [{ ...item, sentence: found.text }];
}

/**
 * The findings of a language model that our own reading of the answers confirms, with each sentence
 * as the owner typed it. `diagnose` turns each into a fact.
 *
 * @param items the model's findings in `textsToRead`, untrusted
 * @param business by the rules alone
 */
export function borneOut(
  items: readonly ExtractedItem[],
  business: Business,
): readonly ExtractedItem[] {
  const { questionnaire, submittedOn, diagnosis } = business;
  const typed = items.flatMap((item) => asTyped(item, business));
  const facts = acceptedFacts(
    typed,
    questionnaire,
    submittedOn,
    diagnosis.facts,
    questionnaire.meta?.circumstances,
  );
  return facts.flatMap(({ kind, path, sentence }) =>
    path === undefined || sentence === undefined ? [] : [{ kind, path, sentence }],
  );
}
