import { strictSchemaFaults } from './strict-schema-faults.mjs';

/**
 * Why OpenAI would refuse a request with status 400.
 *
 * @param {Record<string, any>} body
 * @returns {string | undefined}
 */
export function requestFault(body) {
  const { model, messages, response_format: format } = body;
  if (typeof model !== 'string') return 'You must provide a model parameter.';
  if (!Array.isArray(messages) || !messages.every(isMessage)) return 'The messages are invalid.';
  if (body.stream) return 'The stand-in does not stream.';
  if ('temperature' in body) return "Unsupported value: 'temperature' does not support it.";
  if (format?.type === 'json_schema') {
    if ('max_tokens' in body) return "Unsupported parameter: use 'max_completion_tokens' instead.";
    return schemaFault(format.json_schema ?? {});
  }
  if (format?.type !== 'json_object') return 'The response_format must be a schema or json_object.';
  return JSON.stringify(messages).includes('JSON')
    ? undefined
    : "'messages' must contain the word 'json' to use 'response_format' of type 'json_object'.";
}

/** @param {any} message */
const isMessage = (message) =>
  ['system', 'user', 'assistant'].includes(message?.role) && typeof message.content === 'string';

/** @param {Record<string, any>} format */
function schemaFault({ name, strict, schema }) {
  if (!/^[\w-]{1,64}$/.test(name ?? '')) return 'The name of the schema is invalid.';
  if (strict !== true) return 'The stand-in takes strict schemas only.';
  const faults = strictSchemaFaults(schema);
  return faults.length > 0
    ? `Invalid schema for response_format '${name}': ${faults.join(' ')}`
    : undefined;
}
