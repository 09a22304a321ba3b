import { CommandProblem } from '../../common/errors/command-problem.js';
import { secretRing, type Secrets } from '../../config/key-ring.js';
import type { CommandWork } from '../../database/run-command.js';
import { ChainKeys } from './chain-keys.js';
import { type Verification, verifyChain } from './verify-chain.js';

const usage = `Usage: npm run audit:verify (in an image: node backend/dist/audit-verify.js)

Verifies the chain of the audit log, and says the first thing that does not fit.`;

/**
 * Verifies the trail in the database that is given.
 *
 * @param words what the command was given
 * @throws CommandProblem when it is no command, or something does not fit.
 */
export const verifyCommand = (
  words: readonly string[],
  secrets: Secrets,
  say: (line: string) => void,
): CommandWork => {
  if (words.length > 0) throw new CommandProblem(usage);
  return async (_url, connect) => {
    const found = await verifyChain(await connect(), new ChainKeys(...secretRing(secrets)));
    if (found.fault !== null) throw new CommandProblem(faultInWords(found));
    say(inWords(found));
  };
};

const entriesInWords = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

const beginningOf = ({ cut }: Verification): string =>
  cut === null ? 'the beginning' : `the cut after place ${cut.sequence} of ${cut.at}`;

const faultInWords = (found: Verification): string =>
  `The audit log does not verify: ${found.fault}. ${entriesInWords(found.entries)} from ${beginningOf(found)} fit.`;

function inWords(found: Verification): string {
  const { entries, sequence, hash, waiting, otherKeys } = found;
  const more = [
    ...(waiting > 0 ? [`; ${entriesInWords(waiting)} not chained yet`] : []),
    ...(otherKeys > 0 ? [`; ${entriesInWords(otherKeys)} signed under another SECRET`] : []),
  ].join('');
  return `Verified ${entriesInWords(entries)} of the audit log from ${beginningOf(found)} to place ${sequence}, hash ${hash}${more}.`;
}
