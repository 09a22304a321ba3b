import type { ExecutiveSummary } from '@ellac/contracts';
import type { Business } from './business.js';
import { criticalConsiderationsOf, keyHighlightsOf } from './key-points.js';
import { overviewOf } from './overview.js';
import type { Plan, Step } from './plan.js';
import { transitionReadinessOf } from './transition-readiness.js';

/** Ready or not, what stands out, and what comes first. */
export const executiveSummaryOf = (
  business: Business,
  plan: Plan,
  path: readonly Step[],
  vision: string,
): ExecutiveSummary => ({
  overview: overviewOf(business, plan, vision),
  keyHighlights: keyHighlightsOf(business, plan),
  criticalConsiderations: criticalConsiderationsOf(path),
  transitionReadiness: transitionReadinessOf(business),
});
