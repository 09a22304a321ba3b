import type { Analysis } from '@ellac/contracts';
import { considerationsTitle } from '../considerations-title.js';

/** In place of key inferences that the report does not have. */
export const noInferences = 'No strength and no weakness stands out in the answers.';

/** In place of key inferences on the page, where weaknesses may stand among the considerations. */
export const noFurtherInferences = (analysis: Analysis): string =>
  analysis.findings.overallFindings.keyWeaknesses.length === 0
    ? noInferences
    : `The weaknesses stand above, under “${considerationsTitle(analysis)}”. No strength stands out in the answers.`;
