import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { privateFolder } from '../run/folders.mjs';
import { INTERRUPTED, runSupervised } from '../run/run-supervised.mjs';
import { Problem } from '../run/problem.mjs';
import { Supervisor } from '../run/supervisor.mjs';
import { execute } from '../services/execute.mjs';
import { aboutBackup } from './about.mjs';
import { PARTS, unfinishedOf, writeArchive } from './archive.mjs';
import { companiesOf, factsOf } from './database-facts.mjs';
import { dumpDatabase } from './dump.mjs';
import { encrypterFor } from './encryption.mjs';
import { fittingTools } from './postgres-tools.mjs';
import { sourceOf } from './source.mjs';
import { dumpTables } from './tables.mjs';
import { workFolder } from './work-folder.mjs';

/**
 * Records the backup. A schema from before the table `backups`, or from before its column
 * `is_encrypted`, has nowhere to.
 *
 * @param {boolean} isEncrypted
 */
const noteBackup = (isEncrypted) => `DO $$ BEGIN
  IF to_regclass('public.backups') IS NOT NULL THEN
    INSERT INTO backups (finished_at) VALUES (now())
      ON CONFLICT (only_row) DO UPDATE SET finished_at = excluded.finished_at;
    IF EXISTS (SELECT FROM pg_attribute
        WHERE attrelid = 'public.backups'::regclass AND attname = 'is_encrypted') THEN
      UPDATE backups SET is_encrypted = ${isEncrypted};
    END IF;
  END IF;
END $$`;

/**
 * Backs up everything that cannot be recreated into one file: the database and SECRET. With
 * recipients it is encrypted, and nothing plain gets into its folder.
 *
 * @type {import('./command.mjs').Work}
 */
export async function backUp({ file, isForced }, settings) {
  const refuseExisting = () => {
    if (isForced || !existsSync(file)) return;
    throw new Problem(`${file} is there already: name another file, or add --force to replace it.`);
  };
  refuseExisting();
  const recipients = settings.backupRecipients;
  const encrypter = recipients.length > 0 ? encrypterFor(recipients) : undefined;
  const source = sourceOf(settings);
  const folder = workFolder(encrypter ? tmpdir() : dirname(file));
  const supervisor = new Supervisor(privateFolder(folder, 'logs'), source.record);

  await runSupervised({
    supervisor,
    work: async () => {
      writeFileSync(join(folder, PARTS.secret), source.secret, { mode: 0o600 });
      const url = await source.open(supervisor);
      const { part, summary } = await gather(supervisor, url, folder);
      refuseExisting();
      await writeArchive(folder, [PARTS.about, PARTS.secret, part], file, encrypter);
      const how = encrypter ? ', encrypted by BACKUP_RECIPIENT' : '';
      console.log(`Backed up to ${file} (${megabytes(file)} MB): ${summary}, and SECRET${how}.`);
      if (!encrypter)
        console.log('Anyone with this file can read every report: keep it like a password.');
      await execute(url, noteBackup(encrypter !== undefined));
      return 0;
    },
    cleanUp: () => {
      rmSync(folder, { recursive: true, force: true });
      rmSync(unfinishedOf(file), { force: true });
      source.release();
    },
    codeWhenStopped: INTERRUPTED,
  });
}

/**
 * Writes the database and its description into a folder.
 *
 * @param {Supervisor} supervisor
 * @param {string} url
 * @param {string} folder
 * @returns {Promise<{ part: string, summary: string }>}
 */
async function gather(supervisor, url, folder) {
  const { major: postgres, migrations, companies } = await factsOf(url);
  if (migrations.length === 0) throw new Problem('The database holds nothing of this product yet.');
  const say = (/** @type {Parameters<typeof aboutBackup>[0]} */ facts) =>
    writeFileSync(join(folder, PARTS.about), JSON.stringify(aboutBackup(facts), null, 2));

  const tools = fittingTools(postgres);
  if (!tools) {
    const seen = await dumpTables(supervisor, url, join(folder, PARTS.tables));
    say({ kind: 'tables', postgres, migrations: seen });
    return { part: PARTS.tables, summary: `all tables with ${companiesOf(companies)}` };
  }
  await dumpDatabase(supervisor, tools, url, join(folder, PARTS.database));
  say({ kind: 'database', postgres, program: tools.major, migrations });
  const summary = `the database with ${companiesOf(companies)}, by pg_dump ${tools.major}`;
  return { part: PARTS.database, summary };
}

/** @param {string} file */
const megabytes = (file) => (statSync(file).size / 1e6).toFixed(1);
