import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** Milliseconds until a process has the new offset; it reads the file twenty times a second. */
const noticedAfter = 100;

/** The clock of the host that a process runs on. */
export class HostClock {
  private readonly folder = mkdtempSync(join(tmpdir(), 'ellac-clock-'));
  private readonly file = join(this.folder, 'offset');

  /** What the process is to be set to. */
  readonly settings = {
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs')).href}`,
    MOVED_CLOCK: this.file,
  };

  /** Lets it be so many hours ahead of the real time, or behind it. */
  async moveTo(hours: number): Promise<void> {
    // The rename is atomic, so that the process never reads half a number.
    writeFileSync(`${this.file}.new`, String(hours * 3_600_000));
    renameSync(`${this.file}.new`, this.file);
    await setTimeout(noticedAfter);
  }

  /** Removes the file with the offset. */
  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
