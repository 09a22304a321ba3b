import { CommandProblem } from '../../common/errors/command-problem.js';
import type { Secrets } from '../../config/key-ring.js';
import type { CommandWork } from '../../database/run-command.js';
import { sealAnew } from './seal-anew.js';
import { SecondFactorKey } from './second-factor-key.js';

const usage = `Usage: npm run rekey (in an image: node backend/dist/rekey.js)

After a change of SECRET, with SECRET_PREVIOUS set to the one before: encrypts the second factors of
all users anew, under SECRET. It can run while the product runs, and can be repeated.`;

/** Users that are looked at together. */
const usersPerBatch = 500;

/**
 * Encrypts under the current `SECRET` what is stored under the one before.
 *
 * @param words what the command was given
 * @throws CommandProblem when it was given any.
 */
export const rekeyCommand = (
  words: readonly string[],
  secrets: Secrets,
  say: (line: string) => void,
): CommandWork => {
  if (words.length > 0) throw new CommandProblem(usage);
  const key = new SecondFactorKey(secrets);
  return async (_url, connect) => {
    const { manager } = await connect();
    const counts = { anew: 0, current: 0, unreadable: 0 };
    for (let after: string | null = null; ;) {
      const users: readonly { id: string; sealed: Buffer }[] = await manager.query(
        `SELECT id, second_factor_secret AS sealed FROM users
         WHERE second_factor_secret IS NOT NULL AND ($1::uuid IS NULL OR id > $1)
         ORDER BY id LIMIT ${usersPerBatch}`,
        [after],
      );
      for (const { id, sealed } of users) {
        const opened = key.open(sealed, id);
        if (opened === null) counts.unreadable += 1;
        else if (!opened.isOutdated) counts.current += 1;
        else {
          await sealAnew(manager, key, id, sealed, opened.secret);
          counts.anew += 1;
        }
      }
      const last = users.at(-1);
      if (last === undefined) break;
      after = last.id;
    }
    say(`Second factors encrypted anew: ${counts.anew}; under SECRET already: ${counts.current}.`);
    if (counts.unreadable > 0)
      say(
        `Neither SECRET nor SECRET_PREVIOUS opens ${counts.unreadable}: their users log in by a recovery code.`,
      );
  };
};
