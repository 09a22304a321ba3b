import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { own } from '../test.js';

/**
 * Serves a host's web site until it is closed, with the same page at every path. To a browser,
 * `localhost` is another site than `127.0.0.1`, where the product is.
 *
 * @param port by default that of the site that may embed the questionnaire; 0 for any other site
 * @param headers of each response, for example the site's content policy
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
