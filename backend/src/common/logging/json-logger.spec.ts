import { describe, expect, it } from '@jest/globals';
import { JsonLogger } from './json-logger.js';

type Level = ConstructorParameters<typeof JsonLogger>[0]['LOG_LEVEL'];

/** What was written, each line read as JSON. */
const linesOf = (level: Level, write: (logger: JsonLogger) => void): unknown[] => {
  const written: string[] = [];
  write(
    new JsonLogger({ LOG_LEVEL: level, ROLE: 'web' }, { write: (line) => void written.push(line) }),
  );
  for (const line of written) expect(line.indexOf('\n')).toBe(line.length - 1);
  return written.map((line) => JSON.parse(line) as unknown);
};

describe('a line of the log', () => {
  it('says when, how bad, in which role and part, what, and the fields', () => {
    const [line] = linesOf('log', (log) => {
      log.log('analysis begun', { analysisId: '1', attempt: 2 }, 'Analysis');
    });
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      role: 'web',
      context: 'Analysis',
      message: 'analysis begun',
      analysisId: '1',
      attempt: 2,
    });
  });

  it('stays one line whatever it holds', () => {
    const evil = 'a\r\n{"level":"fatal"}\u001b[2J\u2028"\\';
    const [line] = linesOf('log', (log) => {
      log.warn(evil, { route: evil }, 'Requests');
    });
    expect(line).toMatchObject({ level: 'warn', message: evil, route: evil });
  });

  it('holds no value of an error, however it comes', () => {
    const error = new Error('canary');
    const lines = linesOf('error', (log) => {
      log.error(error, 'Scheduler');
      log.error('a job failed', { error }, 'Scheduler');
      log.error('a job failed', error.stack, 'Scheduler');
    });
    for (const line of lines) {
      expect(line).toMatchObject({ level: 'error', context: 'Scheduler' });
      expect(JSON.stringify(line)).not.toContain('canary');
    }
    expect(lines).toHaveLength(3);
  });

  it('is left out when it is below the level', () => {
    const all = (log: JsonLogger) => {
      for (const level of ['fatal', 'error', 'warn', 'log', 'debug'] as const) log[level]('x');
    };
    expect(linesOf('error', all)).toHaveLength(2);
    expect(linesOf('warn', all)).toHaveLength(3);
    expect(linesOf('log', all)).toHaveLength(4);
    expect(linesOf('debug', all)).toHaveLength(5);
  });

  it('about Nest’s own start is for debugging', () => {
    const start = (log: JsonLogger) => {
      log.log('Mapped {/api/user, GET} route', 'RouterExplorer');
    };
    expect(linesOf('log', start)).toEqual([]);
    expect(linesOf('debug', start)).toMatchObject([{ level: 'debug' }]);
  });
});
