import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { own } from '../test.js';

/**
 * Serves somebody else's web site until it is closed: the same page at every path. `localhost` and
 * `127.0.0.1`, where the product is, are two sites to a browser.
 *
 * @param port of the site that may embed the questionnaire, unless told; 0 for any other site
 * @param headers those of each answer, for example the site's content policy
 */
export async function hostSite(
  html: string,
  port = own('server').hostPort,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const server: Server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(html);
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(port, () => done());
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
