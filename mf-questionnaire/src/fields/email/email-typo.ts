/** Domains at which owners of small firms have their mail, and real ones that look like them. */
const domains = [
  'gmail.com',
  'googlemail.com',
  'ymail.com',
  'mail.com',
  'email.com',
  'outlook.com',
  'outlook.de',
  'outlook.fr',
  'hotmail.com',
  'hotmail.co.uk',
  'hotmail.de',
  'hotmail.fr',
  'live.com',
  'live.co.uk',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.de',
  'yahoo.fr',
  'aol.com',
  'btinternet.com',
  'comcast.net',
  'bigpond.com',
  'mweb.co.za',
  'gmx.de',
  'gmx.net',
  'gmx.com',
  'web.de',
  't-online.de',
  'proton.me',
  'protonmail.com',
];

/** In shorter domains one letter often makes another real domain. */
const shortest = 8;
/** In domains of this length, two slips are still the same name. */
const long = 10;

/**
 * How many letters were missed, added, changed or swapped with the next one (optimal string
 * alignment distance).
 */
export function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** The address that was probably meant, where its domain is one slip from a well-known one. */
export function addressMeant(address: string): string | null {
  const [, name, domain = ''] = /^(.+)@([^@]+)$/.exec(address.trim().toLowerCase()) ?? [];
  if (name === undefined || domains.includes(domain)) return null;
  const meant = domains.find(
    (each) =>
      each.length >= shortest && slipsBetween(domain, each) <= (each.length >= long ? 2 : 1),
  );
  return meant === undefined ? null : `${address.trim().slice(0, name.length)}@${meant}`;
}
