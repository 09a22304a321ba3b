import { readSetting } from './environment.js';

/**
 * The secret of this process, for commands that need few other settings.
 *
 * @throws EnvironmentError when it is not set, or too short.
 */
export const secretOfProcess = (): string => readSetting('SECRET', process.env);
