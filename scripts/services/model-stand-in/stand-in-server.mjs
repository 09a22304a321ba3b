import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { behaviours } from './behaviours.mjs';
import { readFacts } from './echo-facts.mjs';
import { Journal } from './journal.mjs';
import { replyError, replyJson, tokensIn } from './http-replies.mjs';
import { requestFault } from './request-faults.mjs';
import { namesIn, Script } from './script.mjs';
import { questionOf } from './task-of.mjs';
import { recordedCounsel, recordedWords } from './recorded.mjs';
import { echoOf } from './echo.mjs';
import { echoCounsel } from './echo-counsel.mjs';
import { echoReview } from './echo-review.mjs';
import { misfit } from './misfit.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * A stand-in for a language model's provider: `POST /v1/chat/completions` and `GET /v1/models` in
 * OpenAI's format, and `PUT /behaviour`, `GET /journal` and `DELETE /journal` for tests. All of
 * them require the key.
 *
 * @param {{ key: string, steps?: import('./script.mjs').Steps }} settings
 * @returns {import('node:http').Server}
 */
export function modelStandIn({ key, steps = {} }) {
  const script = new Script();
  const journal = new Journal();
  script.follow(steps);

  /** @type {Record<string, (request: Request, response: Response) => Promise<void> | void>} */
  const routes = {
    'POST /v1/chat/completions': (request, response) =>
      complete(script, journal, request, response),
    'GET /v1/models': (_, response) =>
      replyJson(response, 200, { object: 'list', data: [{ id: 'demo-model', object: 'model' }] }),
    'PUT /behaviour': async (request, response) => {
      const asked = await bodyOf(request);
      const unknown = namesIn(asked).filter((name) => !behaviours.has(name));
      if (unknown.length > 0) {
        return replyError(response, 400, null, `There is no behaviour ${unknown.join(', ')}.`);
      }
      script.follow(asked);
      return replyJson(response, 200, asked);
    },
    'GET /journal': (_, response) => replyJson(response, 200, journal.entries),
    'DELETE /journal': (_, response) => {
      journal.entries = [];
      replyJson(response, 200, []);
    },
  };

  return createServer((request, response) => {
    const route = routes[`${request.method} ${request.url}`];
    if (request.headers.authorization !== `Bearer ${key}`) {
      replyError(response, 401, 'invalid_api_key', 'Incorrect API key provided.');
    } else if (route === undefined) {
      replyError(response, 404, null, 'Unknown request URL.');
    } else {
      Promise.resolve(route(request, response)).catch((error) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else replyError(response, 500, 'server_error', 'The stand-in has a fault; see its log.');
      });
    }
  });
}

/**
 * @param {Script} script
 * @param {Journal} journal
 * @param {Request} request
 * @param {Response} response
 */
async function complete(script, journal, request, response) {
  const body = await bodyOf(request);
  const fault = requestFault(body);
  const question = fault === undefined ? questionOf(body.messages) : undefined;
  const part = question?.task.part ?? '';
  const isRepair = question?.isRepair ?? false;
  if (question === undefined) {
    journal.note({ part, isRepair, behaviour: 'bad request', body }, response);
    return replyError(response, 400, null, fault ?? 'The stand-in finds no block of data.');
  }
  const settings = script.take(part);
  const entry = journal.note({ part, isRepair, behaviour: settings.name, body }, response);
  if (settings.delayMs !== undefined) await pause(settings.delayMs);
  const words = writtenFor(question);
  const wrong = misfit(words, body.response_format?.json_schema?.schema);
  if (wrong !== undefined) throw new Error(`What is written does not fit the schema: ${wrong}`);
  behaviours.get(settings.name)?.({
    question,
    words,
    settings,
    entry,
    response,
    model: body.model,
    promptTokens: tokensIn(JSON.stringify(body.messages)),
  });
}

/**
 * The recorded words for these answers, or else the rules' own texts. A repair of a part always
 * gets the latter.
 *
 * @param {import('./task-of.mjs').Question} question
 */
function writtenFor(question) {
  const { task, isRepair } = question;
  if (task.part === 'facts') return readFacts(question);
  if (task.part === 'letter') return { text: 'Your figures stand in your answers.' };
  if (task.part === 'review') return echoReview(question);
  if (task.part === 'counsel') {
    // A counsel is always asked to be proofread; the recorded ones were.
    return recordedCounsel(task, echoCounsel(task));
  }
  const echo = echoOf(task);
  return isRepair ? echo : recordedWords(task, echo);
}

/**
 * @param {Request} request
 * @returns {Promise<any>}
 */
async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}
