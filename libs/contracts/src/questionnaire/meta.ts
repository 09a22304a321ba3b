import { z } from '../zod.js';
import { notKnownPaths } from './answer-paths.js';
import { circumstancesSchema } from './circumstances.js';
import { optionalFields } from './optional.js';
import type { FlagRule } from './field-rules.js';
import { amountsSchema, flagSchema, groupSchema, textSchema } from './schemas.js';

export const metaRules = {
  notKnown: {
    values: notKnownPaths,
    invalid: 'notKnown: please name answers of this questionnaire, each once',
  },
  consent: {
    invalid: 'consent: please give the version of the text and the time of consent',
    versionMax: 40,
    /** A moment in UTC as `Date.toISOString` writes it. */
    at: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/,
  },
  useAi: {
    kind: 'flag',
    label: 'Use of a language model',
    invalid: 'useAi: please answer yes or no',
  } as FlagRule,
} as const;

/** The one optional group beside the specified ones: what the owner marked, agreed to and added. */
export const metaSchema = groupSchema({
  notKnown: z.optional(
    z
      .array(
        z.enum(metaRules.notKnown.values, metaRules.notKnown.invalid),
        metaRules.notKnown.invalid,
      )
      .check(z.refine((paths) => new Set(paths).size === paths.length, metaRules.notKnown.invalid)),
  ),
  consent: z.optional(
    groupSchema(
      {
        version: z
          .string(metaRules.consent.invalid)
          .check(
            z.minLength(1, metaRules.consent.invalid),
            z.maxLength(metaRules.consent.versionMax, metaRules.consent.invalid),
          ),
        at: z
          .string(metaRules.consent.invalid)
          .check(z.regex(metaRules.consent.at, metaRules.consent.invalid)),
      },
      metaRules.consent.invalid,
    ),
  ),
  useAi: z.optional(flagSchema(metaRules.useAi)),
  trade: z.optional(textSchema(optionalFields.trade)),
  ownerPay: z.optional(amountsSchema(optionalFields.ownerPay)),
  premises: z.optional(amountsSchema(optionalFields.premises)),
  circumstances: z.optional(circumstancesSchema),
});
