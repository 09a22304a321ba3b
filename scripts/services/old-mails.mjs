import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Deletes mails of the local inbox that are older than the retention.
 *
 * @param {string} folder that holds a file for each mail
 * @param {number} months
 * @param {Date} [now]
 * @returns {number} how many
 */
export function deleteOldMails(folder, months, now = new Date()) {
  const limit = new Date(now);
  limit.setMonth(limit.getMonth() - months);
  const old = readdirSync(folder).filter((name) => statSync(join(folder, name)).mtime < limit);
  for (const name of old) rmSync(join(folder, name), { recursive: true });
  return old.length;
}
