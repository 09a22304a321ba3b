import { setTimeout } from 'node:timers/promises';

/**
 * `missed` is one error after a success; `slow` means that no reply has come yet. Both may be
 * temporary.
 */
export type ProbeResult = 'up' | 'slow' | 'missed' | 'down';

/** Milliseconds until a reply is slow; orchestrators often end their own request after 2 to 5 s. */
const patience = 1500;
/** Milliseconds for which a reply is cached, so that many requests cause no load. */
const freshFor = 1000;

/**
 * One dependency, asked at most once a second. Two errors in a row make it `down`, so that a single
 * one takes no healthy process out of service. Before the first success, one error or slow reply is
 * enough: it is not known yet whether this process can work.
 */
export class Probe {
  private asking: Promise<void> | null = null;
  private freshUntil = -Infinity;
  private errors = 0;
  private hasSucceeded = false;

  /**
   * @param ask rejects when the dependency is not as it has to be
   * @param patienceMs until a reply is slow
   */
  constructor(
    private readonly ask: () => Promise<unknown>,
    private readonly patienceMs = patience,
  ) {}

  async result(): Promise<ProbeResult> {
    if (this.asking === null && performance.now() >= this.freshUntil) this.asking = this.askOnce();
    if (this.asking !== null) {
      const answered = new AbortController();
      const late = setTimeout(this.patienceMs, 'slow', { ref: false, signal: answered.signal });
      const first = await Promise.race([this.asking, late]);
      answered.abort();
      if (first === 'slow') return this.hasSucceeded ? 'slow' : 'down';
    }
    if (this.errors === 0) return 'up';
    return this.errors === 1 && this.hasSucceeded ? 'missed' : 'down';
  }

  /** An error after a slow reply counts too, because a slow question is not asked a second time. */
  private async askOnce(): Promise<void> {
    try {
      await this.ask();
      this.errors = 0;
      this.hasSucceeded = true;
    } catch {
      this.errors += 1;
    } finally {
      this.freshUntil = performance.now() + freshFor;
      this.asking = null;
    }
  }
}
