import { basename, dirname } from 'node:path';
import { type BrowserContext, expect, test as base } from '@playwright/test';
import project from '../project.json' with { type: 'json' };
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

interface Target {
  readonly command: string;
  readonly inputs?: readonly string[];
}

/** The apps on whose sources the result of a folder's tests depends: the inputs of its target. */
function appsOf(folder: string): readonly string[] {
  const targets: Readonly<Record<string, Target>> = project.targets;
  const inputs = targets[folder]?.inputs ?? [];
  return ['root-config', ...inputs.flatMap((input) => /\/(mf-\w+)\//.exec(input)?.[1] ?? [])];
}

/** Tests on the worker's own server, which has no companies at first; they open no browser. */
export const serverTest = base.extend<object, OfWorker>({
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
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

/** The same, in Chromium. */
export const test = serverTest.extend<{ onlyOwnApps: undefined }>({
  // Otherwise Nx would reuse the result of a test after an app that it uses has changed.
  onlyOwnApps: [
    async ({ browser, context }, use, { file }) => {
      const own = appsOf(basename(dirname(file)));
      const others = new Set<string>();
      const watch = (each: BrowserContext): BrowserContext =>
        each.on('request', (request) => {
          const app = /^\/mf\/([\w-]+)\//.exec(new URL(request.url()).pathname)?.[1];
          if (app !== undefined && !own.includes(app)) others.add(app);
        });
      watch(context);
      const { newContext } = browser;
      browser.newContext = async (options) => watch(await newContext.call(browser, options));
      await use(undefined);
      browser.newContext = newContext;
      expect([...others], 'apps that are no inputs of this folder in e2e/project.json').toEqual([]);
    },
    { auto: true },
  ],
});
