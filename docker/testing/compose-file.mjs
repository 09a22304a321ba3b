import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/run/folders.mjs';

/**
 * @typedef {object} Service
 * @property {{ file: string, service: string }} [extends]
 * @property {string} [image]
 * @property {Record<string, unknown>} [build]
 * @property {string} [user]
 * @property {boolean} [read_only]
 * @property {string[]} [cap_drop]
 * @property {string[]} [cap_add]
 * @property {string[]} [security_opt]
 * @property {string} [restart]
 * @property {number} [pids_limit]
 * @property {string} [mem_limit]
 * @property {string} [stop_grace_period]
 * @property {{ options?: Record<string, string> }} [logging]
 * @property {string[]} [ports]
 * @property {string[]} [profiles]
 * @property {string[]} [networks]
 * @property {string[]} [volumes]
 * @property {string[]} [command]
 * @property {Record<string, string>} [environment]
 *
 * @typedef {object} ComposeFile
 * @property {Record<string, Service>} services
 * @property {Record<string, { internal?: boolean } | null>} [networks]
 */

/** `!reset` removes a value that an earlier file set. */
const customTags = [{ tag: '!reset', collection: /** @type {const} */ ('seq'), resolve: () => [] }];

/** A variable, with its default (`:-`) or, if it is required, its error message (`:?`). */
const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** @param {string} name of a file in `docker/` */
export const textOf = (name) => readFileSync(join(ROOT, 'docker', name), 'utf8');

/**
 * A compose file as it stands, or with variables put in.
 *
 * @param {string} name of a file in `docker/`
 * @param {Record<string, string>} [variables]
 * @returns {ComposeFile}
 * @throws {Error} with the file's message, when a required variable is missing
 */
export function composeFile(name, variables) {
  /** @type {(key: unknown, value: unknown) => unknown} */
  const withVariables = (_, value) =>
    variables && typeof value === 'string' ? putIn(value, variables) : value;
  return parse(textOf(name), withVariables, { merge: true, customTags });
}

/**
 * A compose file with variables put in, and its services with what they extend.
 *
 * @param {string} name of a file in `docker/`
 * @param {Record<string, string>} variables
 * @returns {ComposeFile}
 */
export function wholeComposeFile(name, variables) {
  const { services, ...rest } = composeFile(name, variables);
  const whole = Object.entries(services).map(([key, service]) => {
    if (!service.extends) return [key, service];
    const base = composeFile(service.extends.file).services[service.extends.service];
    return [key, { ...base, ...service }];
  });
  return { services: Object.fromEntries(whole), ...rest };
}

/**
 * @param {string} text
 * @param {Record<string, string>} variables
 */
function putIn(text, variables) {
  return text.replaceAll(VARIABLE, (_, variable, kind, rest) => {
    const value = variables[variable];
    if (value) return value;
    if (kind === '?') throw new Error(rest);
    return rest ?? '';
  });
}

/**
 * @param {string} text
 * @returns {{ name: string, sentence: string | undefined }[]} with the sentence of one that must be set
 */
export const variablesIn = (text) =>
  [...text.matchAll(VARIABLE)].map(([, name = '', kind, rest]) => ({
    name,
    sentence: kind === '?' ? rest : undefined,
  }));
