import type { CounselFault } from '@ellac/contracts';

/** A check that failed, and in what. */
export interface FailedIn extends CounselFault {
  readonly part: string;
}

/** One fault of a part, wherever it was found. */
export type AlikeChecks = Omit<FailedIn, 'place'> & { readonly places: readonly string[] };

/** The checks that failed, with the same fault of a part told once, in the order of the first. */
export function alikeChecks(failedChecks: readonly FailedIn[]): AlikeChecks[] {
  const found = new Map<string, AlikeChecks>();
  for (const { place, ...fault } of failedChecks) {
    const key = JSON.stringify([fault.part, fault.check, fault.why]);
    const places = new Set(found.get(key)?.places).add(place);
    found.set(key, { ...fault, places: [...places] });
  }
  return [...found.values()];
}
