import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Coach } from './coach.js';
import { eventually } from './eventually.js';
import type { TestApp } from './test-app.js';

/** Requests a file and reads nothing of it yet, as a slow reader does. */
export async function beginDownload(
  { app }: TestApp,
  { cookie }: Coach,
  path: string,
): Promise<IncomingMessage> {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const request = get({ port, path, headers: { cookie } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  await once(answer, 'readable');
  return answer;
}

/** Aborts a download, and waits until the server has closed the connection. */
export async function goAway({ app }: TestApp, answer: IncomingMessage): Promise<void> {
  answer.destroy();
  const server = app.getHttpServer();
  await eventually('the connection’s end', async () => {
    const open = await new Promise<number>((resolve) =>
      server.getConnections((_error, count) => resolve(count)),
    );
    return open === 0 ? true : null;
  });
}

/** Reads the rest. @returns the text, and whether it came to its end. */
export async function finish(answer: IncomingMessage): Promise<{ text: string; isWhole: boolean }> {
  let text = '';
  answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  answer.on('error', () => undefined);
  await new Promise((resolve) => answer.once('close', resolve));
  return { text, isWhole: answer.complete };
}
