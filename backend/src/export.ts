// The command that exports the data of an owner: `node export.js ADDRESS`, with DATABASE_URL and SECRET in
// the environment.
import { secretsOfProcess } from './config/key-ring.js';
import { runCommand } from './database/run-command.js';
import { exportCommand } from './personal-data/export-command.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await runCommand((url, connect) =>
  exportCommand(process.argv.slice(2), secretsOfProcess(), say)(url, connect),
);
