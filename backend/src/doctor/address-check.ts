import { once } from 'node:events';
import { connect } from 'node:tls';
import { apiPaths } from '@ellac/contracts';
import { doubtful, faulty, type Found, reasonOf, well } from './finding.js';

/** Milliseconds that the address has for its reply. */
const patienceMs = 5000;

/** Days before its end at which an automatic renewal must have happened (Let's Encrypt: 30). */
const certificateTolerance = 21;

const dayMs = 24 * 3_600_000;

/** Opens the address that stands in the mails, as a browser would. */
export async function checkAddress(publicUrl: string, now: () => number): Promise<Found> {
  try {
    const url = new URL(apiPaths.live, publicUrl);
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'manual',
    });
    const body: unknown = await answer.json().catch(() => null);
    if (Reflect.get(Object(body), 'status') === undefined)
      return faulty(
        `${publicUrl} is answered by something else (${answer.status})`,
        'Lead PUBLIC_URL to this product: links in mails begin with it.',
      );
  } catch (error) {
    return doubtful(
      `${publicUrl} does not answer from here: ${reasonOf((error as Error).cause ?? error)}`,
      'Open it in a browser. If that works, this machine only cannot see its own address; else correct PUBLIC_URL, the proxy or the certificate.',
    );
  }
  if (!publicUrl.startsWith('https:')) return ofPlainAddress(publicUrl);
  return certificateUntil(await endOfCertificate(publicUrl), now());
}

const isLocal = (publicUrl: string): boolean =>
  /^(localhost|127\.|\[::1\])/.test(new URL(publicUrl).host);

const ofPlainAddress = (publicUrl: string): Found =>
  isLocal(publicUrl)
    ? well(`${publicUrl} answers`)
    : doubtful(
        `${publicUrl} answers without encryption`,
        'Put HTTPS in front, and set PUBLIC_URL.',
      );

/** @returns its last moment, in milliseconds since 1970. */
async function endOfCertificate(publicUrl: string): Promise<number> {
  const { hostname, port } = new URL(publicUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || 443), servername: host });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patienceMs) });
    return Date.parse(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

/** Judges how long a certificate still holds; an ended one did not get this far. */
export function certificateUntil(end: number, now: number): Found {
  const days = Math.floor((end - now) / dayMs);
  const found = `answers, and its certificate holds for ${days} days`;
  if (days >= certificateTolerance) return well(found);
  return doubtful(found, 'Renew it, and look why that did not happen by itself.');
}
