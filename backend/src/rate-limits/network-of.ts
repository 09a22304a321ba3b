import ipaddr from 'ipaddr.js';

/** Of an IPv6 address, the first four of eight parts: one household or office has all the rest. */
const partsOfNetwork = 4;

/** What counts as one sender: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, partsOfNetwork)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
