import { z } from '../../zod.js';

/** The reply to GET /api/login: how somebody may sign in beside a password. */
export const loginWaysSchema = z.object({
  /** What the button calls the provider of identities; null where there is none. */
  oidcName: z.nullable(z.string()),
});
export type LoginWays = z.infer<typeof loginWaysSchema>;

/** The parameter of a page's address that says how a sign-in by a provider ended. */
export const signInParameter = 'sign-in';

/** Its value where the user has a second factor, whose code is still to come. */
export const signInNeedsCode = 'code';

/** Its other values, each with what the login page says. */
export const signInFaults = {
  declined: 'The sign-in was not completed. Please try again, or log in with your password.',
  expired: 'The sign-in took too long, or was begun in another window. Please try again.',
  unreachable:
    'The sign-in service cannot be reached right now. Please log in with your password, or try again later.',
  failed:
    'The answer of the sign-in service could not be accepted. Please log in with your password, and tell your administrator.',
  unverified:
    'The sign-in service does not say that your email address is yours. Please log in with your password, and tell your administrator.',
  unknown:
    'No user of the desk has the email address of this account. Please ask your administrator to invite you.',
  otherAccount:
    'Your user belongs to another account of the sign-in service. Please ask your administrator.',
  disabled: 'Your user is disabled. Please ask your administrator.',
  tooMany: 'Too many sign-ins from your network. Please wait a little and try again.',
} as const;
export type SignInFault = keyof typeof signInFaults;
