import { questionnaireMessages } from './questionnaire-messages.js';
import { z } from '../zod.js';
import { oneLine, seenLength } from './text-characters.js';
import type {
  AmountsRule,
  ChoiceRule,
  EmailRule,
  FieldRule,
  FlagRule,
  ListRule,
  NumberRule,
  PercentGroupRule,
  RatingRule,
  TextRule,
} from './field-rules.js';

/** The sum of percents rounded to two decimals, as the 100% rule compares it. */
export const percentSum = (parts: readonly number[]): number =>
  Math.round(parts.reduce((sum, part) => sum + part, 0) * 100) / 100;

/** A group of answers. Unknown fields are refused, so that a mistyped name is not silently lost. */
export const groupSchema = <Shape extends z.core.$ZodShape>(
  shape: Shape,
  missing: string = questionnaireMessages.groupMissing,
) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? questionnaireMessages.unknownField : missing,
  });

/**
 * A check that runs only when those before it passed, so that only one error is reported at a time.
 */
const firstFault = (error: string) => ({
  error,
  when: ({ issues }: { readonly issues: readonly unknown[] }) => issues.length === 0,
});

export const textSchema = (rule: TextRule) =>
  z.string(rule.required).check(
    rule.isOneLine === true ? z.overwrite(oneLine) : z.trim(),
    z.refine((text) => seenLength(text) > 0, firstFault(rule.required)),
    z.refine((text) => seenLength(text) >= rule.min, firstFault(rule.tooShort)),
    z.maxLength(rule.max, firstFault(rule.tooLong)),
  );

export const emailSchema = (rule: EmailRule) =>
  z
    .string(rule.invalid)
    .check(
      z.trim(),
      z.maxLength(rule.max, firstFault(rule.invalid)),
      z.regex(rule.pattern, firstFault(rule.invalid)),
    );

export const choiceSchema = <Value extends string>(rule: ChoiceRule<Value>) =>
  z.enum(rule.choices.map((each) => each.value) as [Value, ...Value[]], rule.invalid);

export const numberSchema = (rule: NumberRule) =>
  z.number(rule.notANumber).check(
    z.refine((value) => rule.whole !== true || Number.isInteger(value), rule.notANumber),
    ...(rule.negative === undefined ? [] : [z.minimum(0, firstFault(rule.negative))]),
    z.minimum(rule.min, firstFault(rule.tooLow)),
    z.maximum(rule.max, firstFault(rule.tooHigh)),
  );

export const ratingSchema = (rule: RatingRule) =>
  z
    .number(rule.invalid)
    .check(
      z.multipleOf(1, firstFault(rule.invalid)),
      z.minimum(1, firstFault(rule.invalid)),
      z.maximum(5, firstFault(rule.invalid)),
    );

export const listSchema = <Value extends string>(rule: ListRule<Value>) =>
  z
    .array(
      z.enum(rule.choices.map((each) => each.value) as [Value, ...Value[]], rule.invalid),
      rule.invalid,
    )
    .check(z.refine((values) => new Set(values).size === values.length, firstFault(rule.invalid)));

export const flagSchema = (rule: FlagRule) => z.boolean(rule.invalid);

type NumberSchemas<Key extends string> = { [K in Key]: ReturnType<typeof numberSchema> };

const partSchemas = <Key extends string>(parts: { readonly [K in Key]: NumberRule }) => {
  const keys = Object.keys(parts) as Key[];
  const schemas = keys.map((key) => [key, numberSchema(parts[key])]);
  return Object.fromEntries(schemas) as NumberSchemas<Key>;
};

export const amountsSchema = <Key extends string>(rule: AmountsRule<Key>) =>
  groupSchema(partSchemas(rule.parts), rule.incomplete);

/**
 * The group's own error has the group's path, so that it is shown once, below the group's fields.
 */
export const percentGroupSchema = <Key extends string>(rule: PercentGroupRule<Key>) =>
  groupSchema(partSchemas(rule.parts), rule.sum).check(
    z.refine(
      (parts) => percentSum(Object.values(parts as Record<string, number>)) === 100,
      firstFault(rule.sum),
    ),
  );

/** The schema of one question, by its kind. */
type SchemaOf<Rule> = Rule extends { readonly isOptional: true }
  ? z.ZodMiniOptional<ReturnType<typeof numberSchema>>
  : Rule extends TextRule
    ? ReturnType<typeof textSchema>
    : Rule extends EmailRule
      ? ReturnType<typeof emailSchema>
      : Rule extends ChoiceRule<infer Value>
        ? ReturnType<typeof choiceSchema<Value>>
        : Rule extends NumberRule
          ? ReturnType<typeof numberSchema>
          : Rule extends RatingRule
            ? ReturnType<typeof ratingSchema>
            : Rule extends ListRule<infer Value>
              ? ReturnType<typeof listSchema<Value>>
              : Rule extends FlagRule
                ? ReturnType<typeof flagSchema>
                : Rule extends PercentGroupRule<infer Key>
                  ? ReturnType<typeof percentGroupSchema<Key>>
                  : never;

type Rule = FieldRule | PercentGroupRule;

function schemaOf(rule: Rule) {
  switch (rule.kind) {
    case 'text':
      return textSchema(rule);
    case 'email':
      return emailSchema(rule);
    case 'choice':
      return choiceSchema(rule);
    case 'number':
      return rule.isOptional === true ? z.optional(numberSchema(rule)) : numberSchema(rule);
    case 'rating':
      return ratingSchema(rule);
    case 'list':
      return listSchema(rule);
    case 'flag':
      return flagSchema(rule);
    case 'percentGroup':
      return percentGroupSchema(rule);
  }
}

/** The schema of a group of questions, made of its fields. */
export function groupSchemaOf<Fields extends Readonly<Record<string, Rule>>>(fields: Fields) {
  const shape = Object.entries(fields).map(([name, rule]) => [name, schemaOf(rule)]);
  return groupSchema(
    Object.fromEntries(shape) as { -readonly [Name in keyof Fields]: SchemaOf<Fields[Name]> },
  );
}
