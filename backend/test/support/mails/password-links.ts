import { PasswordLinkMails } from '../../../src/password-links/password-link-mails.js';
import type { TestApp } from '../test-app.js';
import { type CaughtMail, mailsArrived } from './caught-mails.js';

/** Sends what waits, and returns the mails that came to the address. */
export async function passwordMailsTo(
  { app }: TestApp,
  address: string,
  count = 1,
): Promise<CaughtMail[]> {
  await app.get(PasswordLinkMails).sendWaiting();
  return mailsArrived(address, count);
}

/** The token behind the `#` of the link in a mail. */
export function passwordTokenIn({ text }: CaughtMail): string {
  const token = /\/admin\/set-password#([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error('the mail has no link for a password');
  return token;
}
