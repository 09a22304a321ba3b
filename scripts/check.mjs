import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { privateFolder, ROOT } from './run/folders.mjs';
import { INTERRUPTED, report, runSupervised } from './run/run-supervised.mjs';
import { Interrupted, Problem } from './run/problem.mjs';
import { Supervisor } from './run/supervisor.mjs';
import { changedFiles } from './setup/changed-files.mjs';
import { isInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { nx } from './setup/nx.mjs';
import { LOGS } from './stages/all-stages.mjs';
import { runStages } from './stages/graph.mjs';

try {
  requireNode();
  await check();
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/** Looks at what is not committed or not pushed: all types, its style, the unit tests of its projects. */
async function check() {
  if (!isInstalled()) throw new Problem('The packages are not installed yet: run npm ci first.');
  const { base, files } = changedFiles(process.argv.slice(2));
  if (files.length === 0) {
    console.log(`Nothing has changed since ${base}.`);
    return;
  }
  const supervisor = new Supervisor(privateFolder(LOGS));
  const tool = (/** @type {string} */ name, /** @type {string[]} */ ...args) =>
    supervisor.run({
      name,
      command: process.execPath,
      args: [join(ROOT, 'node_modules/.bin', name), ...args],
      cwd: ROOT,
    });
  const scripts = files.filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file));

  /** @type {import('./stages/graph.mjs').Stage[]} */
  const stages = [
    {
      name: 'style',
      cores: 1,
      run: async () => {
        await tool('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files);
        const lint = ['-c', 'oxlint.config.mjs', '--no-error-on-unmatched-pattern'];
        if (scripts.length > 0) await tool('oxlint', ...lint, ...scripts);
      },
    },
    {
      name: 'types',
      cores: 1,
      run: () => nx(supervisor, 'typecheck', ['run', 'workspace:typecheck']),
    },
    {
      name: 'unit tests',
      cores: 1,
      run: () => nx(supervisor, 'unit', ['affected', '-t', 'test', `--files=${files.join()}`]),
    },
  ];
  await runSupervised({
    supervisor,
    work: async () => {
      console.log(`${files.length} files have changed since ${base}.`);
      const cores = availableParallelism();
      const results = await runStages(stages, { cores, say: console.log, sayFault });
      return results.every(({ state }) => state === 'passed') ? 0 : 1;
    },
    cleanUp: () => {},
    codeWhenStopped: INTERRUPTED,
  });
}

/** @param {unknown} error */
function sayFault(error) {
  if (error instanceof Interrupted) throw error;
  report(error);
}
