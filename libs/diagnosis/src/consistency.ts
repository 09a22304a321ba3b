import type { AnswerPath, Questionnaire } from '@ellac/contracts';
import { answerPathOf, answersOf, notKnownOf } from './answers.js';
import { consistencyRules } from './rules/consistency.js';
import { fillIn } from './rules/fill-in.js';
import { holds } from './rules/holds.js';

/** Answers that do not fit together, and the question about them; it never stops a submission. */
export interface ConsistencyQuestion {
  /** For example `C-01`. */
  readonly id: string;
  readonly finding: string;
  readonly question: string;
  readonly when: 'before submit' | 'coach call';
  /** The answers it is about. */
  readonly evidence: readonly AnswerPath[];
}

/** The questions to ask about these answers, in the order of the model. */
export function consistencyQuestions(questionnaire: Questionnaire): readonly ConsistencyQuestion[] {
  const answers = answersOf(questionnaire);
  const notKnown = notKnownOf(questionnaire);
  return consistencyRules
    .filter((rule) => holds(rule, answers, notKnown))
    .map((rule) => ({
      id: rule.id,
      finding: fillIn(rule.finding, answers),
      question: fillIn(rule.action, answers),
      when: rule.timeline,
      evidence: rule.inputs.map((alias) => answerPathOf[alias]),
    }));
}
