import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';

/** A schema of JSON, as OpenAPI 3.1 has it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A class whose decorators tell what is valid. */
export type DtoClass = new () => object;

/** A property of such a class. */
export interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
  readonly mayBeNull: boolean;
}

/** An entry of class-validator's own store. */
type Rule = ReturnType<
  ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']
>[number];

/** What each validator says of a value, by its arguments. */
const meanings: Readonly<Record<string, (...constraints: never[]) => JsonSchema>> = {
  isString: () => ({ type: 'string' }),
  isNumber: () => ({ type: 'number' }),
  isInt: () => ({ type: 'integer' }),
  isBoolean: () => ({ type: 'boolean' }),
  isObject: () => ({ type: 'object' }),
  isArray: () => ({ type: 'array' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isIso8601: () => ({ type: 'string', format: 'date-time' }),
  min: (least: number) => ({ minimum: least }),
  max: (most: number) => ({ maximum: most }),
  maxLength: (most: number) => ({ maxLength: most }),
  arrayNotEmpty: () => ({ minItems: 1 }),
  arrayMinSize: (least: number) => ({ minItems: least }),
  arrayMaxSize: (most: number) => ({ maxItems: most }),
  arrayUnique: () => ({ uniqueItems: true }),
  isIn: (values: readonly unknown[]) => ({ enum: [...values] }),
  matches: (pattern: RegExp) => ({ type: 'string', pattern: pattern.source }),
  // Our own, of `field-decorators.ts` and of single groups.
  lengthBetween: (least: number, most: number) => ({
    type: 'string',
    ...(least > 0 && { minLength: least }),
    ...(most < Infinity && { maxLength: most }),
  }),
  seenAtLeast: (least: number) => ({ minLength: least }),
  percentSum: () => ({ description: 'The parts add up to 100.', 'x-sum': 100 }),
  listOfKinds: () => ({ type: 'array' }),
  calendarDay: () => ({ type: 'string', format: 'date' }),
  valueOfAnswer: () => ({ type: ['number', 'boolean'] }),
  listFilters: () => ({ type: 'object', additionalProperties: { type: 'string' } }),
};

/** The name without the numbers that make it unique within a property. */
const validatorOf = (rule: Rule): string =>
  (rule.name ?? rule.type).replace(/^(lengthBetween|seenAtLeast).*$/, '$1');

function meaningOf(rule: Rule): JsonSchema {
  const meaning = meanings[validatorOf(rule)];
  if (meaning === undefined)
    throw new Error(`The description of the API has no meaning for ${validatorOf(rule)}.`);
  return meaning(...((rule.constraints as never[] | undefined) ?? []));
}

const together = (meanings: readonly JsonSchema[]): Record<string, unknown> =>
  Object.fromEntries(meanings.flatMap((each) => Object.entries(each)));

const isCondition = (rule: Rule): boolean => rule.type === 'conditionalValidation';
const isNested = (rule: Rule): boolean => rule.type === 'nestedValidation';
/** Whatever it holds is taken, and may be left out. */
const isFree = (rule: Rule): boolean => rule.type === 'whitelistValidation';

/** Whether a property with this value is not checked at all. */
const isLeftAlone = (rules: readonly Rule[], property: string, value: null | undefined): boolean =>
  rules.every(isFree) ||
  rules.filter(isCondition).some(({ constraints }) => {
    const [holds] = constraints as [(object: object, value: unknown) => boolean];
    return !holds({ [property]: value }, value);
  });

/**
 * What the classes of bodies and queries accept, from the metadata of their own validators.
 * `parts` collects the classes within them by their names.
 */
export class ClassSchemas {
  readonly parts: Partial<Record<string, JsonSchema>> = {};

  /** A reference to the schema of this class. */
  refTo(dto: DtoClass): JsonSchema {
    const name = dto.name.replace(/Dto$/, '');
    this.parts[name] ??= this.objectOf(dto);
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The fields of this class, in their order. */
  fieldsOf(dto: DtoClass): Field[] {
    const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
    return [...new Set(rules.map(({ propertyName }) => propertyName))].map((name) => {
      const own = rules.filter(({ propertyName }) => propertyName === name);
      return {
        name,
        schema: this.propertyOf(dto, name, own),
        isRequired: !isLeftAlone(own, name, undefined),
        mayBeNull: isLeftAlone(own, name, null),
      };
    });
  }

  private objectOf(dto: DtoClass): JsonSchema {
    const fields = this.fieldsOf(dto);
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(({ name, schema, mayBeNull }) => [
          name,
          mayBeNull ? { anyOf: [schema, { type: 'null' }] } : schema,
        ]),
      ),
      required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      additionalProperties: false,
    };
  }

  private propertyOf(dto: DtoClass, name: string, rules: readonly Rule[]): JsonSchema {
    const checks = rules.filter((rule) => !isCondition(rule) && !isNested(rule) && !isFree(rule));
    const whole = checks.filter(({ each }) => !each).map(meaningOf);
    const entries = checks.filter(({ each }) => each).map(meaningOf);
    const schema = { ...together(whole) };
    const nested = rules.some(isNested);
    const isList = entries.length > 0 || schema['type'] === 'array';
    if (isList) {
      schema['type'] = 'array';
      schema['items'] = nested ? this.refTo(classWithin(dto, name, true)) : together(entries);
    } else if (nested) {
      // The class says that it is an object.
      delete schema['type'];
      Object.assign(schema, this.refTo(classWithin(dto, name, false)));
    }
    return schema;
  }
}

/** The class of a property, as class-transformer makes it of a plain value. */
function classWithin(dto: DtoClass, property: string, isList: boolean): DtoClass {
  const made: unknown = Reflect.get(
    plainToInstance(dto, { [property]: isList ? [{}] : {} }),
    property,
  );
  const part: object = (Array.isArray(made) ? made[0] : made) as object;
  return part.constructor as DtoClass;
}
