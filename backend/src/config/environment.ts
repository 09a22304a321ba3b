import {
  BACKEND_SETTING_NAMES,
  type BackendSettingName,
  type BackendSettings,
  readSettings,
  REQUIRED_SETTING_NAMES,
} from '@ellac/settings';

/** What a process does. */
export type Role = BackendSettings['ROLE'];

/** Gives a class the described settings as its fields, so that none is named twice. */
const Described = Object as unknown as new () => BackendSettings;

/**
 * The settings of a backend, and the token by which Nest hands them out. `libs/settings` describes
 * each; nothing else reads `process.env`.
 */
export class Environment extends Described {
  constructor(settings: BackendSettings) {
    super();
    Object.assign(this, settings);
  }
}

/** The settings are wrong; the message has one line for each fault. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads the settings from the process's variables; a blank variable counts as absent.
 *
 * @throws EnvironmentError with one sentence for each wrong value.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  return new Environment(read(variables, BACKEND_SETTING_NAMES));
}

/**
 * Reads one setting, whatever the others are.
 *
 * @throws EnvironmentError when it is wrong, or not set and needed.
 */
export function readSetting<Name extends BackendSettingName>(
  name: Name,
  variables: NodeJS.ProcessEnv,
): BackendSettings[Name] {
  return read(variables, [name])[name];
}

function read(variables: NodeJS.ProcessEnv, names: readonly BackendSettingName[]): BackendSettings {
  const { values, faults } = readSettings(variables, names, REQUIRED_SETTING_NAMES);
  if (faults.length > 0) throw new EnvironmentError(faults.map(({ text }) => text).join('\n'));
  // Without a fault those that are required are there.
  return values as BackendSettings;
}
