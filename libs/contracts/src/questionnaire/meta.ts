import { z } from '../zod.js';
import { notKnownPaths, ratingPaths } from './answers/answer-paths.js';
import { circumstancesSchema } from './optional/circumstances.js';
import { optionalFields } from './optional/optional.js';
import type { FlagRule } from './field-rules.js';
import { amountsSchema, flagSchema, groupSchema, textSchema } from './schemas.js';

export const metaRules = {
  notKnown: {
    values: notKnownPaths,
    invalid: 'notKnown: please name answers of this questionnaire, each once',
  },
  untouched: {
    values: ratingPaths,
    invalid: 'untouched: please name ratings of this questionnaire, each once',
  },
  consent: {
    invalid: 'consent: please give the version of the text',
    versionMax: 40,
  },
  useAi: {
    kind: 'flag',
    label: 'Use of a language model',
    invalid: 'useAi: please answer yes or no',
  } as FlagRule,
  timeZone: {
    invalid: 'timeZone: please give the name of a time zone, such as Europe/Berlin',
    /**
     * The form of a name in the IANA's database. Which names exist is not checked: a browser may know
     * a newer zone than the server, and a submission is worth more than its zone.
     */
    pattern: /^(?=.{1,64}$)[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/,
  },
} as const;

interface PathsRule<Path extends string> {
  readonly values: readonly Path[];
  readonly invalid: string;
}

/** Some of the paths of a rule, each once. */
const pathsSchema = <Path extends string>({ values, invalid }: PathsRule<Path>) =>
  z
    .array(z.enum(values as [Path, ...Path[]], invalid), invalid)
    .check(z.refine((paths) => new Set(paths).size === paths.length, invalid));

/** The one optional group beside the specified ones: what the owner marked, agreed to and added. */
export const metaSchema = groupSchema({
  notKnown: z.optional(pathsSchema(metaRules.notKnown)),
  untouched: z.optional(pathsSchema(metaRules.untouched)),
  consent: z.optional(
    groupSchema(
      {
        version: z
          .string(metaRules.consent.invalid)
          .check(
            z.minLength(1, metaRules.consent.invalid),
            z.maxLength(metaRules.consent.versionMax, metaRules.consent.invalid),
          ),
        /** Taken and passed over: the time is that of the submission, by the server's clock. */
        at: z.optional(z.unknown()),
      },
      metaRules.consent.invalid,
    ),
  ),
  useAi: z.optional(flagSchema(metaRules.useAi)),
  /** The zone of the owner's device, in which the mail with the link tells times. */
  timeZone: z.optional(
    z
      .string(metaRules.timeZone.invalid)
      .check(z.regex(metaRules.timeZone.pattern, metaRules.timeZone.invalid)),
  ),
  trade: z.optional(textSchema(optionalFields.trade)),
  ownerPay: z.optional(amountsSchema(optionalFields.ownerPay)),
  premises: z.optional(amountsSchema(optionalFields.premises)),
  circumstances: z.optional(circumstancesSchema),
});
