import type { QuestionnaireDraft } from '@ellac/contracts';
import { withChanges } from './draft-changes.js';
import {
  dropDraft,
  readDraft,
  storedText,
  writeDraft,
  type Draft,
  type DraftStorage,
} from './draft-store.js';

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
  /**
   * These answers of this window, together with what another window has saved; the form must show
   * them from then on.
   */
  readonly join: (answers: QuestionnaireDraft) => QuestionnaireDraft;
}

/**
 * A keeper for one form; `onSaved` is called after every attempt. What another window has saved in
 * the meantime stays: only the questions that were changed here are written over it.
 *
 * @param restored the draft that the form begins with, or null
 * @param first the answers that the form begins with
 */
export function draftKeeper(
  storage: DraftStorage | null,
  restored: Draft | null,
  first: QuestionnaireDraft,
  onSaved: (state: SaveState) => void,
): DraftKeeper {
  let waiting: (() => Omit<Draft, 'savedAt'>) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The answers of this window at its last save. */
  let last = structuredClone(first);
  /** What this window stored; before that, the time of the draft that it began with. */
  let own: string | Date | null = restored?.savedAt ?? null;
  /** Whether the draft has answers of another window that this form does not show. */
  let isApart = false;

  const stop = () => {
    clearTimeout(timer);
    waiting = null;
  };
  const together = (answers: QuestionnaireDraft) => {
    if (!isApart && storedText(storage) === own) return answers;
    const stored = readDraft(storage, new Date());
    const isBegun = own instanceof Date && stored?.savedAt.getTime() === own.getTime();
    isApart = stored !== null && !isBegun;
    return stored !== null && isApart ? withChanges(stored.answers, last, answers) : answers;
  };
  const flush = () => {
    if (waiting === null) return;
    const draft = waiting();
    const savedAt = new Date();
    const answers = together(draft.answers);
    const saved = writeDraft(storage, { ...draft, answers, savedAt });
    own = storedText(storage);
    last = structuredClone(draft.answers);
    stop();
    onSaved(saved ? savedAt : 'failed');
  };
  return {
    flush,
    join: (answers) => {
      const both = together(answers);
      own = storedText(storage);
      last = structuredClone(both);
      isApart = false;
      return both;
    },
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
