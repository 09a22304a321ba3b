import { rules } from './rules-between-settings.mjs';
import { settingOf } from './settings.mjs';

/** Characters of a wrong value that an error message shows. */
const SHOWN_CHARACTERS = 100;

/** @typedef {import('./settings.mjs').SettingName} SettingName */

/** @typedef {{ name: SettingName, text: string }} Fault one sentence about one setting */

/**
 * Reads settings from variables; a blank variable counts as absent.
 *
 * @template {SettingName} Name
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @param {readonly Name[]} names those that are read; a rule that needs another setting is skipped
 * @param {readonly SettingName[]} [required] those that must be given
 * @returns {{ values: import('./settings.mjs').Values<Name>, faults: Fault[] }} all faults at once;
 *   a wrong value is replaced by the default
 */
export function readSettings(variables, names, required = []) {
  /** @type {Record<string, unknown>} */
  const values = {};
  /** @type {Fault[]} */
  const faults = [];
  for (const name of names) {
    const { kind, default: preset, defaultFrom } = settingOf(name);
    const given = variables[name];
    const isGiven = given !== undefined && given.trim() !== '';
    const value = isGiven ? kind.read(given) : undefined;
    if (isGiven && value === undefined) {
      faults.push({ name, text: wrong(name, given) });
    } else if (!isGiven && required.includes(name)) {
      faults.push({ name, text: `${name} must be set: ${kind.expected}.` });
    }
    values[name] = value ?? preset ?? defaultFrom?.(/** @type {{ PORT: number }} */ (values));
  }
  const sound = names.filter((name) => !faults.some((fault) => fault.name === name));
  for (const { names: concerned, faultOf } of rules) {
    if (!concerned.every((name) => sound.some((each) => each === name))) continue;
    const text = faultOf(/** @type {import('./settings.mjs').Values} */ (values));
    if (text !== undefined) faults.push({ name: /** @type {SettingName} */ (concerned[0]), text });
  }
  return { values: /** @type {import('./settings.mjs').Values<Name>} */ (values), faults };
}

/**
 * @param {SettingName} name
 * @param {string} given
 */
function wrong(name, given) {
  const { kind, isSecret } = settingOf(name);
  // A URL that must not contain a password may still contain one by mistake, so it is masked.
  const isShown = !isSecret && !/:\/\/.*@/.test(given);
  const cut = given.length > SHOWN_CHARACTERS ? `${given.slice(0, SHOWN_CHARACTERS)}…` : given;
  return isShown
    ? `${name} is ${JSON.stringify(cut)}; it must be ${kind.expected}.`
    : `${name} must be ${kind.expected}.`;
}
