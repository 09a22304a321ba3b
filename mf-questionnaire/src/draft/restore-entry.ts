import { isNotKnown, questionnaireDefaults, type QuestionnaireDraft } from '@ellac/contracts';
import { get } from 'react-hook-form';
import { countedNames, pathsOf } from '../fields/field-names.js';
import { questionOf } from '../form/question-of.js';
import { questionOfNumber } from '../form/unread-faults.js';

const isText = (value: unknown): value is string => typeof value === 'string';

/** What differs from a new form; the owner of a draft that does not say so must have given it. */
const changedPaths = (answers: QuestionnaireDraft): string[] =>
  countedNames
    .filter((name) => !isNotKnown(answers.meta.notKnown, name))
    .flatMap(pathsOf)
    .filter(
      (path) =>
        // Lists are compared as texts.
        JSON.stringify(get(answers, path)) !== JSON.stringify(get(questionnaireDefaults, path)),
    );

function unreadIn(saved: unknown): Record<string, string> {
  if (typeof saved !== 'object' || saved === null) return {};
  const entries = Object.entries(saved).filter(
    ([path, typed]) => isText(typed) && questionOfNumber(path) !== null,
  );
  return Object.fromEntries(entries);
}

/** Reads how the saved answers were entered, from any version of the form. */
export function restoreEntry(
  answers: QuestionnaireDraft,
  saved: unknown,
): QuestionnaireDraft['entry'] {
  const touched: unknown = get(saved, 'touched');
  return {
    touched: Array.isArray(touched)
      ? touched.filter((path) => isText(path) && questionOf(path) !== undefined)
      : changedPaths(answers),
    unread: unreadIn(get(saved, 'unread')),
  };
}
