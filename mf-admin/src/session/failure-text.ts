import { HttpError, NetworkError } from '@ellac/web';

/** The text of a refusal: the message in the body, or else a plain-text body. */
export const refusalText = ({ serverMessage, bodyText }: HttpError): string =>
  serverMessage ?? bodyText;

/** Why a login or logout failed, as the toast says it (specification, section 8). */
export function sessionFailure(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof HttpError)) return fallback;
  return (error.status >= 500 ? error.statusText : refusalText(error)) || fallback;
}
