// The command that verifies the audit log: `node audit-verify.js`, with DATABASE_URL and SECRET in the
// environment.
import { verifyCommand } from './audit/chain/verify-command.js';
import { secretsOfProcess } from './config/key-ring.js';
import { runCommand } from './database/run-command.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await runCommand((url, connect) =>
  verifyCommand(process.argv.slice(2), secretsOfProcess(), say)(url, connect),
);
