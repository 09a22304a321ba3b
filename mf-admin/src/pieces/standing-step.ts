import { readinessBands, type ReadinessStanding } from '@ellac/contracts';
import type { ReadinessStep } from '@ellac/web';

/** The step of readiness of a standing: 4 for the highest band, null where too little is known. */
export function stepOf(standing: ReadinessStanding | null): ReadinessStep {
  const place = readinessBands.findIndex((band) => band === standing);
  return place === -1 ? null : ((readinessBands.length - place) as ReadinessStep);
}
