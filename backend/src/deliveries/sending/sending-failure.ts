import { failureReasons } from '../mail-failure-reasons.js';

/** What a mail that was not taken means for its delivery. */
export interface SendingFailure {
  /** No later try will do better. */
  readonly isPermanent: boolean;
  /** It meets every mail alike: the server is away or refuses us, not this recipient. */
  readonly isOfSession: boolean;
  /** The mail server's own words, or a sentence where it said nothing. */
  readonly words: string;
  /** The beginning of those words, which names nobody. */
  readonly replyCode?: string;
}

/** Servers say what they like; a coach needs the beginning. */
const longestReply = 500;

/** The commands that speak of one mail; those before them are about our server and its account. */
const ofOneMail = new Set(['RCPT TO', 'DATA']);

/**
 * Reads nodemailer's error. A reply of 500 to 599 is the server's final word (RFC 5321, 4.2.1) on
 * a recipient or a mail. Said of the session (greeting, EHLO, AUTH, MAIL FROM) it is the operator's
 * fault, which time mends; Postfix puts such mails off, too (`smtp_sasl_auth_soft_bounce`). So may
 * any other answer, or none.
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
