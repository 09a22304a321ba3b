import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The port of the web site that embeds the questionnaire; the settings of the server name it. */
export const hostPort = Number(process.env['E2E_HOST_PORT'] ?? 3211);

/** Its origin: `localhost` and `127.0.0.1` are two sites to a browser. */
export const hostOrigin = `http://localhost:${hostPort}`;

/** Serves somebody else's web site until it is closed: the same page at every path. */
export async function hostSite(
  html: string,
  port = hostPort,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const server: Server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
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
