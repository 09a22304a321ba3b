// Reads what dump.js has written: `node load.js FOLDER [--replace]`, with DATABASE_URL in the
// environment. For `npm run restore`.
import { loadTables } from './backup/load-tables.js';
import { runCommand } from './database/run-command.js';

const [folder, flag] = process.argv.slice(2);
await runCommand(async (url) => {
  const leftOut = await loadTables(url, `${folder}`, flag === '--replace');
  for (const table of leftOut)
    process.stdout.write(`The table ${table} is none of the product's and was left out.\n`);
});
