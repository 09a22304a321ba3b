import { postgresMajor } from '../services/postgres-binaries.mjs';
import { refuseUnfit } from './about.mjs';
import { inspectArchive } from './archive.mjs';
import { restoreDatabase } from './restore-database.mjs';
import { restoreDataFolder } from './restore-data-folder.mjs';

/**
 * Restores a backup into the database that DATABASE_URL names, or into the local data folder.
 *
 * @type {import('./command.mjs').Work}
 */
export async function restore(options, settings) {
  const about = await inspectArchive(options);
  refuseUnfit(about, postgresMajor());
  const into = settings.services.DATABASE_URL ? restoreDatabase : restoreDataFolder;
  await into(options, settings, about);
}
