import { z } from '../zod.js';
import type {
  ChoiceRule,
  EmailRule,
  FlagRule,
  ListRule,
  NumberRule,
  PercentGroupRule,
  RatingRule,
  TextRule,
} from './rules.js';

/** The sum of percents rounded to two decimals, as the 100% rule compares it. */
export const percentSum = (parts: readonly number[]): number =>
  Math.round(parts.reduce((sum, part) => sum + part, 0) * 100) / 100;

export const textSchema = (rule: TextRule) =>
  z.string(rule.required).check(
    z.trim(),
    // `abort` so that an empty text is told it is required and not also that it is short.
    z.minLength(1, { error: rule.required, abort: true }),
    z.minLength(rule.min, rule.tooShort),
    z.maxLength(rule.max, rule.tooLong),
  );

export const emailSchema = (rule: EmailRule) =>
  z
    .string(rule.invalid)
    .check(
      z.trim(),
      z.maxLength(rule.max, { error: rule.invalid, abort: true }),
      z.regex(rule.pattern, rule.invalid),
    );

export const choiceSchema = <Value extends string>(rule: ChoiceRule<Value>) =>
  z.enum(rule.choices.map((each) => each.value) as [Value, ...Value[]], rule.invalid);

export const numberSchema = (rule: NumberRule) =>
  z
    .number(rule.notANumber)
    .check(z.minimum(rule.min, rule.tooLow), z.maximum(rule.max, rule.tooHigh));

export const ratingSchema = (rule: RatingRule) =>
  z
    .number(rule.invalid)
    .check(
      z.multipleOf(1, { error: rule.invalid, abort: true }),
      z.minimum(1, rule.invalid),
      z.maximum(5, rule.invalid),
    );

export const listSchema = <Value extends string>(rule: ListRule<Value>) =>
  z
    .array(
      z.enum(rule.choices.map((each) => each.value) as [Value, ...Value[]], rule.invalid),
      rule.invalid,
    )
    .check(z.refine((values) => new Set(values).size === values.length, rule.invalid));

export const flagSchema = (rule: FlagRule) => z.boolean(rule.invalid);

/** The group's own error stands on the group's path, so that it is shown once, below its fields. */
export const percentGroupSchema = <Key extends string>(rule: PercentGroupRule<Key>) => {
  const keys = Object.keys(rule.parts) as Key[];
  const shape = Object.fromEntries(keys.map((key) => [key, numberSchema(rule.parts[key])])) as {
    [K in Key]: ReturnType<typeof numberSchema>;
  };
  return z
    .strictObject(shape, rule.sum)
    .check(
      z.refine(
        (parts) => percentSum(Object.values(parts as Record<string, number>)) === 100,
        rule.sum,
      ),
    );
};
