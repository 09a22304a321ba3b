import { backupCommand } from './backup/command.mjs';

await backupCommand('restore', async () => (await import('./backup/restore-backup.mjs')).restore);
