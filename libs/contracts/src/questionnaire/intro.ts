/** What the questionnaire's page says first; the document shows it before any script has run. */
export const questionnaireIntro = {
  title: 'ELLAC Business Evaluation',
  subtitle: 'Find out how ready your business is to move from Phase 1 to Phase 2.',
  about:
    'In Phase 1 the owner leads everything; in Phase 2 a team does. Eleven short steps, about ' +
    '20 minutes. You then get a report by e-mail: three scores, what stands behind them, and a ' +
    'plan. You and your business coach read it.',
} as const;
