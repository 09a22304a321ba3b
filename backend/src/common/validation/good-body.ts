import type { Type as Class } from '@nestjs/common';
import { TransformationType } from 'class-transformer';
import { defaultMetadataStorage as transformStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, type ValidationArguments, ValidationTypes } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';

type Fields = Readonly<Record<string, unknown>>;

/** One rule of a field, as its decorator states it. */
interface Check {
  readonly metadata: ValidationMetadata;
  readonly isKept: (value: unknown, details: ValidationArguments) => unknown;
}

/** All that the decorators of a field say. */
interface Field {
  /** The last one in the class comes first, as in class-transformer. */
  readonly changes: readonly ((value: unknown, key: string, body: Fields) => unknown)[];
  /** Whether the field is checked at all. */
  readonly conditions: readonly ((body: object, value: unknown) => boolean)[];
  readonly checks: readonly Check[];
  /** The class of a part, or of each entry of a list of parts; null for a plain value. */
  readonly part: (() => Class<object>) | null;
}

/** What the rules of a body's class say; null where a class has a rule that this file cannot read. */
type Rules = ReadonlyMap<string, Field> | null;

const rulesOfClass = new Map<Class<object>, Rules>();

/**
 * The instance of a body's class where the body keeps every rule of the class's decorators, with the
 * changes that they make. Its rules are read from class-validator and class-transformer once for
 * each class, and a body is walked through once: the two libraries look everything up again for each
 * value, which took most of the time of a submission.
 *
 * @returns null where the body breaks a rule, or has something that this file does not know. Then
 *   the libraries decide, and word what is wrong.
 */
export function goodBody<Body extends object>(bodyClass: Class<Body>, body: unknown): Body | null {
  const rules = rulesOf(bodyClass);
  if (rules === null || !isPlainObject(body)) return null;
  const made = new bodyClass();
  for (const key of Object.keys(body)) {
    const field = rules.get(key);
    if (field === undefined) return null;
    const value = valueOf(field, key, body);
    if (value === unknown) return null;
    Reflect.set(made, key, value);
  }
  for (const [name, field] of rules) if (!keepsRules(made, name, field)) return null;
  return made;
}

/** Stands for a value that the libraries have to judge. */
const unknown = Symbol('unknown');

const isPlainObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isPrimitive = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A field's value with its changes made, and its parts as instances of their classes. */
function valueOf({ part, changes }: Field, key: string, body: Fields): unknown {
  let value = part === null ? copyOf(body[key]) : partOf(part, body[key]);
  if (value === unknown) return unknown;
  for (const change of changes) value = change(value, key, body);
  return value;
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.every(isPrimitive) ? value.slice() : unknown;
  return isPrimitive(value) && value !== undefined ? value : unknown;
}

function partOf(part: () => Class<object>, value: unknown): unknown {
  if (!Array.isArray(value)) return goodBody(part(), value) ?? unknown;
  const entries = value.map((entry) => goodBody(part(), entry));
  return entries.includes(null) ? unknown : entries;
}

function keepsRules(made: object, name: string, { conditions, checks }: Field): boolean {
  const value: unknown = Reflect.get(made, name);
  if (!conditions.every((holds) => holds(made, value))) return true;
  return checks.every(({ metadata, isKept }) => {
    const details: ValidationArguments = {
      targetName: made.constructor.name,
      property: name,
      object: made,
      value,
      constraints: metadata.constraints,
    };
    if (!metadata.each || !Array.isArray(value)) return isKept(value, details) === true;
    return value.every((entry) => isKept(entry, details) === true);
  });
}

function rulesOf(bodyClass: Class<object>): Rules {
  const known = rulesOfClass.get(bodyClass);
  if (known !== undefined) return known;
  const rules = readRules(bodyClass);
  rulesOfClass.set(bodyClass, rules);
  return rules;
}

function readRules(bodyClass: Class<object>): Rules {
  const storage = getMetadataStorage();
  const all = storage.getTargetValidationMetadatas(bodyClass, '', false, false);
  const fields = Object.entries(storage.groupByPropertyName(all)).map(
    ([name, rules]) => [name, readField(bodyClass, name, rules)] as const,
  );
  const read = fields.flatMap(([name, field]) => (field === null ? [] : [[name, field] as const]));
  if (choosesFields(bodyClass) || read.length === 0 || read.length < fields.length) return null;
  return new Map(read);
}

/** Whether class-transformer is told to rename fields of a class, or to leave some out. */
const choosesFields = (bodyClass: Class<object>): boolean =>
  transformStorage.getStrategy(bodyClass) !== 'none' ||
  transformStorage.getExposedMetadatas(bodyClass).length > 0 ||
  transformStorage.getExcludedMetadatas(bodyClass).length > 0;

function readField(
  bodyClass: Class<object>,
  name: string,
  rules: readonly ValidationMetadata[],
): Field | null {
  const ofType = (type: string) => rules.filter((rule) => rule.type === type);
  const custom = ofType(ValidationTypes.CUSTOM_VALIDATION);
  const conditional = ofType(ValidationTypes.CONDITIONAL_VALIDATION);
  const nested = ofType(ValidationTypes.NESTED_VALIDATION);
  // `@Allow()`: the field may be there, and nothing is asked of it.
  const allowed = ofType(ValidationTypes.WHITELIST);
  const type = transformStorage.findTypeMetadata(bodyClass, name);
  const changes = transformStorage.findTransformMetadatas(
    bodyClass,
    name,
    TransformationType.PLAIN_TO_CLASS,
  );
  const constraints = custom.map((metadata) => ({
    metadata,
    found: getMetadataStorage().getTargetValidatorConstraints(metadata.constraintCls),
  }));
  const isRead =
    custom.length + conditional.length + nested.length + allowed.length === rules.length &&
    nested.length > 0 === (type !== undefined) &&
    type?.options?.discriminator === undefined &&
    custom.every((metadata) => metadata.validateIf === undefined) &&
    constraints.every(({ found }) => found.every(({ async }) => !async)) &&
    changes.every(({ options = {} }) => Object.keys(options).length === 0);
  if (!isRead) return null;
  return {
    changes: changes.map(
      ({ transformFn }) =>
        (value, key, obj) =>
          transformFn({
            value,
            key,
            obj,
            type: TransformationType.PLAIN_TO_CLASS,
            options: {},
          }),
    ),
    conditions: conditional.map(({ constraints: [holds] }) => holds as Field['conditions'][number]),
    checks: constraints.flatMap(({ metadata, found }) =>
      found.map(({ instance }) => ({ metadata, isKept: instance.validate.bind(instance) })),
    ),
    part: type?.typeFunction ?? null,
  };
}
