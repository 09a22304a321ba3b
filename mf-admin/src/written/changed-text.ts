import { type ChangedText, errorBodySchema } from '@ellac/contracts';
import { HttpError } from '@ellac/web';

/** What somebody else wrote meanwhile, where a change was refused because of it; else null. */
export function changedTextIn(error: unknown): ChangedText | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  try {
    return errorBodySchema.safeParse(JSON.parse(error.bodyText)).data?.current ?? null;
  } catch {
    return null;
  }
}
