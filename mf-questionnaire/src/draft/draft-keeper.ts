import { dropDraft, writeDraft, type Draft, type DraftStorage } from './draft-store.js';

/**
 * Debounce in milliseconds: long enough that single keys cost nothing, short enough that no typing
 * is lost.
 */
const delayMs = 400;

/** The result of the last save: its time, `failed`, or null before the first one. */
export type SaveState = Date | 'failed' | null;

/** Saves a draft shortly after the last change. */
export interface DraftKeeper {
  /** Debounced; `draft` is called only when the save happens. */
  readonly save: (draft: () => Omit<Draft, 'savedAt'>) => void;
  /** Saves a pending change at once. */
  readonly flush: () => void;
  /** Removes the draft and cancels a pending save. */
  readonly forget: () => void;
}

/** A keeper for one form; `onSaved` is called after every attempt. */
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
