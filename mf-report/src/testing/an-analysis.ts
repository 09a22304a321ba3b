import type { Analysis, AreaFindings } from '@ellac/contracts';

const nothing: AreaFindings = { currentState: 'As it is.', keyGaps: [] };

/** The smallest valid report; its content is tested where reports are shown. */
export const anAnalysis: Analysis = {
  id: 'r1',
  businessScore: 4,
  leadershipScore: 5,
  contextScore: 6,
  overallScore: 5,
  summary: {
    executiveSummary: {
      overview: 'A business.',
      keyHighlights: [],
      criticalConsiderations: [],
      transitionReadiness: 'Not yet.',
    },
    introduction: {
      ellacOverview: 'Two phases.',
      phaseTransitionContext: 'From one to the other.',
      analysisSignificance: 'An aid.',
    },
  },
  findings: {
    systemsAnalysis: nothing,
    leadershipAnalysis: nothing,
    marketAnalysis: nothing,
    overallFindings: { keyStrengths: [], keyWeaknesses: [] },
  },
  conclusions: {
    strategicConclusions: {
      overallConclusion: 'Go on.',
      systemsImplications: 'Write things down.',
      leadershipImplications: 'Hand things over.',
      marketImplications: 'Stay.',
    },
    recommendations: { systems: [], leadership: [], market: [] },
  },
  actionPlan: {
    criticalPath: { description: 'Step by step.', keyMilestones: [] },
    implementationPhases: [],
  },
  readiness: {
    band: 'in-transition',
    label: 'In transition',
    missing: [],
    redFlags: [],
    completeness: 100,
  },
  scoreBreakdown: [],
  evidence: {
    keyGaps: { systems: [], leadership: [], market: [] },
    recommendations: { systems: [], leadership: [], market: [] },
    keyStrengths: [],
  },
  coachComments: [],
  generationStatus: 'completed',
  company: { name: 'Harbour & Sons', ownerName: 'Ida Harbour' },
  submittedAt: '2026-05-01T08:00:00.000Z',
  answers: [],
  revenueShares: { salesBy: null, kind: null, certainty: null, largestClients: null },
  previous: null,
  provider: 'ELLAC',
  aiGenerated: false,
  provenance: { engine: 'builtin', rulesVersion: '1' },
};
