import {
  type AmountsRule,
  type ChoiceRule,
  type EmailRule,
  type FlagRule,
  limits,
  type ListRule,
  messages,
  oneLine,
  type NumberRule,
  type PercentGroupRule,
  percentSum,
  type RatingRule,
  seenLength,
  type TextRule,
} from '@ellac/contracts';
import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { storable } from './storable.js';

/** A copy of a rule's sentence in the form class-validator takes. */
const says = (message: string) => ({ message });

/** Free text, in the form in which it can be stored. */
export const Storable = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? storable(value) : value,
  );

/** Text of one line: line breaks and control characters become blanks. */
const OneLine = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? oneLine(value) : value,
  );

const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Counts code points, as the page does; class-validator leaves some of an emoji's out. */
export const LengthBetween = (min: number, max: number, message: string) =>
  ValidateBy(
    {
      name: `lengthBetween${min}And${max}`,
      constraints: [min, max],
      validator: {
        validate: (value: unknown) => {
          const length = typeof value === 'string' ? Array.from(value).length : -1;
          return length >= min && length <= max;
        },
      },
    },
    says(message),
  );

/** At least so many characters that can be seen. */
const SeenAtLeast = (min: number, message: string) =>
  ValidateBy(
    {
      name: `seenAtLeast${min}`,
      constraints: [min],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && seenLength(value) >= min,
      },
    },
    says(message),
  );

/** Text by its rule, trimmed before it is counted. Only the first broken rule is reported. */
export const TextField = (rule: TextRule) =>
  applyDecorators(
    // The last transformation comes first.
    Storable(),
    rule.isOneLine === true ? OneLine() : Trimmed(),
    IsString(says(rule.required)),
    SeenAtLeast(1, rule.required),
    SeenAtLeast(rule.min, rule.tooShort),
    LengthBetween(0, rule.max, rule.tooLong),
  );

/** A password, unchanged; the strength of a new one is checked by `passwordFault`. */
export const PasswordField = (min: number, tooShort: string) =>
  applyDecorators(
    IsString(says(tooShort)),
    LengthBetween(min, Infinity, tooShort),
    LengthBetween(0, limits.password, messages.passwordTooLong),
  );

export const EmailField = (rule: EmailRule) =>
  applyDecorators(
    Trimmed(),
    IsString(says(rule.invalid)),
    LengthBetween(0, rule.max, rule.invalid),
    Matches(rule.pattern, says(rule.invalid)),
  );

/**
 * A time of a day with its zone, in the one form of ISO 8601 that JavaScript and PostgreSQL both read:
 * each takes others that the other refuses, such as weeks, or days without a month.
 */
const moment =
  /^[1-9]\d{3}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

export const MomentField = (invalid: string) =>
  applyDecorators(IsISO8601({ strict: true }, says(invalid)), Matches(moment, says(invalid)));

export const ChoiceField = (rule: ChoiceRule) =>
  IsIn(
    rule.choices.map((choice) => choice.value),
    says(rule.invalid),
  );

export const NumberField = (rule: NumberRule) =>
  applyDecorators(
    IsNumber({ allowNaN: false, allowInfinity: false }, says(rule.notANumber)),
    ...(rule.whole === true ? [IsInt(says(rule.notANumber))] : []),
    Min(rule.min, {
      message: ({ value }) => (value < 0 ? (rule.negative ?? rule.tooLow) : rule.tooLow),
    }),
    Max(rule.max, says(rule.tooHigh)),
  );

export const RatingField = (rule: RatingRule) =>
  applyDecorators(
    IsInt(says(rule.invalid)),
    Min(1, says(rule.invalid)),
    Max(5, says(rule.invalid)),
  );

export const ListField = (rule: ListRule) =>
  applyDecorators(
    IsArray(says(rule.invalid)),
    ArrayMaxSize(rule.choices.length, says(rule.invalid)),
    ArrayUnique(says(rule.invalid)),
    IsIn(
      rule.choices.map((choice) => choice.value),
      { each: true, message: rule.invalid },
    ),
  );

export const FlagField = (rule: FlagRule) => IsBoolean(says(rule.invalid));

/** An optional field, checked only if it is there; without this decorator a field is required. */
export const Optional = () => ValidateIf((_, value: unknown) => value !== undefined);

/** A part of the body with a class of its own. */
export const Group = (group: () => Class) =>
  applyDecorators(IsObject(says(messages.groupMissing)), ValidateNested(), Type(group));

/** A group of amounts that are all needed together. */
export const Amounts = (rule: AmountsRule, group: () => Class) =>
  applyDecorators(IsObject(says(rule.incomplete)), ValidateNested(), Type(group));

/** A value that has to pass a check of the contracts. */
export const Passing = (name: string, validate: (value: unknown) => boolean, message: string) =>
  ValidateBy({ name, validator: { validate } }, says(message));

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** The sum is checked only when each part is a valid percentage: faults of the parts come first. */
const sumsToHundred = (rule: PercentGroupRule, group: unknown): boolean => {
  if (typeof group !== 'object' || group === null) return true;
  const given = Object.keys(group);
  const parts = Object.keys(rule.parts).map((key): unknown => Reflect.get(group, key));
  const isWhole = given.length === parts.length && parts.every(isPercent);
  return !isWhole || percentSum(parts) === 100;
};

export const PercentGroup = (rule: PercentGroupRule, group: () => Class) =>
  applyDecorators(
    IsObject(says(rule.sum)),
    ValidateBy(
      {
        name: 'percentSum',
        validator: {
          validate: (value: unknown) => sumsToHundred(rule, value),
        },
      },
      says(rule.sum),
    ),
    ValidateNested(),
    Type(group),
  );
