import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { untilReady } from '../run/wait.mjs';

const SCRIPT = fileURLToPath(new URL('./model-stand-in-process.mjs', import.meta.url));
const START_TIMEOUT_MS = 30_000;
/** Milliseconds for each completion, so that the progress of a report is visible. */
const DEMO_DELAY_MS = 700;

/**
 * Starts the stand-in for a language model, which words the reports of a demonstration.
 *
 * @param {import('../run/supervisor.mjs').Supervisor} supervisor
 * @returns {Promise<NodeJS.ProcessEnv>} the settings by which the backend uses it
 */
export async function startDemoModel(supervisor) {
  const key = randomBytes(24).toString('base64url');
  const child = supervisor.startNodeService({
    name: 'Demo model',
    script: SCRIPT,
    args: [JSON.stringify({ always: { name: 'good', delayMs: DEMO_DELAY_MS } })],
    env: { PATH: process.env.PATH, STAND_IN_KEY: key },
  });
  /** @type {{ url: string } | undefined} */
  let told;
  child.process.once('message', (message) => (told = /** @type {typeof told} */ (message)));
  await untilReady(child, () => told !== undefined, START_TIMEOUT_MS);
  return {
    ANALYSIS_ENGINE: 'openai',
    OPENAI_BASE_URL: `${told?.url}/v1`,
    OPENAI_API_KEY: key,
    OPENAI_MODEL: 'demo-model',
    OPENAI_MODE: 'schema',
  };
}
