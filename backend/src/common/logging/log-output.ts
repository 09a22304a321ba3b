import type { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** Bytes that may be buffered for a slow reader; further lines are dropped. */
const longestQueue = 4 * 1024 * 1024;
/** Milliseconds for writing the last lines. */
const lastPatience = 1000;

/**
 * Where log lines go. Their reader may be slow or gone: lines are then buffered or lost, and the
 * service goes on. (Node writes to pipes without blocking; a file's writes are done at once.)
 */
export class LogOutput {
  constructor(private readonly stream: Writable) {
    // Without a listener a closed pipe or a full disk would end the process.
    stream.on('error', () => undefined);
  }

  write(line: string): void {
    if (this.stream.writableLength < longestQueue) this.stream.write(line);
  }

  /** Waits until all lines so far are written, but not for a reader that has stopped reading. */
  async flush(): Promise<void> {
    const out = new Promise<void>((resolve) => this.stream.write('', () => resolve()));
    await Promise.race([out, setTimeout(lastPatience, undefined, { ref: false })]);
  }
}
