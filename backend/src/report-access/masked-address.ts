/**
 * An address of which its owner is reminded and others learn little, such as `m…@a….com`: the first
 * sign of the mailbox and of its domain, and what the domain ends in.
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const end = domain.slice(domain.lastIndexOf('.') + 1);
  return `${firstOf(address)}…@${firstOf(domain)}….${end}`;
}

const firstOf = (text: string): string => Array.from(text)[0] ?? '';
