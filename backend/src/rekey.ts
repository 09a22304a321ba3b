// The command for a change of SECRET: `node rekey.js`, with DATABASE_URL, SECRET and SECRET_PREVIOUS in
// the environment.
import { rekeyCommand } from './auth/second-factor/rekey-command.js';
import { secretsOfProcess } from './config/key-ring.js';
import { runCommand } from './database/run-command.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await runCommand((url, connect) =>
  rekeyCommand(process.argv.slice(2), secretsOfProcess(), say)(url, connect),
);
