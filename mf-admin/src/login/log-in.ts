import { apiPaths, type Credentials } from '@ellac/contracts';
import { send } from '@ellac/web';

/** Signs in. The server's refusal is plain text, meant for the person. */
export async function logIn(credentials: Credentials): Promise<void> {
  await send(apiPaths.login, { method: 'POST', body: credentials });
}
