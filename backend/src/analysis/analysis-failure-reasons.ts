const inFigures = (tokens: number): string => tokens.toLocaleString('en-US');

/**
 * Why an analysis failed or fell back to the rules' text: sentences for a coach that say what to
 * do.
 */
export const failureReasons = {
  writerFailed:
    'The analyst could not write this report, although it was tried several times. Regenerate it; if it fails again, ask your administrator to look into the log.',
  workerLost:
    'The analysis was started several times, and each time the server stopped before it was done. Regenerate it; if it fails again, ask your administrator to look into the log.',
  tryFailed: 'The analyst could not write this report yet.',
  modelFailed:
    'The words of the language model could not be used, although it was tried several times. Ask your administrator to look into the log.',
  nothingPassed:
    'Nothing that the language model wrote passed the checks, so the built-in analyst wrote this report.',
  reportBudgetUsedUp: (limit: number) =>
    `The language model has used up what one report may cost: ${inFigures(limit)} tokens (AI_TOKENS_PER_REPORT). Your administrator can raise the limit; a report that failed can be regenerated then.`,
  monthBudgetUsedUp: (limit: number) =>
    `The language model has used up what all reports of a month may cost: ${inFigures(limit)} tokens (AI_TOKENS_PER_MONTH). It goes on next month, or when your administrator raises the limit; a report that failed can be regenerated then.`,
} as const;
