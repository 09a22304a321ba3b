import type { AnswerPath, Questionnaire } from '@ellac/contracts';
import { answerPathOf, answersOf, notKnownOf } from './model/answers.js';
import { type ConsistencyRuleId, consistencyRules } from './rules/consistency-rules.js';
import { fillIn } from './rules/fill-in.js';
import { fires } from './rules/fires.js';
import { inputsOfQuestion } from './rules/inputs.js';

/**
 * Answers that do not fit together, and the question about them. It does not block the submission.
 */
export interface ConsistencyQuestion {
  /** For example `C-01`. */
  readonly id: ConsistencyRuleId;
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
  return consistencyRules.flatMap(([id, rule]) => {
    const inputs = inputsOfQuestion(rule);
    if (!fires(rule.when, inputs, answers, notKnown)) return [];
    return [
      {
        id,
        finding: fillIn(rule.finding, answers),
        question: fillIn(rule.action, answers),
        when: rule.timeline,
        evidence: inputs.map((alias) => answerPathOf[alias]),
      },
    ];
  });
}
