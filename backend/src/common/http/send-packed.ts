import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const [inBrotli, inGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * The quickest level of each, the smaller result first: a report has a third of its size with 0.2 ms
 * of work. A higher level saves a tenth more for three times the work.
 */
const packings = [
  {
    encoding: 'br',
    pack: (json: Buffer) => inBrotli(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  },
  { encoding: 'gzip', pack: (json: Buffer) => inGzip(json, { level: 1 }) },
] as const;

/**
 * Sends JSON in the best compression that the caller accepts. Only for long replies that hold no
 * token and repeat nothing of the request: else their length would tell a stranger who can add to
 * them, and who watches the line, what else they hold (BREACH).
 */
export async function sendPacked(
  request: Request,
  response: Response,
  body: object,
): Promise<void> {
  const json = Buffer.from(JSON.stringify(body));
  response.type('json').vary('Accept-Encoding');
  const packing = packings.find(({ encoding }) => request.acceptsEncodings(encoding) !== false);
  if (packing === undefined) {
    response.send(json);
    return;
  }
  const packed = await packing.pack(json);
  response.set('Content-Encoding', packing.encoding).send(packed);
}
