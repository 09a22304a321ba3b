// The command that sends failed mails again: `node resend.js --since 2026-05-04T20:00Z`, with
// DATABASE_URL in the environment.
import { runCommand } from './database/run-command.js';
import { resendCommand } from './deliveries/failed-mails/resend-command.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await runCommand((url, connect) => resendCommand(process.argv.slice(2), say)(url, connect));
