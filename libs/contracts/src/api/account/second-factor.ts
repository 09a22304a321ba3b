import { limits } from '../../limits.js';
import { messages } from '../../messages.js';
import { z } from '../../zod.js';

/** A header of a refused login, by which the page learns that the user has to give a code, too. */
export const loginNeedsHeader = 'Login-Needs';
export const loginNeedsCode = 'code';

/** Six digits of an authenticator app, or a recovery code; with blanks or hyphens as they are read. */
export const codeSchema = z
  .string(messages.codeRequired)
  .check(
    z.minLength(1, messages.codeRequired),
    z.maxLength(limits.secondFactorCode, messages.codeNotRight),
  );

const currentPassword = z
  .string(messages.passwordRequired)
  .check(
    z.minLength(1, messages.passwordRequired),
    z.maxLength(limits.password, messages.passwordTooLong),
  );

/** The body of POST /api/user/second-factor, which begins the set-up. */
export const secondFactorStartSchema = z.strictObject({ currentPassword });
export type SecondFactorStart = z.infer<typeof secondFactorStartSchema>;

/** The body of PUT /api/user/second-factor, which turns it on. */
export const secondFactorProofSchema = z.strictObject({ code: codeSchema });
export type SecondFactorProof = z.infer<typeof secondFactorProofSchema>;

/** The body of POST /api/user/second-factor/off and /api/user/second-factor/recovery-codes. */
export const passwordAndCodeSchema = z.strictObject({ currentPassword, code: codeSchema });
export type PasswordAndCode = z.infer<typeof passwordAndCodeSchema>;

/** The reply to GET /api/user/second-factor. */
export const secondFactorSchema = z.object({
  /** Since when it is on; null while it is off. */
  onSince: z.nullable(z.iso.datetime()),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.number(),
  /** Whether the operator wants every admin to have one. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** The secret that the user gives to an authenticator app, as text and as the address in a QR code. */
export const newSecondFactorSchema = z.object({ secret: z.string(), uri: z.string() });
export type NewSecondFactor = z.infer<typeof newSecondFactorSchema>;

/** The codes for a lost phone, each for one login; shown this once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
