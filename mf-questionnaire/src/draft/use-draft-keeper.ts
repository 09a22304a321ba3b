import type { QuestionnaireDraft, TabId } from '@ellac/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftKeeper, type DraftKeeper, type SaveState } from './draft-keeper.js';
import { browserStorage } from './draft-store.js';

type Form = Pick<UseFormReturn<QuestionnaireDraft>, 'subscribe' | 'getValues'>;

interface Kept {
  readonly tab: TabId;
  readonly left: ReadonlySet<TabId>;
  readonly saved: SaveState;
  readonly onSaved: (state: SaveState) => void;
}

/**
 * Saves the form while it is filled in. A pending save is flushed when the page is hidden or left.
 */
export function useDraftKeeper(form: Form, { tab, left, saved, onSaved }: Kept): DraftKeeper {
  const [keeper] = useState(() => draftKeeper(browserStorage(), onSaved));
  const changed = useEffectEvent(() =>
    keeper.save(() => ({ tab, left: [...left], answers: form.getValues() })),
  );
  // An unchanged form must not create a draft.
  const moved = useEffectEvent(() => {
    if (saved !== null) changed();
  });
  const { subscribe } = form;

  const savedTab = useRef(tab);
  useEffect(() => {
    if (savedTab.current === tab) return;
    savedTab.current = tab;
    moved();
  }, [tab]);

  useEffect(() => {
    const { flush } = keeper;
    const unsubscribe = subscribe({ formState: { values: true }, callback: () => changed() });
    // A phone may discard a page after these events without any other one.
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      flush();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [subscribe, keeper]);

  return keeper;
}
