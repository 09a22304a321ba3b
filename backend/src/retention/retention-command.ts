import { parseArgs } from 'node:util';
import { CommandProblem } from '../common/errors/command-problem.js';
import { readSetting } from '../config/environment.js';
import { CompanyRemoval } from '../companies/company-removal.service.js';
import type { CommandWork } from '../database/run-command.js';
import { countsInWords } from './retention-counts.js';
import { RetentionSweep } from './retention.sweep.js';

const usage = `Usage: npm run retention -- [--months MONTHS] [--dry-run] (in an image: node backend/dist/retention.js)

Deletes now what the nightly job would delete: each company whose last submission is older than
RETENTION_MONTHS, with all that hangs on it, and the addresses in older entries of the audit log.
--dry-run only counts; with it, --months tries another number.`;

/**
 * Deletes what is past the retention, on the database that is given.
 *
 * @param words what the command was given
 * @param set RETENTION_MONTHS
 * @throws CommandProblem when it is no command, or no retention is set.
 */
export const retentionCommand = (
  words: readonly string[],
  set: number | undefined,
  say: (line: string) => void,
): CommandWork => {
  const { tried, isDryRun } = parse(words);
  const months = tried ?? set;
  if (months === undefined) throw new CommandProblem(`RETENTION_MONTHS is not set.\n\n${usage}`);
  return async (_url, connect) => {
    const dataSource = await connect();
    const sweep = new RetentionSweep(dataSource, new CompanyRemoval(dataSource));
    const counts = isDryRun ? await sweep.count(months) : await sweep.run(months);
    say(
      `Older than ${months} months: ${countsInWords(counts)} ${isDryRun ? 'would go' : 'are gone'}.`,
    );
  };
};

/** Only a dry run takes another number: one that was mistyped must delete nothing. */
function parse(words: readonly string[]): { tried: number | undefined; isDryRun: boolean } {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { months: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    });
    const isDryRun = values['dry-run'] === true;
    if (values.months === undefined) return { tried: undefined, isDryRun };
    if (!isDryRun) throw new CommandProblem(usage);
    return {
      tried: readSetting('RETENTION_MONTHS', { RETENTION_MONTHS: values.months }),
      isDryRun,
    };
  } catch {
    throw new CommandProblem(usage);
  }
}
