import { createHash, createHmac } from 'node:crypto';

/**
 * The token in a report's link. It follows from the delivery, so that a mail which a crash sends
 * twice carries the same link both times; nobody without the secret can derive it.
 *
 * @returns 256 bits in 43 characters that need no encoding in a URL.
 */
export const accessTokenOf = (secret: string, deliveryId: string): string =>
  createHmac('sha256', secret).update(`report-access:${deliveryId}`).digest('base64url');

/** What is stored and looked up in place of the token: its SHA-256, hexadecimal. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
