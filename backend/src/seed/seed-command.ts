import { parseArgs } from 'node:util';
import { CommandProblem } from '../common/errors/command-problem.js';
import type { CommandWork } from '../database/run-command.js';
import { addExampleCompanies, removeExampleCompanies, type Wanted } from './example-companies.js';

export const usage = `Usage: npm run seed -- [options] (in an image: node backend/dist/seed.js [options])

  --companies N   how many example companies there shall be (40; 100000 at most)
  --seed N        which ones: another number, other companies (1)
  --remove        takes the example companies of all seeds out again
  --yes           also in a database on another machine`;

const maxCompanies = 100_000;
const maxSeed = 1_000_000;

/** After how many companies there is a line about it. */
const linePer = 1000;

interface Options extends Wanted {
  readonly remove: boolean;
  readonly yes: boolean;
}

/** Runs what the arguments after `seed` ask for, and prints what it did. */
export const seedCommand =
  (words: readonly string[], say: (line: string) => void): CommandWork =>
  async (url, connect) => {
    const { remove, yes, seed, count } = parse(words);
    if (!yes) requireThisMachine(url);
    const dataSource = await connect();
    if (remove) {
      const removed = await removeExampleCompanies(dataSource);
      say(`${companies(removed)} removed, with all that belonged to them.`);
      return;
    }
    const added = await addExampleCompanies(dataSource, { seed, count }, (done) => {
      if (done % linePer === 0 && done < count) say(`${done} of ${count}`);
    });
    say(
      added.companies === 0
        ? `All ${count} are there already. More come with a larger --companies or another --seed.`
        : `${companies(added.companies)} added, with ${added.submissions} submissions; no mail was sent.`,
    );
  };

const companies = (count: number): string =>
  count === 1 ? '1 example company was' : `${count} example companies were`;

/** @throws CommandProblem with the usage, for an unknown argument. */
function parse(words: readonly string[]): Options {
  const { companies, seed, remove, yes } = parsed(words);
  return {
    count: wholeNumber(companies ?? '40', maxCompanies),
    seed: wholeNumber(seed ?? '1', maxSeed),
    remove: remove === true,
    yes: yes === true,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        companies: { type: 'string' },
        seed: { type: 'string' },
        remove: { type: 'boolean' },
        yes: { type: 'boolean' },
      },
    }).values;
  } catch {
    throw new CommandProblem(usage);
  }
}

function wholeNumber(text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number;
  throw new CommandProblem(usage);
}

/** @throws CommandProblem when the database is on another machine: it may be somebody's real one. */
function requireThisMachine(address: string): void {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  // Nothing, or a folder with a socket, is this machine too.
  if (/^(|\/.*|localhost|127\.[\d.]+|\[?::1\]?)$/.test(host)) return;
  throw new CommandProblem(
    `DATABASE_URL names a database on ${host}: add --yes if its example companies are meant.`,
  );
}
