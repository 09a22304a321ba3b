import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './run/folders.mjs';
import { report } from './run/run-supervised.mjs';
import { readStormOptions } from './stages/storm-options.mjs';

try {
  const { seed, seeds, submissions } = readStormOptions(process.argv.slice(2));
  // Ctrl-C reaches both processes. The tests then end their own children, so this one waits for
  // them.
  process.on('SIGINT', () => undefined);
  const tests = spawn(
    process.execPath,
    [join(ROOT, 'scripts/test.mjs'), '--only', 'faults', 'storm'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        STORM_SEED: `${seed}`,
        STORM_SEEDS: `${seeds}`,
        STORM_SUBMISSIONS: `${submissions}`,
      },
    },
  );
  const [code] = await once(tests, 'exit');
  process.exitCode = code ?? 1;
} catch (error) {
  report(error);
  process.exitCode = 1;
}
