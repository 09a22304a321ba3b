import { parseArgs } from 'node:util';
import { companyFields } from '@ellac/contracts';
import { commandLine } from '../audit/command-line.js';
import { CommandProblem } from '../common/errors/command-problem.js';
import type { CommandWork } from '../database/run-command.js';
import { foundInWords } from './found-in-words.js';
import { servicesOn } from './services-of-commands.js';

const usage = `Usage: npm run erase -- ADDRESS [--dry-run] | --again (in an image: node backend/dist/erase.js)

Erases everything that is stored of the owner with this e-mail address, for ever: companies with
answers, reports, mails, notes and links, from the trash, too. --dry-run only counts. --again erases
what the list of erasures names and a restored backup brought back.`;

/**
 * Erases the data of an owner, on the database that is given.
 *
 * @param words what the command was given
 * @throws CommandProblem when it is no command.
 */
export const eraseCommand = (
  words: readonly string[],
  secret: string,
  say: (line: string) => void,
): CommandWork => {
  const { address, isDryRun } = parse(words);
  return async (_url, connect) => {
    const { reader, erasure } = servicesOn(await connect(), secret);
    if (address === undefined) {
      const count = await erasure.eraseAgain(commandLine());
      say(`Erased again: the data of ${count === 1 ? '1 address' : `${count} addresses`}.`);
    } else if (isDryRun) say(`Would be erased: ${foundInWords(await reader.read(address))}.`);
    else say(`Erased: ${foundInWords(await erasure.erase(address, commandLine()))}.`);
  };
};

/** Without an address, the erasures of the list are meant. */
function parse(words: readonly string[]): { address: string | undefined; isDryRun: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, again: { type: 'boolean' } },
    });
    const [address = '', ...more] = positionals;
    const isDryRun = values['dry-run'] === true;
    if (values.again === true && positionals.length === 0 && !isDryRun)
      return { address: undefined, isDryRun };
    if (more.length > 0 || values.again === true) throw new CommandProblem(usage);
    if (!companyFields.owner_email.pattern.test(address)) throw new CommandProblem(usage);
    return { address, isDryRun };
  } catch {
    throw new CommandProblem(usage);
  }
}
