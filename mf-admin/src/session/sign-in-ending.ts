import { type SignInFault, signInFaults, signInNeedsCode, signInParameter } from '@ellac/contracts';

/** How a sign-in by a provider ended that signed nobody in; null where there was none. */
export type SignInEnding =
  | { readonly needsCode: true }
  | { readonly needsCode: false; readonly sentence: string }
  | null;

const isFault = (value: string | null): value is SignInFault =>
  value !== null && Object.hasOwn(signInFaults, value);

/** What the query of an address says of it. */
export function signInEnding(search: string): SignInEnding {
  const value = new URLSearchParams(search).get(signInParameter);
  if (value === signInNeedsCode) return { needsCode: true };
  return isFault(value) ? { needsCode: false, sentence: signInFaults[value] } : null;
}

/** The query without that. */
export function withoutSignIn(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(signInParameter)) return search;
  query.delete(signInParameter);
  return query.size === 0 ? '' : `?${query}`;
}
