import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { endAllBackends } from '../../support/services/own-backend.js';
import { faultTable, resultOf, type SeedResult, seedTable, violationsIn } from './result.js';
import { storm } from './storm.js';

/** Set by `npm run test:faults`; without it, one short seed runs. */
const firstSeed = Number(process.env['STORM_SEED'] ?? 23);
const seedCount = Number(process.env['STORM_SEEDS'] ?? 1);
const submissionCount = Number(process.env['STORM_SUBMISSIONS'] ?? 16);
const seeds = Array.from({ length: seedCount }, (_, index) => firstSeed + index);

/** Keeps the results of all seeds with this many submissions until the folder is deleted. */
const folder = join(
  import.meta.dirname,
  '../../../../test-results/faults',
  `of-${submissionCount}-submissions`,
);

/** Milliseconds: the storm itself, two calms of two minutes, and a margin for slow machines. */
const patience = 600_000 + submissionCount * 2000;

const keptResults = (): SeedResult[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as SeedResult)
    .toSorted((one, other) => one.seed - other.seed);

afterAll(() => {
  endAllBackends();
  if (process.env['STORM_SEEDS'] === undefined) return;
  const results = keptResults();
  const text = `${faultTable(results)}\n\n${seedTable(results)}\n`;
  writeFileSync(join(folder, 'table.md'), text);
  process.stdout.write(`\n${text}\nKept in ${folder}\n`);
});

describe(`a storm over ${submissionCount} submissions`, () => {
  it.each(seeds)(
    'of seed %i loses nothing, doubles nothing and leaves nothing stuck',
    async (seed) => {
      mkdirSync(folder, { recursive: true });
      const aftermath = await storm(seed, submissionCount);
      const result = resultOf(seed, aftermath);
      const path = join(folder, `seed-${seed}`);
      writeFileSync(`${path}.json`, `${JSON.stringify(result, null, 2)}\n`);
      const violations = violationsIn(result);
      if (violations.length > 0) {
        const { journal, log } = aftermath.evidence;
        writeFileSync(`${path}.journal`, JSON.stringify(journal, null, 2));
        writeFileSync(`${path}.log`, log);
      }
      const again = `npm run test:faults -- --seed ${seed} --submissions ${submissionCount}`;
      expect([`again with: ${again}`, ...violations]).toHaveLength(1);
    },
    patience,
  );
});
