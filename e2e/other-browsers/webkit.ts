import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../backend/test/support/eventually.js';
import { freePort } from '../../backend/test/support/services/free-port.js';
import { type Driver, elementKey } from './driver.js';

/** Where Debian's package `webkit2gtk-driver` puts the driver. */
export const webkitPath = '/usr/bin/WebKitWebDriver';
const browserPath = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

const startSeconds = 60;

/** Starts WebKit's small browser on a screen that nobody sees. */
export async function startWebkit(): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'ellac-webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x960x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(webkitPath, [`--port=${port}`, '--replace-on-new-session'], {
    stdio: 'ignore',
    // Downloads go to the home folder.
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      HOME: home,
      LANG: 'en_US.UTF-8',
      XDG_DOWNLOAD_DIR: home,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => ((await fetch(`${url}/status`).catch(() => null))?.ok ? true : null);
  await eventually('WebKit listens', isReady, startSeconds);
  const options = { binary: browserPath, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await send(`${url}/session`, 'POST', { capabilities })) as {
    sessionId: string;
  };
  const session = `${url}/session/${sessionId}`;
  const post = (path: string, body: object) => send(`${session}/${path}`, 'POST', body);
  await post('window/rect', { x: 0, y: 0, width: 1280, height: 960 });
  return {
    open: async (address) => {
      await post('url', { url: address });
    },
    address: async () => String(await send(`${session}/url`, 'GET')),
    run: (script, ...args) => post('execute/sync', { script, args }),
    click: async (element) => {
      await post(`element/${element[elementKey]!}/click`, {});
    },
    type: async (element, text) => {
      await post(`element/${element[elementKey]!}/value`, { text });
    },
    close: async () => {
      await send(session, 'DELETE').catch(() => undefined);
      await Promise.all([ended(driver), ended(screen)]);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Sends a command of WebDriver; returns the value of the reply. */
async function send(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

async function ended(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
