import { startMailCatcher } from './mail-catcher.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

/**
 * @typedef {object} Surroundings
 * @property {import('../run/supervisor.mjs').Supervisor} supervisor
 * @property {string} dataDir
 * @property {string} cacheDir
 * @property {number} mailUiPort 0: any free one
 * @property {number} [retentionMonths] how long the inbox keeps mails; without it, for ever
 * @property {boolean} isDurable whether the data must survive a power cut
 */

/**
 * Starts each service that is not given, as a real server on the loopback address.
 *
 * @param {Surroundings} surroundings
 * @param {{ DATABASE_URL?: string, REDIS_URL?: string, SMTP_URL?: string }} [given]
 */
export async function startServices(surroundings, given = {}) {
  const [DATABASE_URL, REDIS_URL, mail] = await Promise.all([
    given.DATABASE_URL ?? startPostgres(surroundings),
    given.REDIS_URL ?? startRedis(surroundings),
    given.SMTP_URL ? { smtpUrl: given.SMTP_URL } : startMailCatcher(surroundings),
  ]);
  return {
    urls: { DATABASE_URL, REDIS_URL, SMTP_URL: mail.smtpUrl },
    inboxUrl: 'inboxUrl' in mail ? mail.inboxUrl : undefined,
  };
}
