import { dropDraft, writeDraft, type Draft, type DraftStorage } from './draft-store.js';

/** Long enough that a key costs nothing, short enough that nothing typed is lost. */
const delayMs = 400;

/** What became of the last change: when it was saved, or `failed`. */
export type SaveState = Date | 'failed' | null;

/** Saves a draft shortly after the last change. */
export interface DraftKeeper {
  /** Saves after a pause; `draft` is asked for then. */
  readonly save: (draft: () => Omit<Draft, 'savedAt'>) => void;
  /** Saves at once what still waits. */
  readonly flush: () => void;
  /** Removes the draft and cancels a pending save. */
  readonly forget: () => void;
}

/** A keeper for one form; `onSaved` hears of every attempt. */
export function draftKeeper(
  storage: DraftStorage | null,
  onSaved: (state: SaveState) => void,
): DraftKeeper {
  let waiting: (() => Omit<Draft, 'savedAt'>) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    waiting = null;
  };
  const flush = () => {
    if (waiting === null) return;
    const savedAt = new Date();
    const saved = writeDraft(storage, { ...waiting(), savedAt });
    stop();
    onSaved(saved ? savedAt : 'failed');
  };
  return {
    flush,
    save: (draft) => {
      clearTimeout(timer);
      waiting = draft;
      timer = setTimeout(flush, delayMs);
    },
    forget: () => {
      stop();
      dropDraft(storage);
      onSaved(null);
    },
  };
}
