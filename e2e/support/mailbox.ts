import { expect } from '@playwright/test';
import { own } from './test.js';

interface CaughtMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
}

/** Waits for the newest mail to this address, as the inbox's own API tells it. */
export async function newestMailTo(address: string): Promise<CaughtMail> {
  let newest: CaughtMail | undefined;
  await expect(async () => {
    const mails = (await (await fetch(`${own('inbox').url}/api/email`)).json()) as CaughtMail[];
    newest = mails.filter((mail) => mail.to.some((to) => to.address === address)).at(-1);
    expect(newest, `a mail to ${address}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return newest!;
}
