import type { WordedPart } from '@ellac/contracts';
import type { StoredPart } from '../../../src/analysis/wording-state/worded-parts.js';

/** A part whose words passed the checks. */
export const aPart = (part: WordedPart): StoredPart => ({
  part,
  hash: 'a'.repeat(64),
  outcome: 'worded',
  words: {
    sections: { currentState: [{ text: 'You sell {{E31}}.', evidence: ['E31'], rules: ['S-01'] }] },
    gaps: [],
    strengths: [],
    recommendations: [],
    weaknesses: [],
    highlights: [],
    considerations: [],
  },
  failedChecks: [],
  model: 'a-model-2026',
});
