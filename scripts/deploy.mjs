import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { historyLines } from './deploy/history-lines.mjs';
import { ROOT } from './run/folders.mjs';
import { fileProblem, notInstalled, Problem } from './run/problem.mjs';

const USAGE = `Usage: npm run deploy -- <app …> --to <folder>       checks, builds and publishes them together
       npm run deploy -- <app …> --to <folder> --rollback goes back to the versions before
       npm run deploy -- [app …] --to <folder> --list     says what was published, and when

An app is root-config, mf-questionnaire, mf-report or mf-admin. The folder is what the server serves
(WEB_DIR). Types and tests must pass; --unchecked leaves them out. With --built the builds that are
there are published; with --once, all but those that were published with it last.`;

try {
  await deploy();
} catch (error) {
  const problem = error instanceof Problem ? error : fileProblem(error);
  if (!problem) throw error;
  console.error(problem.message);
  process.exitCode = 1;
}

async function deploy() {
  const { options, apps } = readArguments();
  const { to, built, unchecked, once, rollback, list } = options;
  if (!to || (list && rollback)) throw new Problem(USAGE);
  // npm changes into the repository's folder first.
  const webDir = resolve(process.env.INIT_CWD ?? '.', to);
  if (list) {
    for (const line of historyLines(webDir, apps)) console.log(line);
    return;
  }
  if (apps.length === 0) throw new Problem(USAGE);
  const { publish, rollBack } = await import('./deploy/publish.mjs').catch(notInstalled);
  const { publishedLine } = await import('./deploy/published-line.mjs');
  if (rollback) {
    rollBack(apps, webDir);
    for (const app of apps) console.log(`${app} is what it was before.`);
    return;
  }
  if (!built) await build(apps, Boolean(unchecked));
  const folders = apps.map((each) => resolve(ROOT, each));
  const changed = publish(folders, webDir, { once: Boolean(once) });
  for (const each of apps.map((folder) => basename(folder))) {
    if (changed.includes(each)) console.log(publishedLine(webDir, each));
    else console.log(`${each} was published before to ${to}.`);
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      args: argv.slice(2),
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        built: { type: 'boolean' },
        unchecked: { type: 'boolean' },
        once: { type: 'boolean' },
        rollback: { type: 'boolean' },
        list: { type: 'boolean' },
      },
    });
    return { options: values, apps: positionals };
  } catch (error) {
    throw new Problem(`${/** @type {Error} */ (error).message}\n${USAGE}`);
  }
}

/** @param {string[]} apps @param {boolean} unchecked */
async function build(apps, unchecked) {
  const unknown = apps.find((app) => !existsSync(join(ROOT, app, 'webpack.config.mjs')));
  if (unknown !== undefined) throw new Problem(`There is no app ${unknown}.\n${USAGE}`);
  const { checkAndBuild } = await import('./deploy/check-and-build.mjs');
  checkAndBuild(apps, { unchecked });
  if (unchecked) {
    console.warn(`NOT CHECKED: neither the types nor the tests of ${apps.join(', ')} were run.`);
  }
}
