import type { DraftStorage } from '../draft/draft-store.js';

/** What the page knows of a questionnaire that was sent. */
export interface Submission {
  readonly responseId: string;
  /** Where the link to the report goes. */
  readonly email: string;
  /** Whether the owner lets a language model word the report. */
  readonly useAi: boolean;
  readonly sentAt: Date;
}

/** By what owner and coach speak of a submission. */
export const referenceOf = (responseId: string): string => responseId.slice(0, 8).toUpperCase();

const key = 'ellac-questionnaire-sent';

/** An address must not stay on a device that is no longer used for it. As long as a draft. */
const daysKept = 30;
const dayMs = 86_400_000;

/** Keeps what was sent, so that a reload shows it again. Without storage nothing is kept. */
export function keepSent(storage: DraftStorage | null, submission: Submission): void {
  try {
    storage?.setItem(key, JSON.stringify(submission));
  } catch {
    // A full storage costs only the reload; the mail comes all the same.
  }
}

/** Forgets what was sent. */
export function dropSent(storage: DraftStorage | null): void {
  try {
    storage?.removeItem(key);
  } catch {
    // A storage that throws on removal has kept nothing either.
  }
}

function read(storage: DraftStorage | null): Partial<Record<keyof Submission, unknown>> | null {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null') as Partial<
      Record<keyof Submission, unknown>
    > | null;
  } catch {
    return null;
  }
}

/** What was sent from this device in the last 30 days and not forgotten since; else null. */
export function readSent(storage: DraftStorage | null, now: Date): Submission | null {
  const kept = read(storage);
  const sentAt = new Date(typeof kept?.sentAt === 'string' ? kept.sentAt : NaN);
  const isRecent = now.getTime() - sentAt.getTime() <= daysKept * dayMs;
  if (isRecent && typeof kept?.responseId === 'string' && typeof kept.email === 'string') {
    const { responseId, email, useAi } = kept;
    return { responseId, email, useAi: useAi !== false, sentAt };
  }
  dropSent(storage);
  return null;
}
