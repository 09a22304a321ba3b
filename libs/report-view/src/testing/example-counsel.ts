import type { Counsel } from '@ellac/contracts';

/** A counsel for the business of `exampleAnalysisWithPageOne`. */
export const exampleCounsel: Counsel = {
  heart: {
    text: 'Every quote leaves the house through Maren, and seven of ten sales follow from it. Each week that a quote waits moves work of £24,900 to somebody faster. So the quote, and not the workshop, decides how far this business can grow.',
    evidence: [
      'Share of sales made by the owner: 70%',
      'You write: “A quote takes us two weeks in spring.”',
    ],
  },
  steps: [
    {
      title: 'Take the last twenty quotes apart',
      isFirst: true,
      by: '2026-12-11',
      how: {
        text: 'Note for each quote the hours, the price and whether it was won. Group them into three kinds of work, and write a price list for the kind that comes most often.',
        evidence: ['Your answer to “Challenges”'],
      },
      measure: 'One kind of quote needs no question to Maren',
    },
    {
      stepId: 'L-20',
      title: 'Fill the emergency file with the open quotes first',
      by: '2026-12-20',
      isFirstResult: true,
      how: {
        text: 'Begin with what would stop in the first week: open quotes, supplier terms and who may sign. Have the office find everything alone on one day in December.',
        evidence: ['A proposal, not from your answers: one day'],
      },
      measure: 'The office found each paper alone',
    },
  ],
  turns: [
    {
      text: 'If the office wins fewer than one in three quotes by March, go back to checking each one together for a month.',
      evidence: ['Your answer to “Challenges”'],
    },
  ],
  open: [{ text: 'How many quotes are lost because they come too late?', evidence: [] }],
  figures: [
    {
      label: 'Sales that a week of quotes stands for',
      value: '£24,900',
      formula: '£1,295,000 (what the owner sells in a year) ÷ 52 weeks (proposed)',
    },
  ],
};
