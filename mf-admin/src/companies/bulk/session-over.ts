import { HttpError } from '@ellac/web';

/** Whether a call was refused because the session has ended. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 401;
