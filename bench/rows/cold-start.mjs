import { median, ms } from '../harness/figures.mjs';
import { interleaved } from '../harness/rounds.mjs';
import { withSetup } from '../harness/setup.mjs';

const rounds = 5;

/**
 * From the start of a process until it is ready, against one that only loads the framework's core.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<import('../harness/results.mjs').Result[]>}
 */
export async function coldStart(setup) {
  const databaseUrl = await setup.lab.database();
  const backend = (/** @type {string} */ ROLE) => () =>
    withSetup(setup.lab, async (own) => {
      await own.redis();
      await own.sink();
      const begun = performance.now();
      await own.startBackend({ ROLE }, { databaseUrl });
      return performance.now() - begun;
    });
  const seen = await interleaved(rounds, {
    core: () =>
      withSetup(setup.lab, async (own) => {
        const begun = performance.now();
        await own.startScript('nest-core', {});
        return performance.now() - begun;
      }),
    web: backend('web'),
    worker: backend('worker'),
    all: backend('all'),
  });
  const { core, ...roles } = seen;
  return Object.entries(roles).map(([role, waits]) => ({
    row: 'P20',
    what: `start until ready, ROLE=${role}`,
    baseline: `${ms(median(core))}, @nestjs/core alone`,
    seen: ms(median(waits)),
    value: median(waits) / median(core),
    pass: 4,
    best: 2.5,
  }));
}
