/**
 * The key of an address in `mail_stops`.
 *
 * @param address a column or a placeholder
 */
export const addressKey = (address: string): string =>
  `encode(sha256(convert_to(lower(${address}), 'UTF8')), 'hex')`;

/**
 * A condition: the holder of this address wants no mails.
 *
 * @param address a column or a placeholder
 */
export const isStopped = (address: string): string =>
  `EXISTS (SELECT FROM mail_stops WHERE address_hash = ${addressKey(address)})`;
