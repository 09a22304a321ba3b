import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../backend/test/support/eventually.js';
import { freePort } from '../../backend/test/support/services/free-port.js';
import { type Driver, elementKey } from './driver.js';

/** Where Debian's package `firefox-esr` puts the browser. */
export const firefoxPath = '/usr/bin/firefox-esr';

const startSeconds = 60;

/**
 * Starts Firefox without a window. It is driven by Marionette, the protocol that geckodriver
 * translates WebDriver to, because Debian 12 has no geckodriver.
 */
export async function startFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'ellac-firefox-'));
  const port = await freePort();
  const preferences = {
    'marionette.port': port,
    // A downloaded PDF would open in a tab in front of the page.
    'pdfjs.disabled': true,
    'browser.download.folderList': 2,
    'browser.download.dir': profile,
    'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.enabled': false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const browser = spawn(
    firefoxPath,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const socket = await eventually('Firefox listens', () => connected(port), startSeconds);
  const command = commands(socket);
  await command('WebDriver:NewSession', { capabilities: {} });
  await command('WebDriver:SetWindowRect', { width: 1280, height: 900 });
  return {
    open: async (url) => {
      await command('WebDriver:Navigate', { url });
    },
    address: async () => String(await command('WebDriver:GetCurrentURL')),
    run: (script, ...args) => command('WebDriver:ExecuteScript', { script, args }),
    click: async (element) => {
      await command('WebDriver:ElementClick', { id: element[elementKey] });
    },
    type: async (element, text) => {
      await command('WebDriver:ElementSendKeys', { id: element[elementKey], text });
    },
    close: async () => {
      socket.destroy();
      const exited = once(browser, 'exit');
      browser.kill();
      await exited;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

const connected = (port: number): Promise<Socket | null> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket));
    socket.once('error', () => done(null));
  });

type Reply = readonly [kind: 1, id: number, error: { message: string } | null, result: unknown];

/** Sends commands, each as its length, a colon and JSON; returns the value of the reply. */
function commands(socket: Socket) {
  let received = Buffer.alloc(0);
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.on('data', (more: Buffer) => {
    received = Buffer.concat([received, more]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as unknown;
      received = received.subarray(end);
      // The first message only names the protocol.
      if (Array.isArray(message)) waiting.get(message[1] as number)?.(message as never);
    }
  });
  let lastId = 0;
  return async (name: string, parameters: object = {}): Promise<unknown> => {
    const id = (lastId += 1);
    const text = JSON.stringify([0, id, name, parameters]);
    const reply = new Promise<Reply>((done) => waiting.set(id, done));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await reply;
    waiting.delete(id);
    if (error !== null) throw new Error(`${name}: ${error.message}`);
    return typeof result === 'object' && result !== null && 'value' in result
      ? result.value
      : result;
  };
}
