// Builds what has changed, and measures it: `npm run bench -- [row …] [--million] [--write]`. Starts the needed
// services, and stops them afterwards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { privateFolder, ROOT } from '../scripts/run/folders.mjs';
import { report, INTERRUPTED, runSupervised } from '../scripts/run/run-supervised.mjs';
import { Interrupted } from '../scripts/run/problem.mjs';
import { Supervisor } from '../scripts/run/supervisor.mjs';
import { removeDatabase } from '../scripts/services/postgres.mjs';
import { build } from '../scripts/setup/build.mjs';
import { Lab } from './harness/lab.mjs';
import { readOptions } from './harness/options.mjs';
import { tableHead, tableLine } from './harness/results.mjs';
import { withSetup } from './harness/setup.mjs';
import { writeTable } from './harness/write-table.mjs';
import { measures } from './measures.mjs';

const page = new URL('../docs/performance.md', import.meta.url);

try {
  await run(readOptions(process.argv.slice(2), measures));
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/** @param {import('./harness/options.mjs').BenchOptions} options */
async function run({ rows, isMillion, isWritten }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ellac-bench-'));
  chmodSync(dataDir, 0o711);
  const supervisor = new Supervisor(privateFolder(dataDir, 'logs'));
  const lab = new Lab(supervisor, dataDir);
  await runSupervised({
    supervisor,
    work: async () => {
      await build(supervisor, join(ROOT, 'dist/web'));
      const chosen = measures.filter((each) => each.rows.some((row) => rows.includes(row)));
      const faults = [];
      console.log(tableHead.join('\n'));
      for (const { take, rows: together } of chosen) {
        console.error(`measuring ${together.join(', ')}`);
        try {
          const seen = await withSetup(lab, (setup) => take(setup, { isMillion, rows }));
          const wanted = seen.filter(({ row }) => rows.includes(row));
          for (const result of wanted) console.log(tableLine(result));
          if (isWritten) await writeTable(page, wanted);
        } catch (error) {
          // The rows of the others are worth keeping.
          if (error instanceof Interrupted) throw error;
          faults.push(error);
          report(error);
        }
      }
      await lab.end();
      return faults.length === 0 ? 0 : 1;
    },
    cleanUp: () => {
      removeDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
    codeWhenStopped: INTERRUPTED,
  });
}
