/** The link that writes to an address. Signs of it that would begin a subject or a copy are encoded. */
export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
