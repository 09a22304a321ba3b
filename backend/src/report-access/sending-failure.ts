import { failureReasons } from './failure-reasons.js';

/** What a mail that was not taken means for its delivery. */
export interface SendingFailure {
  /** No later try will do better. */
  readonly isPermanent: boolean;
  /** The mail server's own words, or a sentence where it said nothing. */
  readonly words: string;
  /** The beginning of those words, which names nobody. */
  readonly replyCode?: string;
}

/** Servers say what they like; a coach needs the beginning. */
const longestReply = 500;

/**
 * Reads nodemailer's error. An answer of 500 to 599 is the server's final word (RFC 5321, 4.2.1);
 * any other answer, or none, may change with time.
 */
export function sendingFailure(error: unknown): SendingFailure {
  const { response, code } = Object(error) as { response?: unknown; code?: unknown };
  if (typeof response === 'string') {
    const replyCode = response.slice(0, 3);
    return {
      isPermanent: replyCode.startsWith('5'),
      words: response.replace(/\s+/g, ' ').slice(0, longestReply),
      replyCode,
    };
  }
  if (typeof code === 'string') return { isPermanent: false, words: failureReasons.noAnswer(code) };
  return { isPermanent: false, words: failureReasons.unexpected };
}
