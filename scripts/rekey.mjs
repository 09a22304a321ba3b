import { databaseCommand } from './services/database-command.mjs';

await databaseCommand('rekey');
