// The command for what is past the retention: `node retention.js --dry-run`, with DATABASE_URL and
// RETENTION_MONTHS in the environment.
import { retentionMonthsOfProcess } from './config/retention-months.js';
import { runCommand } from './database/run-command.js';
import { retentionCommand } from './retention/retention-command.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await runCommand((url, connect) =>
  retentionCommand(process.argv.slice(2), retentionMonthsOfProcess(), say)(url, connect),
);
