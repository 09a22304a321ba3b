import { backupCommand } from './backup/command.mjs';

await backupCommand('backup', async () => (await import('./backup/back-up.mjs')).backUp);
