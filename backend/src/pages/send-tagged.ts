import { createHash } from 'node:crypto';
import type { Response } from 'express';

/**
 * Sends a body with a tag of its content, so that a browser that has it gets a 304 in its place.
 * Calls of the API are never kept, and get no tag.
 */
export function sendTagged(response: Response, body: string | Buffer): void {
  const tag = createHash('sha256').update(body).digest('base64url');
  response.set('ETag', `W/"${tag}"`).send(body);
}
