import { test as base } from '@playwright/test';
import { type Inbox, type OwnServer, startInbox, startOwnServer } from './servers/own-server.js';

interface OfWorker {
  inbox: Inbox;
  server: OwnServer;
}

const running: Partial<OfWorker> = {};

/** The worker's own services; available from its first test on. */
export function own<Name extends keyof OfWorker>(name: Name): OfWorker[Name] {
  const found = running[name];
  if (found === undefined) throw new Error(`This test has no ${name}.`);
  return found;
}

/** Tests on the worker's own server, which has no companies at first. */
export const test = base.extend<object, OfWorker>({
  inbox: [
    async ({}, use) => {
      const inbox = (running.inbox = await startInbox());
      await use(inbox);
      await inbox.close();
    },
    { scope: 'worker', auto: true },
  ],
  server: [
    async ({ inbox }, use) => {
      const server = (running.server = await startOwnServer(inbox));
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});
