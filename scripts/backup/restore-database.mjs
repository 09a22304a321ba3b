import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { privateFolder } from '../run/folders.mjs';
import { INTERRUPTED, runSupervised } from '../run/run-supervised.mjs';
import { Problem } from '../run/problem.mjs';
import { Supervisor } from '../run/supervisor.mjs';
import { checkGivenServices } from '../services/given-services.mjs';
import { extractPart, PARTS } from './archive.mjs';
import { companiesOf, factsOf } from './database-facts.mjs';
import { erasuresOf, handOverErasures } from './erasures.mjs';
import { loaderOf } from './loader-of.mjs';
import { workFolder } from './work-folder.mjs';

/**
 * Restores a backup into the database that DATABASE_URL names.
 *
 * @param {import('./backup-options.mjs').Options} options
 * @param {import('../run/start-settings.mjs').Settings} settings
 * @param {import('./about.mjs').About} about
 */
export async function restoreDatabase(options, settings, about) {
  const { file, isForced } = options;
  if (about.kind === 'folder') {
    throw new Problem(
      'The backup is a copy of a local data folder, which cannot be read into the database of DATABASE_URL: restore it without that setting, and back that up.',
    );
  }
  const load = loaderOf(about);
  const url = `${settings.services.DATABASE_URL}`;
  const folder = workFolder(tmpdir());
  const supervisor = new Supervisor(privateFolder(folder, 'logs'));

  await runSupervised({
    supervisor,
    work: async () => {
      await checkGivenServices({ DATABASE_URL: url, REDIS_URL: undefined, SMTP_URL: undefined });
      const facts = await factsOf(url);
      refuseTarget(facts, about, isForced);
      const erasures = facts.tables > 0 ? await erasuresOf(url) : [];
      await extractPart(options, PARTS[about.kind], folder);
      await extractPart(options, PARTS.secret, folder);
      await load(supervisor, url, join(folder, PARTS[about.kind]), facts.tables > 0);
      const { companies } = await factsOf(url);
      const replaced = facts.tables > 0 ? `, in place of ${facts.companies}` : '';
      console.log(
        `Restored the database of ${about.made} with ${companiesOf(companies)}${replaced}.`,
      );
      handOverErasures(erasures, file);
      handOverSecret(readFileSync(join(folder, PARTS.secret), 'utf8'), settings, file);
      return 0;
    },
    cleanUp: () => rmSync(folder, { recursive: true, force: true }),
    codeWhenStopped: INTERRUPTED,
  });
}

/**
 * @param {import('./database-facts.mjs').DatabaseFacts} target
 * @param {import('./about.mjs').About} about
 * @param {boolean} isForced
 */
function refuseTarget(target, about, isForced) {
  if (about.kind === 'database' && target.major < about.postgres) {
    throw new Problem(
      `The backup is of PostgreSQL ${about.postgres}, and the database runs in the older version ${target.major}: restore it into version ${about.postgres} or newer.`,
    );
  }
  if (target.others > 0) {
    throw new Problem(
      `The database is in use by ${target.others} other connections: stop every process of the product first.`,
    );
  }
  if (target.tables > 0 && !isForced) {
    throw new Problem(
      `The database holds ${target.tables} tables with ${companiesOf(target.companies)}: name an empty one, or add --force to replace all of it.`,
    );
  }
}

/**
 * With DATABASE_URL, the processes read SECRET from their settings, so only a person can set it.
 *
 * @param {string} restored
 * @param {import('../run/start-settings.mjs').Settings} settings
 * @param {string} file
 */
function handOverSecret(restored, { secret, previousSecret }, file) {
  if ([secret, previousSecret].includes(restored)) return;
  const place = `${file}.secret`;
  rmSync(place, { force: true });
  writeFileSync(place, restored, { flag: 'wx', mode: 0o600 });
  console.log(
    `SECRET is another one now, with which the links of the backup do not open: set it to what stands in ${place}, and delete that file.`,
  );
}
