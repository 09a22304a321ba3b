import { isNativeError } from 'node:util/types';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { BodyTooLarge } from './limited-fetch.js';
import { ModelFault, tooSlow, unusable } from './model-fault.js';
import { modelFaultReasons as reasons } from './model-fault-reasons.js';
import { retryAfterSeconds } from './retry-after.js';

/**
 * Providers' error codes for faults that share an HTTP status. Only these codes are ever copied
 * into a log.
 */
const codes = {
  quota: [
    'insufficient_quota',
    'billing_hard_limit_reached',
    'billing_not_active',
    'quota_exceeded',
    'credit_balance_too_low',
  ],
  key: ['invalid_api_key', 'account_deactivated'],
  model: ['model_not_found'],
  filtered: ['content_filter', 'content_policy_violation', 'invalid_prompt'],
  tooLong: ['context_length_exceeded', 'string_above_max_length'],
} as const;
type Subject = keyof typeof codes;

const passingStatuses = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * Classifies an error of a request to the language model: an error of the `openai` package, of the
 * connection, or of reading the reply. The result contains no text from the server.
 */
export function modelFaultOf(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  if (isRefusal(error)) return refusal(error);
  const chain = causesOf(error);
  if (chain.some((each) => each instanceof BodyTooLarge)) {
    return unusable('tooLarge', 'the answer is too large');
  }
  if (chain[0]?.name === 'SyntaxError') return unusable('unreadable', 'the answer is not JSON');
  if (error instanceof APIConnectionTimeoutError) return tooSlow();
  // All other errors are connection failures, before or during a completion.
  const kind = error instanceof APIConnectionError ? 'no connection' : 'the connection broke';
  return new ModelFault('passing', reasons.unreachable, `${kind}${systemCodeOf(chain)}`);
}

/** Errors of the connection have no status. */
const isRefusal = (error: unknown): error is APIError & { readonly status: number } =>
  error instanceof APIError && typeof error.status === 'number';

function refusal(error: APIError & { readonly status: number }): ModelFault {
  const { status } = error;
  const code = knownCodeOf(error);
  const message = `the language model's server answered ${status}${code ? ` ${code.name}` : ''}`;
  const blocked = (reason: string) => new ModelFault('blocked', reason, message, null, true);
  const refused = (reason: string) => new ModelFault('refused', reason, message, null, true);

  switch (code?.subject) {
    case 'quota':
      return blocked(reasons.quota);
    case 'key':
      return blocked(reasons.key);
    case 'model':
      return blocked(reasons.model);
    case 'filtered':
      return unusable('filtered', message);
    case 'tooLong':
      return unusable('tooLong', message);
    case undefined:
  }
  if (passingStatuses.includes(status) || status > 504) {
    const reason = status === 429 ? reasons.rateLimit : reasons.busy;
    return new ModelFault('passing', reason, message, retryAfterSeconds(error.headers), true);
  }
  if (status === 401) return blocked(reasons.key);
  if (status === 402) return blocked(reasons.quota);
  if (status === 403) return refused(reasons.forbidden);
  if (status === 413) return unusable('tooLong', message);
  if (status === 404 || status === 405 || status < 400) return blocked(reasons.address);
  return refused(reasons.request);
}

function knownCodeOf({ code, type }: APIError): { name: string; subject: Subject } | undefined {
  for (const subject of Object.keys(codes) as Subject[]) {
    const name = codes[subject].find((each) => each === code || each === type);
    if (name !== undefined) return { name, subject };
  }
  return undefined;
}

/** Errors of connections come wrapped, but not deeper than this. */
const longestChain = 5;

/** An error and what caused it, the outermost first. */
const causesOf = (error: unknown, depth = 1): readonly Error[] =>
  isNativeError(error) && depth <= longestChain ? [error, ...causesOf(error.cause, depth + 1)] : [];

/** What the operating system said, such as ECONNREFUSED. */
function systemCodeOf(chain: readonly Error[]): string {
  const codes = chain.map((each) => ('code' in each ? String(each.code) : ''));
  const code = codes.find((each) => /^E[A-Z]{3,20}$/.test(each));
  return code === undefined ? '' : ` (${code})`;
}
