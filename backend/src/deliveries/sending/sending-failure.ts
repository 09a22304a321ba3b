import { failureReasons } from '../mail-failure-reasons.js';

/** What a failed attempt means for the delivery. */
export interface SendingFailure {
  /** A retry would fail too. */
  readonly isPermanent: boolean;
  /** It affects every mail: the server is unreachable or refuses us, not this recipient. */
  readonly isOfSession: boolean;
  /** The mail server's own words, or a sentence where it said nothing. */
  readonly words: string;
  /** The reply code at the beginning of those words; it contains no personal data. */
  readonly replyCode?: string;
}

/** Characters of a server's reply that are kept; replies may be of any length. */
const longestReply = 500;

/**
 * The commands that concern one mail; the commands before them concern our server and its account.
 */
const ofOneMail = new Set(['RCPT TO', 'DATA']);

/**
 * Reads nodemailer's error. A reply of 500 to 599 is permanent for a recipient or a mail (RFC 5321,
 * 4.2.1). In the session (greeting, EHLO, AUTH, MAIL FROM) it points to a fault that the operator
 * can fix, so the mail is retried; Postfix defers such mails too (`smtp_sasl_auth_soft_bounce`).
 * Any other reply, or none, is retried as well.
 */
export function sendingFailure(error: unknown): SendingFailure {
  const { response, code, command } = Object(error) as {
    response?: unknown;
    code?: unknown;
    command?: unknown;
  };
  const isOfSession = typeof command !== 'string' || !ofOneMail.has(command);
  if (typeof response === 'string') {
    const replyCode = response.slice(0, 3);
    return {
      isPermanent: replyCode.startsWith('5') && !isOfSession,
      isOfSession,
      words: response.replace(/\s+/g, ' ').slice(0, longestReply),
      replyCode,
    };
  }
  if (typeof code === 'string')
    return { isPermanent: false, isOfSession, words: failureReasons.noAnswer(code) };
  return { isPermanent: false, isOfSession: false, words: failureReasons.unexpected };
}
