import type { Analysis, RuleEvidence, ScoredItem } from '@ellac/contracts';

/** An answer that a sentence rests on. */
export interface Answer {
  readonly label: string;
  readonly answer: string;
  /** The form's own question, where the label only sums it up. */
  readonly asked: string | null;
  /** The points that it contributes to the score of its area; null where it is not scored. */
  readonly score: { readonly points: number; readonly weight: number } | null;
}

/** Answers that were chosen by their points, and a counsel’s own steps, have no rule. */
export const isOfRule = ({ ruleId }: RuleEvidence): boolean => !/^(?:ITEM|own-)/.test(ruleId);

/** The question that a path belongs to; the shares of a percent group are one question. */
const questionOf = (path: string | undefined): string | undefined =>
  path?.split('.').slice(0, 2).join('.');

/** An answer that may be an untouched field is shown with the field's value. */
const answerOf = ({ answer, given }: ScoredItem, inTheForm: string | undefined): string =>
  given || inTheForm === undefined || inTheForm === answer
    ? answer
    : `${inTheForm}, taken as not given`;

/** The answers behind a sentence, each once. */
export function answersBehind(
  { evidence }: RuleEvidence,
  breakdown: readonly ScoredItem[],
  answers: Analysis['answers'],
): readonly Answer[] {
  const behind = evidence.flatMap((path): Answer[] => {
    const question = answers.find((each) => each.path === questionOf(path));
    const item = breakdown.find(
      ({ paths }) => paths.includes(path) && questionOf(paths[0]) === questionOf(path),
    );
    if (item !== undefined) {
      const { label, points, weight } = item;
      const asked = question === undefined || question.label === label ? null : question.label;
      return [{ label, answer: answerOf(item, question?.text), asked, score: { points, weight } }];
    }
    if (question === undefined) return [];
    return [{ label: question.label, answer: question.text, asked: null, score: null }];
  });
  return [...new Map(behind.map((answer) => [answer.label, answer])).values()];
}
