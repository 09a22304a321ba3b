import { expect, it } from '@jest/globals';
import { exampleAnalysis } from '../../testing/example-analysis.js';
import { areaLevel } from './area-level.js';

const sound = { ...exampleAnalysis, contextScore: 6 };
const [recommended] = exampleAnalysis.conclusions.recommendations.market;
const withRecommendation = (stepId: string) => ({
  ...sound,
  conclusions: {
    ...sound.conclusions,
    recommendations: {
      ...sound.conclusions.recommendations,
      market: [{ ...recommended!, stepId, priority: 'critical' as const }],
    },
  },
});

it('is the level that the report keeps, whatever its steps are', () => {
  const levels = { systems: 'weak', leadership: 'weak', market: 'making' } as const;
  expect(areaLevel({ ...sound, levels }, 'market')).toBe('making');
  const kept = { ...withRecommendation('M-21'), levels: { ...levels, market: 'sound' as const } };
  expect(areaLevel(kept, 'market')).toBe('sound');
});

it.each([
  ['M-21', 'making'],
  ['own-1', 'sound'],
] as const)('follows from a critical step %s in older reports', (stepId, level) => {
  expect(areaLevel(withRecommendation(stepId), 'market')).toBe(level);
});
