import type { Analysis } from '@ellac/contracts';
import { exampleAnalysisWithPageOne } from './example-with-page-one.js';

const { summary, readiness, ...example } = exampleAnalysisWithPageOne;

const inArea = (currentState: string) => ({ currentState, keyGaps: [] });

/** A report on a form that is mostly as it came: questions, and neither conclusions nor a plan. */
export const exampleOfTooLittle: Analysis = {
  ...example,
  summary: {
    executiveSummary: {
      overview: 'We cannot evaluate Newco yet. Ten answers would tell most.',
      keyHighlights: ['Four people work in the business.'],
      criticalConsiderations: ['Decide nothing large on a form that is mostly empty.'],
      transitionReadiness: 'Not judged: we cannot use ratings that all stand at 3.',
    },
    introduction: { ...summary.introduction, analysisSignificance: '' },
  },
  findings: {
    systemsAnalysis: inArea('Which task would stop first if you were ill for two weeks?'),
    leadershipAnalysis: inArea('Who may spend money or promise a date without asking you?'),
    marketAnalysis: inArea('What made the last three customers buy from you?'),
    overallFindings: { keyStrengths: [], keyWeaknesses: [] },
  },
  conclusions: {
    strategicConclusions: {
      overallConclusion: '',
      systemsImplications: '',
      leadershipImplications: '',
      marketImplications: '',
    },
    recommendations: {
      systems: [
        {
          stepId: 'R-25',
          action: 'Answer the ten questions that tell most. An hour is enough.',
          expectedOutcome: 'The report is written anew.',
          priority: 'critical',
          timeline: 'by Dec 4, 2026',
        },
      ],
      leadership: [],
      market: [],
    },
  },
  actionPlan: {
    criticalPath: { description: 'A plan comes with the ten answers.', keyMilestones: [] },
    implementationPhases: [],
    firstSteps: [],
    later: [],
    notNow: [{ text: 'Everything else', why: 'Any advice would be a guess.' }],
  },
  readiness: {
    ...readiness,
    label: 'Not judged: too little is known',
    missing: ['Annual revenue: that of your last full year.'],
    redFlags: [],
    judged: false,
  },
  evidence: {
    keyGaps: { systems: [], leadership: [], market: [] },
    recommendations: {
      systems: [{ ruleId: 'R-25', evidence: [], sources: [] }],
      leadership: [],
      market: [],
    },
    keyStrengths: [],
    keyWeaknesses: [],
  },
  previous: null,
  page: {
    situation: {
      id: 'too-little',
      sentences: ['We cannot evaluate Newco yet.', 'Ten answers would tell most.'],
    },
    numbers: [],
    steps: [
      {
        id: 'R-25',
        step: 'Answer the ten questions that tell most',
        by: '2026-12-04',
        why: 'It takes an hour in all.',
      },
    ],
    notNow: { text: 'Everything else', why: 'Any advice would be a guess.' },
  },
};
