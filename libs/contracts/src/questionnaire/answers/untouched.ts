import { belongsTo, ratingPaths, type RatingPath } from './answer-paths.js';
import { questionnaireDefaults, type QuestionnaireDraft } from './defaults.js';

/** Whether the owner has answered a question, or a part of it, among the touched paths. */
export const isTouched = (touched: readonly string[], question: string): boolean =>
  touched.some((path) => belongsTo(path, question));

function valueAt(answers: QuestionnaireDraft, path: RatingPath): unknown {
  const [group, field] = path.split('.') as [keyof QuestionnaireDraft, string];
  return Reflect.get(answers[group], field);
}

/** The ratings that still are as the form came, in the order of the questions. */
export const untouchedRatingsOf = (answers: QuestionnaireDraft): RatingPath[] =>
  ratingPaths.filter(
    (path) =>
      !isTouched(answers.entry.touched, path) &&
      valueAt(answers, path) === valueAt(questionnaireDefaults, path),
  );
