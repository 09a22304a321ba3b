import { apiPaths, messageAnswerSchema, type MessageAnswer } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';

/** Asks for a new link to one report; goes out only if the address is the report's own. */
export const requestNewLink = (reportId: string, email: string): Promise<MessageAnswer> =>
  fetchJson(apiPaths.resendVerification, messageAnswerSchema, {
    method: 'POST',
    body: { reportId, email },
  });
