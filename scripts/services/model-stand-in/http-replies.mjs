/**
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {object} Answer the contents of a model's completion
 * @property {string} model
 * @property {string | null} content
 * @property {string | null} [refusal]
 * @property {string | null} [finishReason]
 * @property {number} promptTokens
 * @property {boolean} [hasUsage]
 */

/**
 * @param {Response} response
 * @param {number} status
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
export function replyJson(response, status, body, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/**
 * A refusal in the form of the API.
 *
 * @param {Response} response
 * @param {number} status
 * @param {string | null} code
 * @param {string} message
 * @param {Record<string, string>} [headers]
 */
export function replyError(response, status, code, message, headers) {
  const type = code ?? 'invalid_request_error';
  replyJson(response, status, { error: { message, type, param: null, code } }, headers);
}

/**
 * The body of a completion. Its token count is close to a tokenizer's.
 *
 * @param {Answer} answer
 */
export function completion(answer) {
  const { model, content, refusal = null, finishReason = 'stop', promptTokens } = answer;
  const completionTokens = tokensIn(content ?? refusal ?? '');
  return {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    ...((answer.hasUsage ?? true) && {
      usage: {
        prompt_tokens: promptTokens,
        completion_tokens: completionTokens,
        total_tokens: promptTokens + completionTokens,
      },
    }),
  };
}

/** @param {string} text */
export const tokensIn = (text) => Math.ceil(text.length / 4);
