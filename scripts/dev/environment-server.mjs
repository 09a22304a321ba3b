import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createProxyServer } from 'httpxy';
import { buildIn } from '../deploy/builds.mjs';
import { Problem } from '../run/problem.mjs';
import { LOCAL, withModulesFrom } from './local-app.mjs';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.ttf': 'font/ttf' };

/** Headers that are valid only for the address that sent them. */
const NOT_HANDED_ON = ['strict-transport-security', 'content-length', 'transfer-encoding'];

/**
 * A server that shows a deployed environment with one local app. It forwards all requests to the
 * environment, and inserts the app's local addresses into the documents.
 *
 * @param {object} app
 * @param {string} app.folder the app's build
 * @param {URL} app.against the deployed environment
 */
export function environmentServer({ folder, against }) {
  const proxy = createProxyServer({
    target: against.origin,
    changeOrigin: true,
    selfHandleResponse: true,
  });
  proxy.on('proxyRes', (answer, _request, response) => {
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !NOT_HANDED_ON.includes(name)) response.setHeader(name, value);
    }
    response.statusCode = answer.statusCode ?? 502;
    if (!/^text\/html/.test(answer.headers['content-type'] ?? '')) {
      answer.pipe(response);
      return;
    }
    /** @type {Buffer[]} */
    const parts = [];
    answer.on('data', (part) => parts.push(part));
    answer.on('end', () => {
      const policy = String(answer.headers['content-security-policy'] ?? '');
      const document = { html: Buffer.concat(parts).toString(), policy };
      const { html, policy: own } = withModulesFrom(document, localModules(folder));
      if (own) response.setHeader('content-security-policy', own);
      response.end(html);
    });
  });
  proxy.on('error', (error, _request, response) => {
    if (response && 'writeHead' in response && !response.headersSent) {
      response.writeHead(502, { 'Content-Type': 'text/plain' });
      response.end(`${against.origin} does not answer: ${error.message}\n`);
    }
  });

  return createServer((request, response) => {
    const { host = '', origin } = request.headers;
    // DNS rebinding: a site whose name resolves to this machine must not reach the environment
    // through it.
    if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)) {
      response.writeHead(403).end();
      return;
    }
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (pathname.startsWith(LOCAL)) {
      void sendLocal(folder, pathname.slice(LOCAL.length), response);
      return;
    }
    // Documents must be uncompressed, because they are changed here.
    if (request.headers.accept?.includes('text/html')) delete request.headers['accept-encoding'];
    // The environment refuses calls from other sites, so this server's own origin is replaced.
    if (origin === `http://${host}`) request.headers.origin = against.origin;
    void proxy.web(request, response);
  });
}

/**
 * The app's modules with their local addresses; none while its build fails.
 *
 * @param {string} folder
 */
function localModules(folder) {
  try {
    const { manifest } = buildIn(folder, 'it is not built yet');
    const modules = Object.entries(manifest.imports);
    return Object.fromEntries(modules.map(([module, file]) => [module, LOCAL + file]));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return {};
  }
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {import('node:http').ServerResponse} response
 */
async function sendLocal(folder, file, response) {
  // The bundler's own files have only these characters in their names.
  const content = /^[\w.-]+$/.test(file)
    ? await readFile(join(folder, file)).catch(() => null)
    : null;
  if (content === null) {
    response.writeHead(404).end();
    return;
  }
  const type =
    TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(content);
}
