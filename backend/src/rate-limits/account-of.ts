/**
 * What counts as one account, whether or not there is such a user. It is coarser than the database's
 * comparison of names, so that no other spelling of a name gets limits of its own.
 */
export const accountOf = (username: string): string =>
  username.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
