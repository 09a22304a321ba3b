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
    introduction: summary.introduction,
  },
  findings: {
    systemsAnalysis: inArea('Which task would stop first if you were ill for two weeks?'),
    leadershipAnalysis: inArea('Who may spend money or promise a date without asking you?'),
    marketAnalysis: inArea('What made the last three customers buy from you?'),
    overallFindings: { keyStrengths: [], keyWeaknesses: [] },
  },
  conclusions: {
    strategicConclusions: {
      overallConclusion: 'The answers come first.',
      systemsImplications: 'They will show which work runs by a settled way.',
      leadershipImplications: 'They will show what others decide.',
      marketImplications: 'They will show what sales rest on.',
    },
    recommendations: {
      systems: [
        {
          stepId: 'R-25',
          action: 'An hour is enough.',
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
    implementationPhases: [
      {
        phase: 'Days 0 to 30',
        timeline: 'Nov 27, 2026 to Dec 27, 2026',
        actions: [
          {
            stepId: 'R-25',
            description: 'Answer the ten questions that tell most',
            duration: 'one week',
            priority: 'critical',
            dependencies: [],
            successMetrics: ['Ten answers given'],
            resources: ['You: an hour in all'],
            from: '2026-11-27',
            to: '2026-12-04',
          },
        ],
      },
    ],
    firstSteps: ['Answer the ten questions that tell most'],
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
    cases: [
      { name: 'It was a trial', text: 'There is nothing to do.' },
      { name: 'The form is not finished', text: 'Give the ten answers below.' },
    ],
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
