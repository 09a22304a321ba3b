import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/**
 * The network address of a caller in its usual form, as the trusted proxies say it; null where what
 * they say is none.
 */
export function addressOf({ ip = '' }: Request): string | null {
  return ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : null;
}
