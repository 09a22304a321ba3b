/** What this tab keeps of its user across reloads: drafts, and the list as it was left. */
const keys = /^ellac-(admin|comment|note)-/;

/** The storage key of the name of the user whose it is. */
const whose = 'ellac-admin-user';

/** Forgets it, at the end of a session. */
export function forgetKept(): void {
  for (const key of Object.keys(sessionStorage)) if (keys.test(key)) sessionStorage.removeItem(key);
}

/** Keeps it for the user who is signed in; what is another user's is forgotten. */
export function keepFor(username: string): void {
  const before = sessionStorage.getItem(whose);
  if (before !== null && before !== username) forgetKept();
  sessionStorage.setItem(whose, username);
}
