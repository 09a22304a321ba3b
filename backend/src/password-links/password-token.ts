import { createHmac } from 'node:crypto';

/**
 * The token in a link that sets a password. It follows from the link's id, so that a mail which a
 * crash sends twice carries the same link both times; nobody without the secret can derive it.
 *
 * @returns 256 bits in 43 characters.
 */
export const passwordTokenOf = (secret: string, linkId: string): string =>
  createHmac('sha256', secret).update(`password-link:${linkId}`).digest('base64url');
