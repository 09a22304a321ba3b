import type { Analysis, Counsel, CounselStep } from '@ellac/contracts';
import { exampleCounsel } from './example-counsel.js';
import { exampleAnalysisWithPageOne } from './example-with-page-one.js';

const [quotes, file] = exampleCounsel.steps;

/** A step of a letter, which tells there how it is done. */
const step = ({ how: _, ...told }: CounselStep, section?: number): CounselStep => ({
  ...told,
  ...(section !== undefined && { section }),
});

const letter: NonNullable<Counsel['letter']> = [
  {
    title: 'The quote, and not the workshop, sets how far you can grow',
    paragraphs: [
      {
        text: 'Every quote leaves the house through you, Maren, and seven of ten sales follow from it. Each week that a quote waits moves work to somebody faster.',
        evidence: [
          'Share of sales made by the owner: 70%',
          'You write: “A quote takes us two weeks in spring.”',
        ],
      },
      {
        text: 'Set side by side, the figures of a year say the same.',
        figures: [
          { label: 'Sales that you make yourself', value: '£1,295,000' },
          { label: 'Sales that a week of quotes stands for', value: '£24,900' },
        ],
        evidence: ['Revenue of a year: £1,850,000', 'Share of sales made by the owner: 70%'],
      },
    ],
  },
  {
    title: 'One kind of quote can leave the house without you',
    key: 'Write a price list for the kind that comes most often.',
    paragraphs: [
      {
        text: 'Say to the office: “From January the staircases are yours, and I look at the first three.” Until then, find out with them what a quote really needs.',
        points: [
          'Note for each quote the hours, the price and whether it was won.',
          'Sort them into three kinds of work.',
          'Write a price list for the kind that comes most often.',
        ],
        evidence: ['A proposal, not from your answers: three kinds'],
      },
      {
        text: 'Tell the office on Friday what you are about to do:',
        evidence: [],
      },
      {
        text: '“I would like you to write the quotes for staircases from spring. Which of the last twenty could you have done without me?”',
        evidence: [],
      },
    ],
  },
];

/** The counsel of the same business as a letter, as reports have it since. */
export const exampleLetter: Counsel = {
  lead: {
    text: 'Seven of ten sales wait for one desk. Until the office can quote, everything else waits too.',
    evidence: ['Share of sales made by the owner: 70%'],
  },
  begin: {
    text: 'Put the last twenty quotes on one table this Friday, and ask the office which of them it could have written.',
    evidence: ['A proposal, not from your answers: this Friday'],
  },
  conclusion: {
    text: 'By the end of March the office quotes one kind of work alone, or the price list is too rough and needs another month.',
    evidence: ['Quotes in the last year: 240'],
  },
  letter,
  heart: { text: letter[0]!.paragraphs[0]!.text, evidence: letter[0]!.paragraphs[0]!.evidence },
  steps: [
    { ...step(quotes!, 2), stepId: 'own-1', area: 'leadership', why: 'It shows where hours go.' },
    step(file!),
  ],
  turns: [],
  open: [],
  figures: exampleCounsel.figures,
};

const { actionPlan, conclusions, evidence } = exampleAnalysisWithPageOne;
const [phase] = actionPlan.implementationPhases;
const [advice] = conclusions.recommendations.leadership;

/** The report that has it; its recommendations and its plan are the steps of the letter. */
export const exampleAnalysisWithLetter: Analysis = {
  ...exampleAnalysisWithPageOne,
  counsel: exampleLetter,
  actionPlan: {
    ...actionPlan,
    implementationPhases: [
      {
        ...phase!,
        actions: exampleLetter.steps.map(({ stepId, title, by, measure }) => ({
          ...phase!.actions[0]!,
          stepId: stepId!,
          description: title,
          dependencies: [],
          successMetrics: [measure],
          resources: [],
          from: '2026-12-01',
          to: by,
        })),
      },
    ],
  },
  conclusions: {
    ...conclusions,
    strategicConclusions: {
      ...conclusions.strategicConclusions,
      overallConclusion: exampleLetter.conclusion!.text,
    },
    recommendations: {
      ...conclusions.recommendations,
      leadership: [
        { ...advice!, stepId: 'own-1' },
        { ...advice!, stepId: 'L-20' },
      ],
    },
  },
  evidence: {
    ...evidence,
    recommendations: {
      ...evidence.recommendations,
      leadership: ['own-1', 'L-20'].map((ruleId) => ({ ruleId, evidence: [], sources: [] })),
    },
  },
};
