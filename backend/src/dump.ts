// Writes all tables into an empty folder: `node dump.js FOLDER`, with DATABASE_URL in the
// environment. For `npm run backup` where there is no pg_dump.
import { dumpTables } from './backup/dump-tables.js';
import { runCommand } from './database/run-command.js';

await runCommand((url) => dumpTables(url, `${process.argv[2]}`));
