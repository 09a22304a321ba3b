import type { QuestionnaireDraft, TabId } from '@ellac/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftKeeper, type DraftKeeper, type SaveState } from './draft-keeper.js';
import { browserStorage, draftKey, type Draft } from './draft-store.js';

type Form = Pick<UseFormReturn<QuestionnaireDraft>, 'subscribe' | 'getValues'>;

interface Kept {
  readonly restored: Draft | null;
  readonly tab: TabId;
  readonly left: ReadonlySet<TabId>;
  readonly saved: SaveState;
  readonly onSaved: (state: SaveState) => void;
}

interface KeptDraft extends DraftKeeper {
  /** Whether another window has saved the draft since this one last took its answers. */
  readonly isElsewhere: boolean;
  /** Takes the answers of the other window; `show` gets those of both. */
  readonly goOnHere: (show: (answers: QuestionnaireDraft) => void) => void;
}

/**
 * Saves the form while it is filled in. A pending save is flushed when the page is hidden or left.
 */
export function useDraftKeeper(
  form: Form,
  { restored, tab, left, saved, onSaved }: Kept,
): KeptDraft {
  const { getValues, subscribe } = form;
  const [keeper] = useState(() => draftKeeper(browserStorage(), restored, getValues(), onSaved));
  const [isElsewhere, setElsewhere] = useState(false);
  // The owner may go to another tab while a save is pending.
  const place = useRef({ tab, left });
  useEffect(() => {
    place.current = { tab, left };
  }, [tab, left]);
  const changed = useEffectEvent(() =>
    keeper.save(() => ({
      tab: place.current.tab,
      left: [...place.current.left],
      answers: getValues(),
    })),
  );
  // An unchanged form must not create a draft.
  const moved = useEffectEvent(() => {
    if (saved !== null) changed();
  });

  const savedTab = useRef(tab);
  useEffect(() => {
    if (savedTab.current === tab) return;
    savedTab.current = tab;
    moved();
  }, [tab]);

  useEffect(() => {
    const { flush } = keeper;
    const unsubscribe = subscribe({ formState: { values: true }, callback: () => changed() });
    // Only other windows cause this event. A draft that was removed was sent or cleared there.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === draftKey) setElsewhere(newValue !== null);
    };
    // A phone may discard a page after these events without any other one.
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    window.addEventListener('storage', onStorage);
    return () => {
      unsubscribe();
      flush();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('storage', onStorage);
    };
  }, [subscribe, keeper]);

  return {
    ...keeper,
    isElsewhere,
    goOnHere: (show) => {
      show(keeper.join(getValues()));
      setElsewhere(false);
    },
  };
}
