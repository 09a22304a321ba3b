import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { LogOutput } from './log-output.js';

/** A reader that never takes anything. */
const stuck = () => new Writable({ write: () => undefined });

describe('LogOutput', () => {
  it('passes lines on, and waits until they are out', async () => {
    const stream = new PassThrough();
    const output = new LogOutput(stream);
    output.write('one\n');
    output.write('two\n');
    await output.flush();
    expect(String(stream.read())).toBe('one\ntwo\n');
  });

  it('loses lines rather than memory when nobody reads, and does not wait for it at the end', async () => {
    const stream = stuck();
    const output = new LogOutput(stream);
    const line = `${'x'.repeat(1023)}\n`;
    for (let count = 0; count < 10_000; count += 1) output.write(line);
    expect(stream.writableLength).toBeLessThanOrEqual(4 * 1024 * 1024 + line.length);
    expect(stream.writableLength).toBeGreaterThan(1024 * 1024);
    await output.flush();
  });

  it('goes on when the stream breaks', async () => {
    const stream = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
    const output = new LogOutput(stream);
    output.write('one\n');
    output.write('two\n');
    await output.flush();
    output.write('three\n');
    expect(stream.errored?.message).toBe('EPIPE');
  });
});
