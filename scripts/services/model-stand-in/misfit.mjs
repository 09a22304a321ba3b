import Ajv from 'ajv';

/**
 * What of an answer a strict provider could not have said.
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
