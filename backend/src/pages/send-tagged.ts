import { createHash } from 'node:crypto';
import type { Response } from 'express';

/**
 * Tags a reply by its content, so that a browser that has it gets a 304 in its place. Calls of the
 * API are never kept, and get no tag.
 */
export function tag(response: Response, body: string | Buffer): void {
  const hash = createHash('sha256').update(body).digest('base64url');
  response.set('ETag', `W/"${hash}"`);
}

/** Sends a body with its tag. */
export function sendTagged(response: Response, body: string | Buffer): void {
  tag(response, body);
  response.send(body);
}
