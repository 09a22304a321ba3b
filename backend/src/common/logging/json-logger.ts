import type { LoggerService } from '@nestjs/common';
import { type Logger, pino, stdTimeFunctions } from 'pino';
import type { Environment } from '../../config/environment.js';
import { describeError } from './describe-error.js';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug';

/** What Nest tells of each module and route while it starts. */
const startUpContexts = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isStack = (text: string): boolean => /\n {4}at /.test(text);

/**
 * Writes each line of Nest's `Logger` as JSON. Our own lines are fixed words and, as a second
 * argument, fields: `log.warn('a mail was refused', { deliveryId, error })`. An error is described
 * without the values that it holds; no other field may hold what a person typed or may not know.
 */
export class JsonLogger implements LoggerService {
  private readonly lines: Logger;

  constructor(
    { LOG_LEVEL, ROLE }: Pick<Environment, 'LOG_LEVEL' | 'ROLE'>,
    output: { write(line: string): void },
  ) {
    this.lines = pino(
      {
        level: LOG_LEVEL === 'log' ? 'info' : LOG_LEVEL,
        base: { role: ROLE },
        messageKey: 'message',
        timestamp: stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
      },
      output,
    );
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.tell('fatal', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.tell('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.tell('warn', message, rest);
  }

  log(message: unknown, ...rest: unknown[]): void {
    const isOfStartUp = rest.some((value) => startUpContexts.has(value as string));
    this.tell(isOfStartUp ? 'debug' : 'info', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.tell('debug', message, rest);
  }

  /** Nest puts the context last, and before it whatever the caller gave: fields, or a stack. */
  private tell(level: Level, message: unknown, rest: readonly unknown[]): void {
    const context = rest.findLast((value) => typeof value === 'string' && !isStack(value));
    const fields: Record<string, unknown> = Object.fromEntries(
      rest.filter(isObject).flatMap((value) => Object.entries(value)),
    );
    const error = message instanceof Error ? message : fields['error'];
    this.lines[level](
      {
        context,
        ...fields,
        ...(error === undefined ? {} : { error: describeError(error) }),
      },
      typeof message === 'string' ? message : 'something failed',
    );
  }
}
