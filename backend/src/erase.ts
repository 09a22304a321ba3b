// The command that erases the data of an owner: `node erase.js ADDRESS`, with DATABASE_URL and SECRET in
// the environment.
import { secretsOfProcess } from './config/key-ring.js';
import { runCommand } from './database/run-command.js';
import { eraseCommand } from './personal-data/erase-command.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await runCommand((url, connect) =>
  eraseCommand(process.argv.slice(2), secretsOfProcess(), say)(url, connect),
);
