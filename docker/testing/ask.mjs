import { request } from 'node:http';

/**
 * @typedef {object} Answer
 * @property {number | undefined} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body as received, compressed or not
 */

/**
 * One unchanged request: no added headers, no decompression.
 *
 * @param {number} port of the loopback address
 * @param {string} path
 * @param {object} [details]
 * @param {string} [details.method]
 * @param {import('node:http').OutgoingHttpHeaders} [details.headers]
 * @param {string} [details.from] the caller's own address
 * @param {unknown} [details.json] the body
 * @returns {Promise<Answer>}
 * @throws {Error} when the response is missing or incomplete
 */
export function ask(port, path, { method = 'GET', headers = {}, from, json } = {}) {
  const body = json === undefined ? undefined : JSON.stringify(json);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        headers: {
          ...(body && {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(body),
          }),
          ...headers,
        },
        ...(from && { localAddress: from }),
      },
      (response) => {
        /** @type {Buffer[]} */
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
