import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The port of the web site that embeds the questionnaire; the settings of the server name it. */
export const hostPort = Number(process.env['E2E_HOST_PORT'] ?? 3211);

/** Its origin: `localhost` and `127.0.0.1` are two sites to a browser. */
export const hostOrigin = `http://localhost:${hostPort}`;

/**
 * Serves somebody else's web site until it is closed: the same page at every path.
 *
 * @param headers those of each answer, for example the site's content policy
 */
export async function hostSite(
  html: string,
  port = hostPort,
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
