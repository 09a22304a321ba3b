import { Problem } from '../run/problem.mjs';
import { countsIn } from './counts.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} [needs] stages that must have passed before
 * @property {true} [isOnDemand] only run when it is named
 * @property {number} [cores] how many cores it keeps busy on average; next to none by default
 * @property {() => Promise<string | void>} run its output; throws when it fails
 */

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {'passed' | 'failed' | 'left out'} state
 * @property {number} from seconds since the first stage began
 * @property {number} seconds
 * @property {import('./counts.mjs').Counts} [counts] of its tests, where it has some
 */

/**
 * The stages that are asked for and those they need, in their order.
 *
 * @template {Stage} S
 * @param {S[]} stages
 * @param {string[]} names empty: all but those on demand
 * @returns {S[]}
 * @throws {Problem} when there is no such stage
 */
export function chosen(stages, names) {
  if (names.length === 0) return stages.filter(({ isOnDemand }) => isOnDemand !== true);
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
 * Runs each stage once the stages that it needs have passed, and concurrently while all together
 * keep at most `cores` busy. Earlier stages in the list have priority. A stage that needs a failed
 * one is left out.
 *
 * @param {Stage[]} stages
 * @param {object} surroundings
 * @param {number} surroundings.cores
 * @param {(line: string) => void} surroundings.say
 * @param {(error: unknown) => void} surroundings.sayFault rethrows an error that must end the run
 * @returns {Promise<Result[]>}
 */
export async function runStages(stages, { cores, say, sayFault }) {
  const begun = performance.now();
  const now = () => (performance.now() - begun) / 1000;
  /** @type {Map<string, Result>} */
  const results = new Map();
  /** @type {Map<Stage, Promise<void>>} */
  const running = new Map();
  let waiting = stages;

  for (;;) {
    for (const stage of waiting) {
      const missing = (stage.needs ?? []).filter(
        (need) => (results.get(need)?.state ?? 'passed') !== 'passed',
      );
      if (missing.length > 0) leaveOut(stage, missing);
      else if (isReady(stage) && hasRoomFor(stage)) begin(stage);
    }
    waiting = waiting.filter((stage) => !running.has(stage) && !results.has(stage.name));
    if (running.size === 0) {
      if (waiting.length === 0) return [...results.values()];
      // What was left out in this round may leave out more in the next.
      continue;
    }
    await Promise.race(running.values());
  }

  /** @param {Stage} stage */
  function isReady({ needs = [] }) {
    return needs.every((need) => results.get(need)?.state === 'passed');
  }

  /** @param {Stage} stage */
  function hasRoomFor({ cores: wanted = 0 }) {
    const used = [...running.keys()].reduce((sum, stage) => sum + (stage.cores ?? 0), 0);
    return used === 0 || used + wanted <= cores;
  }

  /** @param {Stage} stage @param {string[]} missing */
  function leaveOut({ name }, missing) {
    say(`– ${name}: left out, as ${missing.join(' and ')} failed`);
    results.set(name, { name, state: 'left out', from: now(), seconds: 0 });
  }

  /** @param {Stage} stage */
  function begin(stage) {
    say(`· ${stage.name}`);
    running.set(
      stage,
      result(stage).then((ended) => {
        running.delete(stage);
        results.set(stage.name, ended);
        const mark = ended.state === 'passed' ? '✓' : '✗';
        say(`${mark} ${stage.name} ${ended.seconds.toFixed(1)} s`);
      }),
    );
  }

  /** @param {Stage} stage @returns {Promise<Result>} */
  async function result({ name, run }) {
    const from = now();
    /** @param {Result['state']} state @param {string} output @returns {Result} */
    const ended = (state, output) => {
      const counts = countsIn(output);
      return { name, state, from, seconds: now() - from, ...(counts && { counts }) };
    };
    try {
      return ended('passed', (await run()) ?? '');
    } catch (error) {
      sayFault(error);
      return ended('failed', /** @type {Error} */ (error).message);
    }
  }
}
