import { readFile, writeFile } from 'node:fs/promises';
import { companyFields, z } from '@ellac/contracts';
import { commandLine } from '../audit/command-line.js';
import { CommandProblem } from '../common/errors/command-problem.js';
import type { Secrets } from '../config/key-ring.js';
import type { CommandWork } from '../database/run-command.js';
import type { ErasureEntry } from './erasure-list.js';
import { foundInWords } from './found-in-words.js';
import { servicesOn } from './services-of-commands.js';

const usage = `Usage: npm run erase -- ADDRESS [--dry-run] | --list FILE | --again [FILE]
(in an image: node backend/dist/erase.js)

Erases everything that is stored of the owner with this e-mail address, for ever: companies with
answers, reports, mails, notes and links, from the trash, too. --dry-run only counts. --list writes
the list of erasures into a new file, --again erases what the list, or a file with it, names and a
restored backup brought back.`;

const entriesSchema = z.array(z.object({ hash: z.string(), at: z.iso.datetime() }));

/**
 * Erases the data of an owner, on the database that is given.
 *
 * @param words what the command was given
 * @throws CommandProblem when it is no command.
 */
export const eraseCommand = (
  words: readonly string[],
  secrets: Secrets,
  say: (line: string) => void,
): CommandWork => {
  const asked = parse(words);
  return async (_url, connect) => {
    const dataSource = await connect();
    const { reader, erasure, list } = servicesOn(dataSource, secrets);
    switch (asked.kind) {
      case 'count':
        say(`Would be erased: ${foundInWords(await reader.read(asked.address))}.`);
        break;
      case 'erase':
        say(`Erased: ${foundInWords(await erasure.erase(asked.address, commandLine()))}.`);
        break;
      case 'list': {
        const entries = await list.read(dataSource.manager);
        await writeList(asked.file, entries);
        say(`Wrote the list of ${entries.size} erased addresses to ${asked.file}.`);
        break;
      }
      case 'again': {
        if (asked.file !== undefined)
          await list.merge(dataSource.manager, await readList(asked.file));
        const count = await erasure.eraseAgain(commandLine());
        say(`Erased again: the data of ${count === 1 ? '1 address' : `${count} addresses`}.`);
      }
    }
  };
};

type Asked =
  | { readonly kind: 'erase' | 'count'; readonly address: string }
  | { readonly kind: 'list'; readonly file: string }
  | { readonly kind: 'again'; readonly file: string | undefined };

function parse(words: readonly string[]): Asked {
  const [first = '', second, ...more] = words;
  const isAddress = companyFields.owner_email.pattern.test(first);
  if (more.length > 0) throw new CommandProblem(usage);
  if (first === '--again') return { kind: 'again', file: second };
  if (first === '--list' && second !== undefined) return { kind: 'list', file: second };
  if (isAddress && second === undefined) return { kind: 'erase', address: first };
  if (isAddress && second === '--dry-run') return { kind: 'count', address: first };
  throw new CommandProblem(usage);
}

async function writeList(file: string, entries: ReadonlyMap<string, Date>): Promise<void> {
  const list = [...entries].map(([hash, at]) => ({ hash, at: at.toISOString() }));
  try {
    await writeFile(file, JSON.stringify(list), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = Object(error) as { code?: string };
    throw new CommandProblem(`${file} cannot be made (${code}): name a new file.`);
  }
}

async function readList(file: string): Promise<readonly ErasureEntry[]> {
  try {
    return entriesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new CommandProblem(`${file} is no list of erasures.`);
  }
}
