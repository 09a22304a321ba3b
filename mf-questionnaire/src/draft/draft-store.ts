import { tabs, type QuestionnaireDraft, type TabId } from '@ellac/contracts';
import { restoreAnswers } from './restore-answers.js';

/** Answers that were typed and not sent, with the tab that was shown last. */
export interface Draft {
  readonly savedAt: Date;
  readonly tab: TabId;
  /** The tabs that the owner has been through. */
  readonly left: readonly TabId[];
  readonly answers: QuestionnaireDraft;
}

/** The part of the browser's storage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key of the draft in the browser's storage. */
export const draftKey = 'ellac-questionnaire-draft';

/** Personal answers must not stay on a device that is no longer used for them. */
const daysKept = 30;
const dayMs = 86_400_000;

/** The browser's storage; `null` where the browser forbids it, which throws on mere access. */
export function browserStorage(): DraftStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Keeps the draft; false where the storage is full or forbidden. */
export function writeDraft(storage: DraftStorage | null, draft: Draft): boolean {
  try {
    storage?.setItem(draftKey, JSON.stringify(draft));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Removes the draft. */
export function dropDraft(storage: DraftStorage | null): void {
  try {
    storage?.removeItem(draftKey);
  } catch {
    // A storage that throws on removal has never stored the draft either.
  }
}

const parse = (text: string): Partial<Record<keyof Draft, unknown>> | null => {
  try {
    return JSON.parse(text) as Partial<Record<keyof Draft, unknown>> | null;
  } catch {
    return null;
  }
};

/** The draft as it is stored; `null` as a text where there is none. */
export const storedText = (storage: DraftStorage | null): string => {
  try {
    return storage?.getItem(draftKey) ?? 'null';
  } catch {
    return 'null';
  }
};

/** Drafts of older versions do not have this list. */
const leftTabs = (saved: unknown): TabId[] =>
  tabs.map(({ id }) => id).filter((id) => Array.isArray(saved) && saved.includes(id));

/** The draft, if there is one that can be read and is at most 30 days old; any other is dropped. */
export function readDraft(storage: DraftStorage | null, now: Date): Draft | null {
  const saved = parse(storedText(storage));
  const savedAt = new Date(typeof saved?.savedAt === 'string' ? saved.savedAt : NaN);
  const age = now.getTime() - savedAt.getTime();
  if (!(age <= daysKept * dayMs)) {
    dropDraft(storage);
    return null;
  }
  const tab = tabs.find(({ id }) => id === saved?.tab)?.id ?? tabs[0].id;
  return { savedAt, tab, left: leftTabs(saved?.left), answers: restoreAnswers(saved?.answers) };
}
