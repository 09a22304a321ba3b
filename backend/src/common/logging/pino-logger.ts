import type { LoggerService } from '@nestjs/common';
import pino from 'pino';
import type { Environment } from '../../config/environment.js';

const levels = { error: 'error', warn: 'warn', log: 'info', debug: 'debug' } as const;

/** Bytes that wait for a reader of our output who is slow or gone; what comes beyond is dropped. */
const mostWaiting = 4 * 1024 * 1024;

/** The framework's list of all its parts at each start. */
const wordyContexts = new Set([
  'InstanceLoader',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/**
 * Writes what Nest's `Logger` is given as one line of JSON each. A message is a sentence, or an
 * object with a `message` and more fields. Nothing personal is ever given to it: no name, address,
 * answer, password or token.
 */
export class PinoLogger implements LoggerService {
  readonly pino: pino.Logger;
  private readonly output = pino.destination({ sync: false, maxLength: mostWaiting });

  constructor({ LOG_LEVEL, ROLE }: Environment) {
    this.pino = pino(
      {
        level: levels[LOG_LEVEL],
        base: { role: ROLE },
        messageKey: 'message',
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
      },
      this.output,
    );
  }

  log(message: unknown, context?: string): void {
    this.write(wordyContexts.has(context ?? '') ? 'debug' : 'info', message, { context });
  }

  warn(message: unknown, context?: string): void {
    this.write('warn', message, { context });
  }

  /** Nest passes the stack before the context. */
  error(message: unknown, ...rest: (string | undefined)[]): void {
    this.write('error', message, { context: rest.at(-1), stack: rest.at(-2) });
  }

  debug(message: unknown, context?: string): void {
    this.write('debug', message, { context });
  }

  /** Writes all that still waits; the process may end then. */
  flush(): void {
    this.output.flushSync();
  }

  private write(
    level: 'error' | 'warn' | 'info' | 'debug',
    message: unknown,
    fields: Readonly<Record<string, string | undefined>>,
  ): void {
    const own = typeof message === 'string' ? { message } : (message as object);
    this.pino[level]({ ...fields, ...own });
  }
}
