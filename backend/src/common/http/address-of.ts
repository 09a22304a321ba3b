import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/**
 * The network address of a caller in its usual form, as the trusted proxies report it; null if they
 * report no address.
 */
export function addressOf({ ip = '' }: Request): string | null {
  return ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : null;
}
