import type { InboxMark, Need, NeedKind } from '@ellac/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useInboxMark } from './use-inbox-mark.js';

/** Milliseconds for an undo. */
const undoPause = 10_000;

/** An item of the inbox, and whether it was just put out of it. */
export interface InboxItem {
  readonly kind: NeedKind;
  readonly need: Need;
  /** What was done with it, such as "Done"; null while it is there. */
  readonly putOut: string | null;
}

interface PutOut extends InboxItem {
  /** Its row, where it stays until the undo is over. */
  readonly place: number;
}

/** Puts an item out, for good or until a time, and says how that is called. */
export type PutItemOut = (place: number, item: InboxItem, mark: InboxMark, what: string) => void;

const keyOf = ({ kind, need }: InboxItem): string => `${kind} ${need.responseId}`;

/** Items that are put out stay at their place for ten seconds, for an undo. */
export function usePutOutItems() {
  const { mutate } = useInboxMark();
  const [out, setOut] = useState<ReadonlyMap<string, PutOut>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  const forget = useCallback((key: string) => {
    clearTimeout(timers.current.get(key));
    setOut((before) => new Map([...before].filter(([other]) => other !== key)));
  }, []);

  const putOut: PutItemOut = (place, item, mark, what) => {
    const key = keyOf(item);
    setOut((before) => new Map(before).set(key, { ...item, place, putOut: what }));
    timers.current.set(
      key,
      setTimeout(() => forget(key), undoPause),
    );
    const { responseId } = item.need;
    mutate({ kind: item.kind, responseId, mark }, { onError: () => forget(key) });
  };

  const undo = (item: InboxItem): void => {
    forget(keyOf(item));
    mutate({ kind: item.kind, responseId: item.need.responseId, mark: null });
  };

  /** A group's items as they are shown: those of the server, and at their places those put out. */
  const shownOf = (kind: NeedKind, newest: readonly Need[]): InboxItem[] => {
    const items: InboxItem[] = newest
      .map((need) => ({ kind, need, putOut: null }))
      .filter((item) => !out.has(keyOf(item)));
    for (const item of [...out.values()].toSorted((one, other) => one.place - other.place))
      if (item.kind === kind) items.splice(item.place, 0, item);
    return items;
  };

  return { putOut, undo, shownOf };
}
