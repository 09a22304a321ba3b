// Brings the schema up to date and ends: `node migrate.js`, with DATABASE_URL in the environment.
import { runCommand } from './database/run-command.js';

await runCommand(async (_url, connect) => {
  await connect();
  process.stdout.write('The schema is up to date.\n');
});
