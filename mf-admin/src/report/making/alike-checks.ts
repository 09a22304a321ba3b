import type { CounselFault } from '@ellac/contracts';

/** A failed check, and the part in which it failed. */
export interface FailedIn extends CounselFault {
  readonly part: string;
}

/** One fault of a part, with all places in which it was found. */
export type AlikeChecks = Omit<FailedIn, 'place'> & { readonly places: readonly string[] };

/** Merges equal faults of the same part, in the order of their first occurrence. */
export function alikeChecks(failedChecks: readonly FailedIn[]): AlikeChecks[] {
  const found = new Map<string, AlikeChecks>();
  for (const { place, ...fault } of failedChecks) {
    const key = JSON.stringify([fault.part, fault.check, fault.why]);
    const places = new Set(found.get(key)?.places).add(place);
    found.set(key, { ...fault, places: [...places] });
  }
  return [...found.values()];
}
