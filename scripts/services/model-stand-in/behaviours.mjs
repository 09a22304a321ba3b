import { Readable } from 'node:stream';
import { completion, replyError, replyJson } from './http-replies.mjs';
import { counselSpoilers } from './spoilt-counsel.mjs';
import { factSpoilers } from './spoilt-facts.mjs';
import { letterSpoilers } from './spoilt-letter.mjs';
import { reviewSpoilers } from './spoilt-review.mjs';
import { spoilers } from './spoilt-words.mjs';

/**
 * @typedef {import('./script.mjs').Behaviour & object} Settings
 * @typedef {object} Turn a request, the words of a good writer for it, and the response to send
 * @property {import('./task-of.mjs').Question} question
 * @property {import('./echo.mjs').PartWords | import('./echo-facts.mjs').Facts | { text: string } | import('./echo-review.mjs').Review | import('./echo-counsel.mjs').Counsel} words
 * @property {string} model
 * @property {number} promptTokens
 * @property {import('node:http').ServerResponse} response
 * @property {import('./journal.mjs').Entry} entry
 * @property {Settings} settings
 *
 * @typedef {(turn: Turn) => void} Behaviour
 */

/** Bytes of a completion that is far too large. */
const FAR_TOO_LARGE = 5_000_000;
const DRIP_MS = 1_000;

/**
 * @param {Turn} turn
 * @param {Partial<import('./http-replies.mjs').Answer>} answer
 */
const answerWith = ({ response, model, promptTokens, words }, answer) =>
  replyJson(
    response,
    200,
    completion({ model, promptTokens, content: JSON.stringify(words), ...answer }),
  );

/**
 * @param {number} status
 * @param {string | null} code
 * @param {string} message
 * @returns {Behaviour}
 */
const refuseWith =
  (status, code, message) =>
  ({ response, settings: { retryAfter, retryAfterMs } }) =>
    replyError(response, status, code, message, {
      ...(typeof retryAfter === 'string' && { 'retry-after': retryAfter }),
      ...(typeof retryAfterMs === 'string' && { 'retry-after-ms': retryAfterMs }),
    });

/**
 * @param {string} contentType
 * @param {string} text
 * @returns {Behaviour}
 */
const sayPlainly =
  (contentType, text) =>
  ({ response }) => {
    response.writeHead(200, { 'content-type': contentType });
    response.end(text);
  };

/** @type {Record<string, Behaviour>} by the names that tests use */
const replies = {
  good: (turn) => answerWith(turn, {}),
  'no usage': (turn) => answerWith(turn, { hasUsage: false }),

  // Refusals; the temporary ones take `retryAfter` and `retryAfterMs` as settings.
  'rate limit': refuseWith(429, 'rate_limit_exceeded', 'Rate limit reached.'),
  'quota used up': refuseWith(429, 'insufficient_quota', 'You exceeded your current quota.'),
  'payment required': refuseWith(402, null, 'Payment required.'),
  'wrong key': refuseWith(401, 'invalid_api_key', 'Incorrect API key provided.'),
  forbidden: refuseWith(403, null, 'You are not allowed to use this model.'),
  'unknown model': refuseWith(404, 'model_not_found', 'The model does not exist.'),
  'unknown address': refuseWith(404, null, 'Not found.'),
  'bad request': refuseWith(400, 'invalid_request_error', 'Invalid schema for response_format.'),
  unprocessable: refuseWith(422, null, 'Extra inputs are not permitted.'),
  'prompt filtered': refuseWith(400, 'content_filter', 'The prompt was filtered.'),
  'prompt too long': refuseWith(400, 'context_length_exceeded', 'The prompt is too long.'),
  'request timeout': refuseWith(408, null, 'Request timeout.'),
  conflict: refuseWith(409, null, 'Conflict.'),
  'server error': refuseWith(500, 'server_error', 'The server had an error.'),
  'bad gateway': refuseWith(502, null, 'Bad gateway.'),
  unavailable: refuseWith(503, null, 'The engine is overloaded.'),
  'gateway timeout': refuseWith(504, null, 'Gateway timeout.'),
  'moved elsewhere': ({ response }) => {
    response.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' });
    response.end();
  },
  // A server that repeats the secret key in every part of its response.
  'echo of the key': ({ response }) => {
    const key = `${response.req.headers.authorization}`.replace('Bearer ', '');
    const error = { message: `Wrong key ${key}`, type: key, code: key, param: key };
    replyJson(response, 400, { error }, { 'x-request-id': key, 'x-echo': key });
  },

  // Connection faults.
  reset: ({ response, entry }) => {
    entry.end = 'broken';
    response.destroy();
  },
  hang: () => {},
  drip: ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{');
    const timer = setInterval(() => response.write(' '), DRIP_MS);
    response.once('close', () => clearInterval(timer));
  },
  'cut off in the middle': (turn) => {
    const text = JSON.stringify(completion({ ...turn, content: JSON.stringify(turn.words) }));
    turn.response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(text)}`,
    });
    turn.response.write(text.slice(0, text.length / 2), () => {
      turn.entry.end = 'broken';
      turn.response.destroy();
    });
  },

  // Unusable completions.
  'cut off by length': (turn) => {
    const content = JSON.stringify(turn.words);
    answerWith(turn, { content: content.slice(0, content.length / 2), finishReason: 'length' });
  },
  refuse: (turn) => answerWith(turn, { content: null, refusal: 'I cannot help with that.' }),
  filter: (turn) => answerWith(turn, { content: null, finishReason: 'content_filter' }),
  'empty text': (turn) => answerWith(turn, { content: '' }),
  'plain text': (turn) => answerWith(turn, { content: 'Of course! Here is your report.' }),
  'code fence': (turn) =>
    answerWith(turn, { content: `\`\`\`json\n${JSON.stringify(turn.words)}\n\`\`\`` }),
  'no choices': ({ response, model }) => replyJson(response, 200, { model, choices: [] }),
  html: sayPlainly('text/html', '<!doctype html><title>Welcome to the hotel</title>'),
  'empty body': sayPlainly('application/json', ''),
  'broken json': sayPlainly('application/json', '{"choices": [{"message": '),
  endless: ({ response }) => {
    const more = new Readable({ read: () => void more.push(Buffer.alloc(65_536, ' ')) });
    response.writeHead(200, { 'content-type': 'application/json' });
    more.pipe(response);
  },
  'five megabytes': (turn) => answerWith(turn, { content: 'a'.repeat(FAR_TOO_LARGE) }),
};

/**
 * Spoils words, facts, a letter, a counsel or its review. A request of a kind that cannot be spoilt in
 * this way gets a good completion.
 *
 * @param {string} name
 * @returns {Behaviour}
 */
const spoil = (name) => (turn) => {
  const { words, question } = turn;
  let spoilt;
  if ('facts' in words) spoilt = factSpoilers[name]?.(words, question);
  else if ('text' in words) spoilt = letterSpoilers[name]?.(words, question);
  else if ('findings' in words) spoilt = reviewSpoilers[name]?.(words, question);
  else if ('letter' in words) spoilt = counselSpoilers[name]?.(words, question);
  else spoilt = spoilers[name]?.(words, question);
  answerWith(turn, { content: JSON.stringify(spoilt ?? words) });
};

/** All behaviours that a test can ask for. */
export const behaviours = new Map([
  ...Object.entries(replies),
  ...[...Object.keys(factSpoilers), ...Object.keys(counselSpoilers)].map(
    (name) => /** @type {[string, Behaviour]} */ ([name, spoil(name)]),
  ),
]);
