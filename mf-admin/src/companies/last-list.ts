import { pagePaths } from '@ellac/contracts';
import { useEffect, useLayoutEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** The storage key of the address of the list as last shown in this tab. */
const lastShown = 'ellac-admin-list';

/** The same of what the history knew of that address: the pages before it. */
const lastState = 'ellac-admin-list-state';

/** The same of how far it was scrolled when it was left. */
const lastTop = 'ellac-admin-list-top';

/** What the history knows of the list after a way back to it. */
interface BackState {
  readonly isBack?: boolean;
}

/** The dashboard with the list as it was last shown in this tab. */
export function lastListPath(): string {
  const search = sessionStorage.getItem(lastShown) ?? '';
  return search === '' ? pagePaths.admin : `${pagePaths.admin}?${search}`;
}

/** The state of the history for the way back to it. */
export function lastListState(): BackState {
  const before = JSON.parse(sessionStorage.getItem(lastState) ?? 'null') as object | null;
  return { ...before, isBack: true };
}

/**
 * Remembers the list as it is shown, and after a way back to it scrolls to where it was left.
 *
 * @param isThere whether its rows are rendered, which give the page its height
 */
export function useRememberedList(parameters: URLSearchParams, isThere: boolean): void {
  useEffect(() => {
    sessionStorage.setItem(lastShown, parameters.toString());
    sessionStorage.setItem(lastState, JSON.stringify(history.state));
  }, [parameters]);
  const isBack = useHistoryState<BackState | null>()?.isBack === true;
  useLayoutEffect(() => {
    if (!isBack || !isThere) return;
    const top = sessionStorage.getItem(lastTop);
    // Once: a reload leaves the place to the browser.
    sessionStorage.removeItem(lastTop);
    if (top !== null) scrollTo(0, Number(top));
  }, [isBack, isThere]);
  // The rows are still there when this page is left, and give the place.
  useLayoutEffect(() => () => sessionStorage.setItem(lastTop, String(scrollY)), []);
}
