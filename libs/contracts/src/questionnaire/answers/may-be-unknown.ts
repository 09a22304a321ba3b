import type { FieldRule, PercentGroupRule } from '../field-rules.js';
import { questionnaireFields } from '../fields.js';
import { belongsTo, notKnownPaths, type AnswerPath } from './answer-paths.js';

/** The questions that the form lets an owner answer with "I don't know", in their order. */
export const questionsThatMayBeUnknown: readonly string[] = Object.entries(
  questionnaireFields,
).flatMap(([group, fields]) =>
  Object.entries<FieldRule | PercentGroupRule>(fields).flatMap(([field, rule]) =>
    'mayBeUnknown' in rule ? [`${group}.${field}`] : [],
  ),
);

/** Whether a question may be answered with "I don't know". */
export const mayBeUnknown = (question: string): boolean =>
  questionsThatMayBeUnknown.includes(question);

/** Stands in place of an answer that the owner marked as not known. */
export const notKnownText = 'Not known';

/** Whether a question, or a part of it, is among the paths that are marked as not known. */
export const isNotKnown = (notKnown: readonly AnswerPath[], question: string): boolean =>
  notKnown.some((path) => belongsTo(path, question));

/** The marked paths, in the order of the questions, after a question was marked or unmarked. */
export const markNotKnown = (
  notKnown: readonly AnswerPath[],
  question: string,
  marked: boolean,
): AnswerPath[] =>
  notKnownPaths.filter((path) =>
    belongsTo(path, question) ? marked : notKnown.some((known) => known === path),
  );
