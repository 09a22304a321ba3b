import { exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';
import { aliases, answerPathOf, type Alias, type Answers } from '../model/answers.js';

/** In place of the example's, which states a fact. */
const challenges = 'It takes us long to find good people, and the trade fairs get smaller.';

/** A whole questionnaire with these answers; texts that no rule reads are the example's. */
export function questionnaireFrom(
  answers: Partial<Answers>,
  notKnown: readonly Alias[] = [],
): Questionnaire {
  const questionnaire = structuredClone(exampleQuestionnaire);
  questionnaire.qualitative.challenges = challenges;
  for (const alias of aliases.filter((each) => each in answers)) {
    const steps = answerPathOf[alias].split('.');
    const field = steps.pop()!;
    const group = steps.reduce<Record<string, unknown>>(
      (part, step) => part[step] as Record<string, unknown>,
      questionnaire,
    );
    group[field] = answers[alias];
  }
  if (questionnaire.staff.totalEmployees === 0) delete questionnaire.staff.totalEmployees;
  const marked = notKnown.map((alias) => answerPathOf[alias]);
  return marked.length === 0 ? questionnaire : { ...questionnaire, meta: { notKnown: marked } };
}
