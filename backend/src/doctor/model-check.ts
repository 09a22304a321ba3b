import OpenAI from 'openai';
import { limitedFetch } from '../analysis/model/limited-fetch.js';
import { modelFaultOf } from '../analysis/model/model-faults.js';
import type { Environment } from '../config/environment.js';
import { usesLanguageModel } from '../config/uses-language-model.js';
import { doubtful, faulty, type Found, well } from './finding.js';

/** Milliseconds for a list of names. */
const patienceMs = 10_000;

/** Some providers offer hundreds of models, each with a page of text. */
const maxBytes = 10_000_000;

/** Asks the provider whether it has the model that is set; that costs no tokens. */
export async function checkModel(environment: Environment): Promise<Found> {
  if (!usesLanguageModel(environment)) return well('none is used: the rules write the reports');
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = environment;
  const client = new OpenAI({
    apiKey: OPENAI_API_KEY ?? '',
    baseURL: OPENAI_BASE_URL,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: patienceMs,
    fetch: limitedFetch(maxBytes),
  });
  try {
    const names = (await client.models.list()).data.map(({ id }) => id);
    if (names.includes(OPENAI_MODEL))
      return well(`${OPENAI_MODEL} is there, and the key is accepted`);
    return faulty(`the key is accepted, but there is no ${OPENAI_MODEL}`, 'Correct OPENAI_MODEL.');
  } catch (error) {
    const { kind, reason } = modelFaultOf(error);
    // Not every server of this API lists its models.
    return kind === 'passing' || kind === 'unusable'
      ? doubtful('the provider did not list its models', reason)
      : faulty('the provider refuses us', reason);
  }
}
