import type { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** Bytes that may wait for a reader who does not read; lines beyond are lost. */
const longestQueue = 4 * 1024 * 1024;
/** Milliseconds that the last lines have to get out. */
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

  /** Waits until all lines so far are out, but not for a reader who does not read. */
  async flush(): Promise<void> {
    const out = new Promise<void>((resolve) => this.stream.write('', () => resolve()));
    await Promise.race([out, setTimeout(lastPatience, undefined, { ref: false })]);
  }
}
