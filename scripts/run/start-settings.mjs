import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// A relative path, because this is loaded before packages are installed.
import { readSettings as readDescribed, SETTING_NAMES } from '../../libs/settings/src/index.mjs';
import { ROOT } from './folders.mjs';
import { Problem } from './problem.mjs';

export { SETTING_NAMES };

/**
 * @typedef {import('../../libs/settings/src/index.mjs').SettingName} SettingName
 * @typedef {ReturnType<typeof readSettings>} Settings
 */

/**
 * The faults of the settings, including those of the backend, so that a wrong one is reported
 * before an installation that takes minutes.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly SettingName[]} [used] the settings that a command uses; faults of others are
 *   ignored
 * @returns {string[]} one sentence for each fault
 */
export const faultsOfSettings = (env, used = SETTING_NAMES) =>
  readDescribed(given(env), SETTING_NAMES)
    .faults.filter(({ name }) => used.includes(name))
    .map(({ text }) => text);

/**
 * The settings that the scripts need.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly SettingName[]} [used] those that a command uses
 * @throws {Problem} with one sentence for each fault
 */
export function readSettings(env, used = SETTING_NAMES) {
  const faults = faultsOfSettings(env, used);
  if (faults.length > 0) throw new Problem(faults.join('\n'));
  const { values } = readDescribed(given(env), SETTING_NAMES);
  const { DATABASE_URL, REDIS_URL, SMTP_URL } = values;
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    publicUrl: values.PUBLIC_URL,
    mailUiPort: values.MAIL_UI_PORT,
    dataDir: values.DATA_DIR,
    secret: values.SECRET,
    previousSecret: values.SECRET_PREVIOUS,
    backupRecipients: values.BACKUP_RECIPIENT ?? [],
    retentionMonths: values.RETENTION_MONTHS,
    services: { DATABASE_URL, REDIS_URL, SMTP_URL },
  };
}

/**
 * The backend's environment: everything that is set, and the values chosen here for the rest.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {Settings} settings
 * @param {{ DATABASE_URL: string, REDIS_URL: string, SMTP_URL: string }} services
 * @param {string} secret
 * @returns {NodeJS.ProcessEnv}
 */
export function backendEnvironment(env, settings, services, secret) {
  const isAllLocal = Object.values(settings.services).every((url) => url === undefined);
  return {
    ...withoutSettings(env),
    EXAMPLE_DATA: isAllLocal ? 'on' : 'off',
    // No load balancer stands before a local start.
    DRAIN_SECONDS: isAllLocal ? '0' : '5',
    WEB_DIR: join(ROOT, 'dist/web'),
    ...given(env),
    ...services,
    PORT: `${settings.port}`,
    HOST: settings.host,
    PUBLIC_URL: settings.publicUrl,
    SECRET: secret,
  };
}

/**
 * A process's variables without the product's settings.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
const withoutSettings = (env) =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !SETTING_NAMES.some((setting) => setting === name)),
  );

/**
 * The settings that are set, trimmed, because pasted values often have blanks around them.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
const given = (env) =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );

/**
 * A secret that is made once and then kept: 32 random bytes.
 *
 * @param {string} file
 */
export function keptSecret(file) {
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
