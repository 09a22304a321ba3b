// The example companies' command: `node seed.js --companies 40`, with DATABASE_URL in the environment.
import { runCommand } from './database/run-command.js';
import { seedCommand } from './seed/seed-command.js';

await runCommand(
  seedCommand(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`)),
);
