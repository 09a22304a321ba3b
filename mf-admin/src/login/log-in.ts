import { apiPaths } from '@ellac/contracts';
import { HttpError, NetworkError, send } from '@ellac/web';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Signs in. The server's refusal is plain text, meant for the person. */
export async function logIn(credentials: Credentials): Promise<void> {
  await send(apiPaths.login, { method: 'POST', body: credentials });
}

/** Why signing in failed, as the toast says it (specification, section 8). */
export function loginFailure(error: unknown): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof HttpError)) return 'Failed to login';
  const text = error.status >= 500 ? error.statusText : (error.serverMessage ?? error.bodyText);
  return text === '' ? 'Failed to login' : text;
}
