import { parseArgs } from 'node:util';
import { CommandProblem } from '../../common/errors/command-problem.js';
import type { CommandWork } from '../../database/run-command.js';
import { FailedMails, zone } from './failed-mails.js';

const usage = `Usage: npm run resend -- --since TIME [--dry-run] (in an image: node backend/dist/resend.js)

Sends the link again to each owner whose newest mail failed at TIME or later; TIME is such as
2026-05-04T20:00Z. --dry-run only counts them. A running worker sends them within half a minute.`;

/**
 * Sends failed mails again, on the database that is given.
 *
 * @param words what the command was given
 * @throws CommandProblem when it is no command.
 */
export const resendCommand = (
  words: readonly string[],
  say: (line: string) => void,
): CommandWork => {
  const { since, isDryRun } = parse(words);
  return async (_url, connect) => {
    const failedMails = new FailedMails(await connect());
    if (isDryRun) say(`${mails(await failedMails.count(since))} would be sent again.`);
    else say(`${mails((await failedMails.sendAgain(since, null)).length)} will be sent again.`);
  };
};

const mails = (count: number): string => (count === 1 ? '1 mail' : `${count} mails`);

function parse(words: readonly string[]): { since: Date; isDryRun: boolean } {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { since: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    });
    const since = new Date(values.since ?? '');
    if (!zone.test(values.since ?? '') || Number.isNaN(since.getTime()))
      throw new CommandProblem(usage);
    return { since, isDryRun: values['dry-run'] === true };
  } catch {
    throw new CommandProblem(usage);
  }
}
