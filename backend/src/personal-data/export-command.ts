import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { companyFields } from '@ellac/contracts';
import { commandLine } from '../audit/command-line.js';
import { CommandProblem } from '../common/errors/command-problem.js';
import type { Secrets } from '../config/key-ring.js';
import type { CommandWork } from '../database/run-command.js';
import { foundInWords } from './found-in-words.js';
import { servicesOn } from './services-of-commands.js';

const usage = `Usage: npm run export -- ADDRESS FILE (in an image: node backend/dist/export.js)

Writes everything that is stored of the owner with this e-mail address into a new file, as JSON. The
file has coaches' private notes, too.`;

/**
 * Exports the data of an owner, from the database that is given.
 *
 * @param words what the command was given
 * @throws CommandProblem when it is no command, or the file cannot be made.
 */
export const exportCommand = (
  words: readonly string[],
  secrets: Secrets,
  say: (line: string) => void,
): CommandWork => {
  const [address = '', file = '', ...more] = words;
  if (!companyFields.owner_email.pattern.test(address) || file === '' || more.length > 0)
    throw new CommandProblem(usage);
  return async (_url, connect) => {
    const { reader, export: exporting } = servicesOn(await connect(), secrets);
    const found = await reader.read(address);
    const pieces = await exporting.export(address, commandLine());
    await pipeline(pieces, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch(
      (error: unknown) => {
        const { code } = Object(error) as { code?: string };
        throw code === 'EEXIST' || code === 'ENOENT'
          ? new CommandProblem(`${file} cannot be made (${code}): name a new file.`)
          : error;
      },
    );
    say(`Exported to ${file}: ${foundInWords(found)}.`);
  };
};
