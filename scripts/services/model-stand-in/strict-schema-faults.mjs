const KEYWORDS = new Set([
  ...['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'const', 'anyOf'],
  ...['$ref', '$defs', 'title', 'description', 'pattern', 'format', 'minItems', 'maxItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
]);
const MOST_LEVELS = 10;
const MOST_PROPERTIES = 5_000;
const MOST_ENUM_VALUES = 1_000;
const MOST_CHARACTERS = 120_000;
/**
 * The number of values from which an enum's total text is limited, and that limit in characters.
 */
const LARGE_ENUM = { values: 250, characters: 15_000 };

/** @typedef {Record<string, any>} Schema */

/**
 * The parts of a schema that OpenAI's strict mode refuses
 * (https://platform.openai.com/docs/guides/structured-outputs#supported-schemas).
 *
 * @param {unknown} schema
 * @returns {string[]} a sentence for each fault
 */
export function strictSchemaFaults(schema) {
  /** @type {string[]} */
  const faults = [];
  const total = { properties: 0, values: 0, characters: 0 };

  /**
   * @param {unknown} node
   * @param {string} place
   * @param {number} level
   */
  const look = (node, place, level) => {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) {
      faults.push(`${place} is no schema.`);
      return;
    }
    const each = /** @type {Schema} */ (node);
    for (const keyword of Object.keys(each).filter((name) => !KEYWORDS.has(name))) {
      faults.push(`${place}: '${keyword}' is not permitted.`);
    }
    if (!['type', 'enum', 'const', 'anyOf', '$ref'].some((name) => name in each)) {
      faults.push(`${place} must have a 'type' key.`);
    }
    if (each.enum) lookAtEnum(each.enum, place);
    if (each.type === 'object') lookAtObject(each, place, level);
    if (each.items !== undefined) look(each.items, `${place}/items`, level);
    if (each.type === 'array' && each.items === undefined) faults.push(`${place} has no items.`);
    lookAtAll(each.anyOf, `${place}/anyOf`, level);
    lookAtAll(each.$defs, `${place}/$defs`, level);
  };

  /**
   * @param {Schema | unknown[] | undefined} nodes
   * @param {string} place
   * @param {number} level
   */
  const lookAtAll = (nodes, place, level) => {
    for (const [name, node] of Object.entries(nodes ?? {})) look(node, `${place}/${name}`, level);
  };

  /**
   * @param {Schema} node
   * @param {string} place
   * @param {number} level
   */
  const lookAtObject = ({ properties = {}, required = [], additionalProperties }, place, level) => {
    const names = Object.keys(properties);
    if (additionalProperties !== false) {
      faults.push(`${place}: 'additionalProperties' is required to be supplied and to be false.`);
    }
    for (const name of names.filter((each) => !required.includes(each))) {
      faults.push(`${place}: 'required' must include every key; '${name}' is missing.`);
    }
    for (const name of required.filter((/** @type {string} */ each) => !names.includes(each))) {
      faults.push(`${place}: 'required' names '${name}', which is no property.`);
    }
    if (level > MOST_LEVELS) faults.push(`${place} is nested deeper than ${MOST_LEVELS} levels.`);
    total.properties += names.length;
    total.characters += names.join('').length;
    lookAtAll(properties, `${place}/properties`, level + 1);
  };

  /**
   * @param {unknown[]} values
   * @param {string} place
   */
  const lookAtEnum = (values, place) => {
    const characters = values.join('').length;
    if (values.length === 0) faults.push(`${place}: an enum must have a value.`);
    if (new Set(values).size < values.length) faults.push(`${place}: an enum has a value twice.`);
    if (values.length > LARGE_ENUM.values && characters > LARGE_ENUM.characters) {
      faults.push(`${place}: an enum has more than ${LARGE_ENUM.characters} characters.`);
    }
    total.values += values.length;
    total.characters += characters;
  };

  look(schema, '#', 1);
  if (/** @type {Schema} */ (schema ?? {}).type !== 'object') faults.push('# must be an object.');
  if (total.properties > MOST_PROPERTIES) faults.push('The schema has too many properties.');
  if (total.values > MOST_ENUM_VALUES) faults.push('The schema has too many enum values.');
  if (total.characters > MOST_CHARACTERS) faults.push('The names in the schema are too long.');
  return faults;
}
