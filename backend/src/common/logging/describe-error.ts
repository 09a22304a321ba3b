import { isNativeError } from 'node:util/types';
import { isDatabaseAway } from '../errors/database-away.js';

/** What a log may say of an error: what kind it is and where it came from. */
export interface ErrorDescription {
  readonly type: string;
  readonly code?: string;
  /** The table of a statement that PostgreSQL refused. */
  readonly table?: string;
  readonly constraint?: string;
  /**
   * Only for errors of the operating system and of connections, whose messages hold no personal
   * data.
   */
  readonly message?: string;
  /** Only the stack frames, without the message. */
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

/** How far a chain of causes is followed; one may lead back to its beginning. */
const longestChain = 5;

const identifier = /^\w{1,64}$/;
const frame = /^ {4}at .*(?::\d+:\d+\)?|<anonymous>\)?)$/;

/**
 * Describes an error without the values that its message may hold: PostgreSQL quotes what was
 * typed, mail servers name addresses, and a parser shows the text that it could not read.
 */
export function describeError(error: unknown, depth = 1): ErrorDescription {
  if (!isNativeError(error)) return { type: typeof error };
  const { code, table, constraint, syscall } = error as Error & Record<string, unknown>;
  const stack = framesOf(error);
  return {
    type: error.constructor.name,
    ...identifiers({ code, table, constraint }),
    ...(typeof syscall === 'string' || isDatabaseAway(error) ? { message: error.message } : {}),
    ...(stack === '' ? {} : { stack }),
    ...(isNativeError(error.cause) && depth < longestChain
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  };
}

const identifiers = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && identifier.test(entry[1]),
    ),
  );

/** The message stands before the frames, and may have lines that look like some. */
function framesOf({ stack = '', message }: Error): string {
  const afterMessage = stack.slice(stack.indexOf(message) + message.length);
  return afterMessage
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n');
}
