import { resolve } from 'node:path';
import { databaseCommand } from './services/database-command.mjs';

// The file is meant from the folder where npm was called.
const [address, file, ...more] = process.argv.slice(2);
const from = process.env.INIT_CWD || process.cwd();
const words = [address, file === undefined ? undefined : resolve(from, file), ...more];
process.argv.splice(2, Infinity, ...words.filter((word) => word !== undefined));
await databaseCommand('export');
