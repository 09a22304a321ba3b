import { readEnvironment, type Environment } from './environment.js';

let environment: Environment | undefined;

/**
 * The settings of this process, read once.
 *
 * @throws EnvironmentError with one sentence for each wrong value.
 */
export const environmentOfProcess = (): Environment =>
  (environment ??= readEnvironment(process.env));
