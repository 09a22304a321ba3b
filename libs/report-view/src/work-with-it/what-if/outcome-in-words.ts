import { formatScore, type WhatIfReply } from '@ellac/contracts';

/** The scores as they are compared: names and fields. */
export const comparedScores = [
  ['Overall score', 'overallScore'],
  ['Business Systems', 'businessScore'],
  ['Leadership', 'leadershipScore'],
  ['Market Context', 'contextScore'],
] as const;

/** What changes in two or three sentences, for those who do not see the table. */
export function outcomeInWords({ now, then }: WhatIfReply): string {
  const [before, after] = [formatScore(now.overallScore), formatScore(then.overallScore)];
  const score =
    before === after
      ? `The overall score stays at ${after}.`
      : `The overall score would be ${after} instead of ${before}.`;
  const band =
    now.label === then.label
      ? `It stays “${then.label}”.`
      : `It would be “${then.label}” instead of “${now.label}”.`;
  const added = then.steps.filter(({ id }) => !now.steps.some((step) => step.id === id));
  if (added.length === 0) return `${score} ${band} The steps to begin with stay.`;
  return `${score} ${band} New to begin with: ${added.map(({ step }) => step).join('; ')}.`;
}
