import { Problem } from '../run/problem.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} [needs] stages that must have passed before
 * @property {() => Promise<unknown>} run throws when it fails
 */

/**
 * The stages that are asked for and those they need, in their order.
 *
 * @param {Stage[]} stages
 * @param {string[]} names empty: all
 * @throws {Problem} when there is no such stage
 */
export function chosen(stages, names) {
  if (names.length === 0) return stages;
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Problem(
      `There is no stage ${unknown.join(', ')}; the stages are ${stages.map(({ name }) => name).join(', ')}.`,
    );
  }
  const wanted = new Set(names);
  for (const stage of stages.toReversed()) {
    if (wanted.has(stage.name)) for (const name of stage.needs ?? []) wanted.add(name);
  }
  return stages.filter(({ name }) => wanted.has(name));
}

/**
 * Runs the stages one after the other; one that needs a failed one is left out.
 *
 * @param {Stage[]} stages
 * @param {(line: string) => void} say
 * @param {(error: unknown) => void} sayFault rethrows what must end it all
 * @returns {Promise<boolean>} whether all passed
 */
export async function runStages(stages, say, sayFault) {
  /** @type {Set<string>} */
  const failed = new Set();
  for (const { name, needs = [], run } of stages) {
    const missing = needs.filter((need) => failed.has(need));
    if (missing.length > 0) {
      failed.add(name);
      say(`– ${name}: left out, as ${missing.join(' and ')} failed`);
      continue;
    }
    say(`· ${name}`);
    const begun = performance.now();
    const seconds = () => ((performance.now() - begun) / 1000).toFixed(1);
    try {
      await run();
      say(`✓ ${name} ${seconds()} s`);
    } catch (error) {
      failed.add(name);
      sayFault(error);
      say(`✗ ${name} ${seconds()} s`);
    }
  }
  say(
    failed.size === 0
      ? `All ${stages.length} stages passed.`
      : `Failed: ${[...failed].join(', ')}.`,
  );
  return failed.size === 0;
}
