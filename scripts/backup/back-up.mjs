import { existsSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { privateFolder } from '../run/folders.mjs';
import { INTERRUPTED, runSupervised } from '../run/main.mjs';
import { Problem } from '../run/problem.mjs';
import { Supervisor } from '../run/supervisor.mjs';
import { aboutBackup } from './about.mjs';
import { PARTS, writeArchive } from './archive.mjs';
import { companiesOf, factsOf } from './database-facts.mjs';
import { dumpDatabase } from './dump.mjs';
import { fittingTools } from './postgres-tools.mjs';
import { sourceOf } from './source.mjs';
import { workFolder } from './work-folder.mjs';

/**
 * Writes everything that cannot be made again into one file: the database and SECRET.
 *
 * @type {import('./command.mjs').Work}
 */
export async function backUp({ file, isForced }, settings) {
  const refuseExisting = () => {
    if (isForced || !existsSync(file)) return;
    throw new Problem(`${file} is there already: name another file, or add --force to replace it.`);
  };
  refuseExisting();
  const source = sourceOf(settings);
  const folder = workFolder(dirname(file));
  const supervisor = new Supervisor(privateFolder(folder, 'logs'), source.record);

  await runSupervised({
    supervisor,
    work: async () => {
      writeFileSync(join(folder, PARTS.secret), source.secret, { mode: 0o600 });
      const { part, summary } = await gather(supervisor, source, folder);
      refuseExisting();
      await writeArchive(folder, [PARTS.about, PARTS.secret, part], file);
      console.log(`Backed up to ${file} (${megabytes(file)} MB): ${summary}, and SECRET.`);
      console.log('Whoever has this file can read every report: keep it like a password.');
      return 0;
    },
    cleanUp: () => {
      rmSync(folder, { recursive: true, force: true });
      source.release();
    },
    codeWhenStopped: INTERRUPTED,
  });
}

/**
 * Puts the database, and what is to be said about it, into a folder.
 *
 * @param {Supervisor} supervisor
 * @param {import('./source.mjs').Source} source
 * @param {string} folder
 * @returns {Promise<{ part: string, summary: string }>}
 */
async function gather(supervisor, { open, close, otherwise }, folder) {
  const url = await open(supervisor);
  const { major: postgres, migrations, companies } = await factsOf(url);
  if (migrations.length === 0) throw new Problem('The database holds nothing of this product yet.');
  const say = (/** @type {Parameters<typeof aboutBackup>[0]} */ facts) =>
    writeFileSync(join(folder, PARTS.about), JSON.stringify(aboutBackup(facts), null, 2));

  const tools = fittingTools(postgres);
  if (tools) {
    await dumpDatabase(supervisor, tools, url, join(folder, PARTS.dump));
    say({ kind: 'database', postgres, program: tools.major, migrations });
    const summary = `the database with ${companiesOf(companies)}, by pg_dump ${tools.major}`;
    return { part: PARTS.dump, summary };
  }
  const lack = `There is no pg_dump here that is as new as the database's PostgreSQL ${postgres}`;
  if (!close) throw new Problem(`${lack}: ${otherwise}install postgresql-client-${postgres}.`);
  console.log(`${lack}, so the data folder is copied.`);
  symlinkSync(await close(supervisor), join(folder, PARTS.folder));
  say({ kind: 'folder', postgres, migrations });
  return { part: PARTS.folder, summary: `the data folder with ${companiesOf(companies)}` };
}

/** @param {string} file */
const megabytes = (file) => (statSync(file).size / 1e6).toFixed(1);
