import { levelOf, type Analysis, type Area, type Level } from '@ellac/contracts';
import { areaScores } from './area-scores.js';

/** The rules of the scored answers; others speak for what the owner wrote, and lower no level. */
const ruleOfAnswers = /^[SLM]-/;

/** The level of an area; as in the report's text, a critical gap holds it at most in the making. */
export const areaLevel = (analysis: Analysis, area: Area): Level =>
  analysis.levels?.[area] ?? levelByRecommendations(analysis, area);

/** Reports that were made before levels were kept. */
function levelByRecommendations(analysis: Analysis, area: Area): Level {
  const level = levelOf(areaScores(analysis)[area]);
  const hasCritical = analysis.conclusions.recommendations[area].some(
    ({ priority, stepId }) => priority === 'critical' && ruleOfAnswers.test(stepId ?? ''),
  );
  return hasCritical && (level === 'strong' || level === 'sound') ? 'making' : level;
}
