import { parseArgs } from 'node:util';
import { Problem } from './problem.mjs';

/**
 * The command-line options of `npm start`.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ demoModel: boolean, fromSources: boolean }} `demoModel`: a stand-in for a language model
 *   words the reports; `fromSources`: nothing is built beforehand, as `npm run dev` has it
 * @throws {Problem} with one sentence for what is wrong
 */
export function readOptions(args, env) {
  const { 'demo-model': demoModel = false, 'from-sources': fromSources = false } =
    parseOptions(args);
  if (demoModel && env.OPENAI_API_KEY?.trim()) {
    throw new Problem(
      'OPENAI_API_KEY is set, and --demo-model takes the place of a real language model: leave one of them out.',
    );
  }
  if (demoModel && env.ANALYSIS_ENGINE?.trim() === 'builtin') {
    throw new Problem(
      'ANALYSIS_ENGINE is builtin, so there is nothing for --demo-model to do: leave one of them out.',
    );
  }
  return { demoModel, fromSources };
}

/** @param {string[]} args */
function parseOptions(args) {
  try {
    const boolean = /** @type {const} */ ({ type: 'boolean' });
    return parseArgs({ args, options: { 'demo-model': boolean, 'from-sources': boolean } }).values;
  } catch {
    throw new Problem(
      `npm start does not know ${args.join(' ')}: it takes --demo-model, as in npm start -- --demo-model.`,
    );
  }
}
