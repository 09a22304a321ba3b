import type { GapRuleId } from './ids.js';

/**
 * Which of the critical steps to begin first: figures before loss, absence before delivery,
 * functions, sales and clients; judgement.
 */
export const criticalOrder: readonly GapRuleId[] = [
  'S-15',
  'M-15',
  'L-01',
  'S-05',
  'L-11',
  'L-22',
  'L-04',
  'M-21',
  'M-01',
];
