import { expect } from '@playwright/test';
import { own } from '../test.js';

interface CaughtMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Waits for the newest mail to this address, as the inbox's own API tells it. */
export async function newestMailTo(address: string): Promise<CaughtMail> {
  let newest: CaughtMail | undefined;
  await expect(async () => {
    const query = new URLSearchParams({ 'to.address': address }).toString();
    const answer = await fetch(`${own('inbox').url}/api/email?${query}`);
    newest = ((await answer.json()) as CaughtMail[]).at(-1);
    expect(newest, `a mail to ${address}`).toBeDefined();
  }).toPass({ timeout: 90_000 });
  return newest!;
}
