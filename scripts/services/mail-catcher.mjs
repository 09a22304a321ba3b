import { fileURLToPath } from 'node:url';
import { privateFolder } from '../run/folders.mjs';
import { untilReady } from '../run/wait.mjs';
import { deleteOldMails } from './old-mails.mjs';

const SCRIPT = fileURLToPath(new URL('./mail-catcher-process.mjs', import.meta.url));
const START_TIMEOUT_MS = 30_000;

/**
 * Starts MailDev: a mail server on a free loopback port that delivers nothing, and an inbox that
 * shows what came, also from earlier starts. What is older than the retention is deleted before.
 *
 * @param {import('./local-services.mjs').Surroundings} surroundings
 * @returns {Promise<{ smtpUrl: string, inboxUrl: string }>}
 */
export async function startMailCatcher({ supervisor, dataDir, mailUiPort, retentionMonths }) {
  const folder = privateFolder(dataDir, 'mail');
  if (retentionMonths !== undefined) deleteOldMails(folder, retentionMonths);
  const child = supervisor.startNodeService({
    name: 'Mail catcher',
    script: SCRIPT,
    args: [folder, `${mailUiPort}`],
    env: { PATH: process.env.PATH },
  });
  /** @type {{ smtpPort: number, webPort: number } | undefined} */
  let ports;
  child.process.once('message', (message) => (ports = /** @type {typeof ports} */ (message)));
  await untilReady(child, () => ports !== undefined, START_TIMEOUT_MS);
  return {
    smtpUrl: `smtp://127.0.0.1:${ports?.smtpPort}`,
    inboxUrl: `http://127.0.0.1:${ports?.webPort}`,
  };
}
