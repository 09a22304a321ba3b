import { partsOf } from './image-names.mjs';

/** An index names the image of each kind of machine; some images have only one, without an index. */
const KINDS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

/**
 * What a registry says of an image: its digest, or why there is none.
 *
 * @typedef {{ digest: string } | { fault: string, isAway: boolean }} Answer `isAway` where no
 *   registry answered
 */

/**
 * Asks the registry of an image for its digest, by the API of the OCI Distribution Specification,
 * as somebody without an account.
 *
 * @param {string} name of the image
 * @param {number} patienceMs milliseconds for all requests together
 * @returns {Promise<Answer>}
 */
export async function digestOf(name, patienceMs) {
  const { registry, repository, tag } = partsOf(name);
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const reply = await headOf(`${registry}/v2/${repository}/manifests/${tag}`, signal);
    if (!reply.ok) return { fault: `${registry} answers ${reply.status}`, isAway: false };
    const digest = reply.headers.get('docker-content-digest') ?? '';
    if (!/^sha256:[0-9a-f]{64}$/.test(digest))
      return { fault: `${registry} tells no digest`, isAway: false };
    return { digest };
  } catch {
    return { fault: `${registry} does not answer`, isAway: true };
  }
}

/**
 * @param {string} url
 * @param {AbortSignal} signal
 * @returns {Promise<Response>}
 */
async function headOf(url, signal) {
  const headers = { accept: KINDS };
  const reply = await fetch(url, { method: 'HEAD', headers, signal });
  if (reply.status !== 401) return reply;
  const token = await anonymousToken(reply.headers.get('www-authenticate') ?? '', signal);
  if (token === undefined) return reply;
  const authorization = `Bearer ${token}`;
  return fetch(url, { method: 'HEAD', headers: { ...headers, authorization }, signal });
}

/**
 * The token that a registry hands out to everybody for public images.
 *
 * @param {string} challenge such as `Bearer realm="https://…",service="…",scope="…"`
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} undefined where it hands none out
 */
async function anonymousToken(challenge, signal) {
  const { realm, ...query } = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  if (!/^Bearer /i.test(challenge) || !realm) return undefined;
  const reply = await fetch(`${realm}?${new URLSearchParams(query)}`, { signal });
  if (!reply.ok) return undefined;
  /** @type {{ token?: string, access_token?: string }} */
  const { token, access_token: other } = await reply.json();
  return token ?? other;
}
