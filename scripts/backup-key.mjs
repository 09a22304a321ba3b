import { resolve } from 'node:path';
import { notInstalled, Problem } from './run/problem.mjs';
import { report } from './run/run-supervised.mjs';

// Makes the key that decrypts backups, and says what encrypts them: `npm run backup:key -- FILE`.
try {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) {
    throw new Problem(
      'npm run backup:key takes a new file, as in npm run backup:key -- backup.key.',
    );
  }
  const { makeKey } = await import('./backup/make-key.mjs').catch(notInstalled);
  const recipient = await makeKey(resolve(process.env.INIT_CWD || process.cwd(), file));
  console.log(`BACKUP_RECIPIENT=${recipient}`);
  console.log(
    `The line above is a setting. Keep ${file} on another machine: without it no backup can be read, and with it everybody can.`,
  );
} catch (error) {
  report(error);
  process.exitCode = 1;
}
