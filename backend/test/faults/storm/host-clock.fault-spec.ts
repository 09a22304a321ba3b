import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { HostClock } from './host-clock.js';

/** What a process says of the time, in milliseconds since 1970. */
const script = `console.log(JSON.stringify([
  Date.now(), new Date().getTime(), new Date(1000).getTime(), new Date(0) instanceof Date,
]))`;

describe('the clock of a host', () => {
  const clock = new HostClock();

  afterAll(() => clock.close());

  const told = async (): Promise<[now: number, made: number, given: number, isDate: boolean]> => {
    const env = { ...process.env, ...clock.settings };
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env });
    return JSON.parse(stdout) as [number, number, number, boolean];
  };

  it.each([0, 1, -24])('is ahead by %i hours for all that its process asks for', async (hours) => {
    await clock.moveTo(hours);
    const expected = Date.now() + hours * 3_600_000;
    const [now, made, given, isDate] = await told();
    expect(Math.abs(now - expected)).toBeLessThan(60_000);
    expect(Math.abs(made - now)).toBeLessThan(1000);
    expect(given).toBe(1000);
    expect(isDate).toBe(true);
  });
});
