import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createProxyServer } from 'httpxy';

/** The event stream of development pages: `root-config/src/reload-after-changes.ts`. */
const CHANGES = '/development/changes';

/** The address by which host pages load the questionnaire as an element. */
const ELEMENT = '/embed.js';

/** Milliseconds that a request waits for a backend that is just starting. */
const PATIENCE_MS = 30_000;

/**
 * Proxies the backend, whose port changes at each restart. Requests wait while it restarts, and
 * open pages get an event when they must reload.
 *
 * @param {string} webDir
 * @param {() => Promise<void>} elements resolves when the elements for host pages were built
 */
export function frontServer(webDir, elements) {
  const proxy = createProxyServer({});
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  /** @type {Set<() => void>} */
  const waiting = new Set();
  /** @type {number | undefined} */
  let backendPort;
  let isStarting = true;

  proxy.on('error', (error, _request, response) => {
    if (response && 'writeHead' in response) refuse(response, error.message);
  });

  const server = createServer(async (request, response) => {
    if (request.url === CHANGES) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(`event: served\ndata: ${servedImports(webDir)}\n\n`);
      pages.add(response);
      response.once('close', () => pages.delete(response));
      return;
    }
    if (request.url?.split('?', 1)[0] === ELEMENT) await elements();
    if (isStarting) await backendIsThere();
    if (backendPort === undefined) return refuse(response, 'it could not be started.');
    await proxy.web(request, response, { target: `http://127.0.0.1:${backendPort}` });
  });

  /** @returns {Promise<void>} */
  const backendIsThere = () =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, PATIENCE_MS);
      waiting.add(done);
    });

  return {
    server,
    /** Requests wait from now on. */
    backendStarts: () => (isStarting = true),
    /**
     * @param {number | undefined} port undefined if the old backend continues, where there is one
     */
    backendStarted: (port) => {
      isStarting = false;
      backendPort = port ?? backendPort;
      for (const done of waiting) done();
    },
    /** Reloads all open pages. */
    reloadPages: () => {
      for (const page of pages) page.write('event: changed\ndata:\n\n');
    },
  };
}

/**
 * The modules of pages and their present addresses, as JSON; none before the first build.
 *
 * @param {string} webDir
 */
function servedImports(webDir) {
  const file = join(webDir, 'importmap.json');
  if (!existsSync(file)) return '{}';
  /** @type {import('../deploy/generations.mjs').ImportMap} */
  const { imports } = JSON.parse(readFileSync(file, 'utf8'));
  // An element is only for host pages.
  const ofPages = Object.entries(imports).filter(([name]) => !name.endsWith('/embed'));
  return JSON.stringify(Object.fromEntries(ofPages));
}

/** @param {import('node:http').ServerResponse} response @param {string} reason */
function refuse(response, reason) {
  if (response.headersSent) return response.end();
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '1' });
  response.end(`The backend does not answer: ${reason} The terminal of npm run dev says more.\n`);
}
