// The mail catcher's own process: `node mail-catcher-process.mjs <mail folder> <inbox port>`.
import { MailDev } from 'maildev';

const [mailDirectory, webPort] = process.argv.slice(2);
const LOOPBACK = '127.0.0.1';

const maildev = new MailDev({
  smtp: 0,
  ip: LOOPBACK,
  web: Number(webPort),
  webIp: LOOPBACK,
  mailDirectory,
  silent: true,
});
const { smtp, api } = await maildev.start();
if (!api) throw new Error('MailDev has no inbox.');
const port = api.getPort();

// MailDev itself lets every web page read and delete the mails, by any host name that resolves to
// this machine.
const ownHosts = new Set([`localhost:${port}`, `${LOOPBACK}:${port}`]);
const httpServer = api.server.server;
guard('request', (response) => {
  response.writeHead(403, { 'content-type': 'text/plain' });
  response.end(`The mail inbox answers only on http://localhost:${port}.\n`);
});
guard('upgrade', (socket) => socket.destroy());

process.once('SIGTERM', () => process.exit(0));
process.send?.({ smtpPort: smtp.getPort(), webPort: port });

/**
 * Checks Host and Origin before all other listeners of one of the server's events.
 *
 * @param {'request' | 'upgrade'} event
 * @param {(answer: import('node:http').ServerResponse & import('node:net').Socket) => void} refuse
 *   gets the response of a request, the socket of an upgrade
 */
function guard(event, refuse) {
  const listeners = httpServer.listeners(event);
  httpServer.removeAllListeners(event);
  httpServer.on(event, (request, answer, ...rest) => {
    const { host, origin } = request.headers;
    const isOwn = ownHosts.has(host) && (!origin || ownHosts.has(origin.replace('http://', '')));
    if (!isOwn) return refuse(answer);
    for (const listener of listeners) listener.call(httpServer, request, answer, ...rest);
  });
}
