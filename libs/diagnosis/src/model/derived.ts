import type { Answers } from './answers.js';
import { industryValues } from './industry-values.js';

/** One or two people; false where the number of employees was not sent. */
export const isSolo = ({ emp }: Answers): boolean => emp > 0 && emp <= 2;

/** False where revenue is 0 or both margins are 0, which cannot be told from fields left empty. */
export const marginsGiven = ({ rev, nm, gm }: Answers): boolean =>
  rev > 0 && !(nm === 0 && gm === 0);

/** False where the share of the largest clients and retention are both 0, as in an empty form. */
export const topGiven = ({ top, ret }: Answers): boolean => top > 0 || ret > 0;

/** Retention minus the industry's value, in percentage points. */
export const retentionGap = ({ ret, industry }: Answers): number =>
  ret - industryValues[industry].retention;

/** Gross margin minus the industry's value, in percentage points. */
export const grossGap = ({ gm, industry }: Answers): number => gm - industryValues[industry].gross;

/** The net margin (%) that counts as good in this industry. */
export const goodNetMargin = ({ industry }: Answers): number => industryValues[industry].netGood;

/** Revenue for each employee, rounded to a whole amount; 0 where there are no employees. */
export const revenuePerEmployee = ({ rev, emp }: Answers): number =>
  emp > 0 ? Math.round(rev / emp) : 0;

/**
 * How likely revenue is to come again, 0–100: recurring revenue counts in full, projects by 0.4,
 * and one-time sales by 0.3 of the customers who stay. The factors are judgement (sources RR1,
 * RR2).
 */
export const revenueQuality = ({ rec, prj, one, ret }: Answers): number =>
  rec + 0.4 * prj + (0.3 * one * ret) / 100;

/** How much of next year's revenue can be counted on, 0–100; the half is judgement (source RV). */
export const predictability = ({ guar, likely }: Answers): number => guar + 0.5 * likely;
