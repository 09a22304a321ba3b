import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** Parameters of the address with their new values; an empty value removes one. */
export type ListChange = Readonly<Record<string, string>>;

/** The state of a list, kept in the address bar. */
export interface ListAddress {
  readonly parameters: URLSearchParams;
  /** Sets a filter and goes to the first page; an empty value removes the filter. */
  readonly choose: (name: string, value: string) => void;
  /** The same for several filters at once. */
  readonly chooseAll: (change: ListChange) => void;
  /** How many pages are before this one; null where the history does not know. */
  readonly pagesBefore: number | null;
  /** Goes to the page that begins at a cursor; Back returns from it. */
  readonly goOn: (cursor: string) => void;
  /** Goes one page back, or to the first page where the history has no earlier one; missing there. */
  readonly goBack?: () => void;
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
      setParameters((before) => changed(before, { cursor: next }), { state }),
    [setParameters],
  );
  const chooseAll = useCallback(
    (change: ListChange) =>
      setParameters((before) => changed(before, { cursor: '', ...change }), {
        replace: true,
        state: null,
      }),
    [setParameters],
  );
  const choose = useCallback(
    (name: string, value: string) => chooseAll({ [name]: value }),
    [chooseAll],
  );
  return {
    parameters,
    choose,
    chooseAll,
    pagesBefore: cursor === '' ? 0 : earlier.length === 0 ? null : earlier.length,
    goOn: (next) => turnTo(next, { earlier: [...earlier, cursor] }),
    ...(cursor === ''
      ? {}
      : { goBack: () => turnTo(earlier.at(-1) ?? '', { earlier: earlier.slice(0, -1) }) }),
  };
}

function changed(before: URLSearchParams, change: ListChange): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}
