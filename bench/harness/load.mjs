import { Agent, request } from 'node:http';

/**
 * @typedef {object} Call
 * @property {string} path
 * @property {string} [method] GET by default
 * @property {import('node:http').OutgoingHttpHeaders} [headers]
 * @property {string} [body]
 */

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer */

/**
 * Makes one call and reads its whole answer.
 *
 * @param {string} url of the server
 * @param {Call} call
 * @param {Agent} [agent]
 * @returns {Promise<Answer>}
 */
export function send(url, { path, method = 'GET', headers = {}, body }, agent) {
  return new Promise((done, failed) => {
    const content =
      body === undefined
        ? {}
        : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const asked = request(
      new URL(path, url),
      { method, headers: { ...content, ...headers }, ...(agent && { agent }) },
      (answer) => {
        /** @type {Buffer[]} */
        const pieces = [];
        answer.on('data', (piece) => pieces.push(piece));
        answer.on('error', failed);
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(pieces),
          }),
        );
      },
    );
    asked.on('error', failed);
    asked.end(body);
  });
}

/**
 * Makes calls over kept connections, on each the next as soon as the last is answered.
 *
 * @param {string} url of the server
 * @param {{ connections: number, count: number, callOf: (index: number) => Call }} load
 * @returns {Promise<number[]>} milliseconds of each call
 * @throws when an answer is no success
 */
export async function load(url, { connections, count, callOf }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** @type {number[]} */
  const waits = [];
  let next = 0;
  const connection = async () => {
    while (next < count) {
      const call = callOf((next += 1));
      const begun = performance.now();
      const { status, body } = await send(url, call, agent);
      if (status >= 300) throw new Error(`${call.path} answered ${status}: ${body}`);
      waits.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return waits;
}
