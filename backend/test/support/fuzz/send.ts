import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import type { FuzzedRequest } from './requests.js';

/** What came back, and after how many milliseconds. */
export interface FuzzedReply {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Sends a request with its path and body as they are: other clients would tidy them up. A connection
 * that the server closes before it has read a body that is too large counts as refused.
 */
export function sendFuzzed(
  server: Server,
  { method, path, headers, body }: FuzzedRequest,
): Promise<FuzzedReply> {
  const { port } = server.address() as AddressInfo;
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...lengthOf(body) } },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          resolve({
            status: response.statusCode!,
            text: Buffer.concat(pieces).toString(),
            cookies: response.headers['set-cookie'] ?? [],
            ms: performance.now() - begun,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

const lengthOf = (body: string | null) =>
  body === null ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
