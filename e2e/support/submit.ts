import type { Questionnaire } from '@ellac/contracts';
import { expect, type APIRequestContext } from '@playwright/test';
import { newestMailTo } from './mailbox.js';

/** Submits answers as the form does. */
export async function submit(request: APIRequestContext, data: Questionnaire): Promise<void> {
  const answer = await request.post('/api/questionnaire/submit', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The address of the newest report that was mailed to somebody; of a later one where it is told which came before. */
export async function reportOf(email: string, before?: string): Promise<string> {
  let address: string | undefined;
  await expect(async () => {
    const { text } = await newestMailTo(email);
    const [, id, token] = /\/verify-report\/([^?\s]+)\?token=(\S+)/.exec(text) ?? [];
    expect(id, 'a link in the mail').toBeDefined();
    address = `/results/${id!}?token=${token!}`;
    expect(address).not.toBe(before);
  }).toPass({ timeout: 30_000 });
  return address!;
}
