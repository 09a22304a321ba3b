import Ajv from 'ajv';

/**
 * The part of a completion that a strict provider could not have produced.
 *
 * @param {unknown} answer
 * @param {object | undefined} schema undefined where none was sent
 * @returns {string | undefined}
 */
export function misfit(answer, schema) {
  if (schema === undefined) return undefined;
  const ajv = new Ajv({ allErrors: true });
  return ajv.validate(schema, answer) ? undefined : ajv.errorsText();
}
