import type { Questionnaire, TalkQuestion } from '@ellac/contracts';
import type { Answers } from '../model/answers.js';
import { consistencyQuestions } from '../consistency.js';
import type { ContradictionId } from '../contradictions.js';
import { fillIn } from '../rules/fill-in.js';

/** Contradictions that no consistency rule covers, in words for a coach. */
const besideRules: {
  readonly [Id in ContradictionId]?: Pick<TalkQuestion, 'finding' | 'question'>;
} = {
  'C-16': {
    finding:
      'The owner writes that one client brings more of the revenue than the {{top}}% given for the three largest together.',
    question: 'Which figure do the books show?',
  },
  'C-17': {
    finding: 'The owner wants to stay at this size, and plans growth of {{growth}}%.',
    question: 'Which of the two is the aim?',
  },
  'C-18': {
    finding: 'The owner writes that cash is short, and the net margin is {{nm}}%.',
    question: 'Where is the profit of the last year?',
  },
  'C-19': {
    finding: 'In at least two areas, the facts are far better than the owner’s ratings.',
    question: 'How would two of your people rate it?',
  },
};

/**
 * Answers at odds, as questions for a coach: first those that hold between the largest differences,
 * in their order, then the other consistency questions in the order of the model.
 *
 * @param largest the contradictions that hold, the largest first
 */
export function answersAtOdds(
  questionnaire: Questionnaire,
  answers: Answers,
  largest: readonly ContradictionId[],
): readonly TalkQuestion[] {
  const atOdds = (id: string, finding: string, question: string): TalkQuestion => ({
    id,
    kind: 'contradiction',
    finding,
    question,
  });
  const byRules = consistencyQuestions(questionnaire).map(({ id, finding, question }) =>
    atOdds(id, finding, question),
  );
  const first = largest.flatMap((id) => {
    const words = besideRules[id];
    return words === undefined
      ? byRules.filter((each) => each.id === id)
      : [atOdds(id, fillIn(words.finding, answers), words.question)];
  });
  return [...first, ...byRules.filter(({ id }) => !first.some((each) => each.id === id))];
}
