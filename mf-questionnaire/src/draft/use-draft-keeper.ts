import type { QuestionnaireDraft, TabId } from '@ellac/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftKeeper, type DraftKeeper, type SaveState } from './draft-keeper.js';
import { browserStorage } from './draft-store.js';

type Form = Pick<UseFormReturn<QuestionnaireDraft>, 'subscribe' | 'getValues'>;

/** Saves the form as it is filled in, and what still waits when the page is hidden or left. */
export function useDraftKeeper(
  form: Form,
  tab: TabId,
  onSaved: (state: SaveState) => void,
): DraftKeeper {
  const [keeper] = useState(() => draftKeeper(browserStorage(), onSaved));
  const changed = useEffectEvent(() => keeper.save(() => ({ tab, answers: form.getValues() })));
  const { subscribe } = form;

  useEffect(() => {
    const { flush } = keeper;
    const unsubscribe = subscribe({ formState: { values: true }, callback: () => changed() });
    // The last events that a phone gives to a page before it may be thrown away.
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
