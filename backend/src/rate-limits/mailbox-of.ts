/** Domains of one provider, which passes over the dots of a name. */
const withoutDots = /@(?:gmail|googlemail)\.com$/;

/**
 * The mailbox behind an e-mail address: what follows a `+` only names a folder of it, and dots in a
 * Gmail name only look like another one.
 */
export function mailboxOf(email: string): string {
  const plain = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
  if (!withoutDots.test(plain)) return plain;
  return `${plain.slice(0, plain.lastIndexOf('@')).replaceAll('.', '')}@gmail.com`;
}
