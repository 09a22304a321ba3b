import type { Request } from 'express';

/** The token of a link; null when it is missing, empty or given more than once. */
export function tokenInQuery(request: Request): string | null {
  const { token } = request.query;
  return typeof token === 'string' && token !== '' ? token : null;
}
