import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder, privateFolder } from './run/folders.mjs';
import { INTERRUPTED, report, runSupervised } from './run/run-supervised.mjs';
import { Interrupted } from './run/problem.mjs';
import { Supervisor } from './run/supervisor.mjs';
import { removeDatabase } from './services/postgres.mjs';
import { requireNode } from './setup/node-version.mjs';
import { allStages, LOGS } from './stages/all-stages.mjs';
import { chosen, runStages } from './stages/graph.mjs';
import { closingLine, rowsOf } from './stages/summary.mjs';
import { readTestOptions } from './stages/test-options.mjs';

try {
  requireNode();
  await test();
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/** Runs the stages that are asked for. */
async function test() {
  const options = readTestOptions(process.argv.slice(2));
  const dataDir = mkdtempSync(join(tmpdir(), 'ellac-test-'));
  chmodSync(dataDir, 0o711);
  const supervisor = new Supervisor(privateFolder(LOGS));

  await runSupervised({
    supervisor,
    work: async () => {
      const folders = { dataDir, cacheDir: cacheFolder(dataDir) };
      const stages = chosen(allStages(supervisor, folders, options), options.only);
      const results = await runStages(stages, {
        // More than the number of cores, because every stage also waits and would leave some of
        // them idle: with 1.5 times as many, a quarter of the processor's time was not used.
        cores: 1.75 * availableParallelism(),
        say: console.log,
        sayFault,
      });
      // Of a single file the runner itself has said it all.
      if (options.files.length + options.runner.length === 0) {
        console.table(rowsOf(results));
        console.log(closingLine(results));
      }
      return results.every(({ state }) => state === 'passed') ? 0 : 1;
    },
    cleanUp: () => {
      removeDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
    codeWhenStopped: INTERRUPTED,
  });
}

/** @param {unknown} error */
function sayFault(error) {
  if (error instanceof Interrupted) throw error;
  report(error);
}
