import { apiPaths, messageReplySchema, type MessageReply } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';

/** Asks for a new link to one report; goes out only if the address is the report's own. */
export const requestNewLink = (reportId: string, email: string): Promise<MessageReply> =>
  fetchJson(apiPaths.resendVerification, messageReplySchema, {
    method: 'POST',
    body: { reportId, email },
  });
