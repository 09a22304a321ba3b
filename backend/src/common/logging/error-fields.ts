import { QueryFailedError } from 'typeorm';

/** The lines that say where, without the first ones that say what. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * An error as it may stand in the log. The texts of a database's, a parser's or a mail server's
 * errors quote what they were given, so that of those only the kind and the place are told.
 */
export function errorFields(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: typeof error };
  if (error instanceof QueryFailedError) {
    const { code, constraint, table } = error.driverError as Record<string, unknown>;
    return { error: error.name, code, constraint, table, stack: framesOf(error) };
  }
  const { code, command, responseCode } = error as Readonly<Record<string, unknown>> & Error;
  const isFromMailServer = command !== undefined || responseCode !== undefined;
  const isQuoting = error instanceof SyntaxError || isFromMailServer;
  return {
    error: error.name,
    code,
    responseCode,
    stack: isQuoting ? framesOf(error) : error.stack,
  };
}
