import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** The state of a list, kept in the address bar. */
export interface ListAddress {
  readonly parameters: URLSearchParams;
  /** Sets a filter and goes to the first page; an empty value removes the filter. */
  readonly choose: (name: string, value: string) => void;
  /** Goes to the page that begins at a cursor; Back returns from it. */
  readonly goOn: (cursor: string) => void;
  /** Goes one page back; missing on the first page, and where the history has no earlier page. */
  readonly goBack?: () => void;
  /** Goes to the first page; missing there. */
  readonly restart?: () => void;
}

/** The cursors of the pages before this one; that of the first is empty. */
type Earlier = readonly string[];

/** The state of a list is in the address bar, so that it survives a reload and can be shared. */
export function useListAddress(): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const { earlier = [] } = useHistoryState<{ earlier?: Earlier } | null>() ?? {};
  const cursor = parameters.get('cursor') ?? '';
  const turnTo = useCallback(
    (next: string, state: { earlier: Earlier }) =>
      setParameters((before) => changed(before, 'cursor', next), { state }),
    [setParameters],
  );
  const choose = useCallback(
    (name: string, value: string) =>
      setParameters((before) => changed(changed(before, 'cursor', ''), name, value), {
        replace: true,
        state: null,
      }),
    [setParameters],
  );
  return {
    parameters,
    choose,
    goOn: (next) => turnTo(next, { earlier: [...earlier, cursor] }),
    ...(earlier.length === 0
      ? {}
      : { goBack: () => turnTo(earlier.at(-1) ?? '', { earlier: earlier.slice(0, -1) }) }),
    ...(cursor === '' ? {} : { restart: () => turnTo('', { earlier: [] }) }),
  };
}

function changed(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (value === '') after.delete(name);
  else after.set(name, value);
  return after;
}
