import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The loading state of a part's code. */
export type PartState<Part> =
  | { readonly kind: 'waiting' }
  /** `failures` counts the failed attempts, from 1. */
  | { readonly kind: 'failed'; readonly failures: number }
  | { readonly kind: 'there'; readonly part: Part };

/** A part of an app whose code is fetched when it is needed. */
export interface LatePart<Part> {
  /**
   * Returns the part; fetches its code unless it has arrived or is being fetched. Rejects when the
   * fetch fails.
   */
  readonly load: () => Promise<Part>;
  /** Preloads it; a failure is ignored here. */
  readonly loadAhead: () => void;
  readonly state: () => PartState<Part>;
  /** Calls back when the state changes; returns an unsubscribe function. */
  readonly onState: (changed: () => void) => () => void;
}

/** A part that `fetch` loads. A failure is not cached, so the next call tries again. */
export function latePart<Part>(fetch: () => Promise<Part>): LatePart<Part> {
  let state: PartState<Part> = { kind: 'waiting' };
  let coming: Promise<Part> | null = null;
  let failures = 0;
  const watchers = new Set<() => void>();
  const become = (next: PartState<Part>) => {
    state = next;
    for (const changed of watchers) changed();
  };

  const load = () => {
    if (coming !== null) return coming;
    if (state.kind === 'failed') become({ kind: 'waiting' });
    coming = fetch().then(
      (part) => {
        become({ kind: 'there', part });
        return part;
      },
      (error: unknown) => {
        coming = null;
        failures += 1;
        become({ kind: 'failed', failures });
        throw error;
      },
    );
    return coming;
  };
  return {
    load,
    loadAhead: () => {
      // The caller that needs it retries and reports the failure.
      load().catch(() => undefined);
    },
    state: () => state,
    onState: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

/** A part that is available from the start, for places that expect a late one. */
export function presentPart<Part>(part: Part): LatePart<Part> {
  const state: PartState<Part> = { kind: 'there', part };
  return {
    load: () => Promise.resolve(part),
    loadAhead: () => undefined,
    state: () => state,
    onState: () => () => undefined,
  };
}

/** The loading state of a part that another component fetches. */
export const usePartState = <Part>(part: LatePart<Part>): PartState<Part> =>
  useSyncExternalStore(part.onState, part.state);

/**
 * Fetches a part for a component that shows it. A part that has arrived is returned in the first
 * render.
 */
export function useLatePart<Part>(part: LatePart<Part>): PartState<Part> {
  // In a layout effect, because it runs before the browser paints: an old failure is then not
  // visible while the part is fetched again.
  useLayoutEffect(() => part.loadAhead(), [part]);
  return usePartState(part);
}
