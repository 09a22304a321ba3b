import { setImmediate, setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';

/** A worker's lease of one row. */
export interface Lease {
  /** How often it is renewed. */
  readonly heartbeatSeconds: number;
  /** Extends the lease. @returns whether it is still this worker's. */
  renew(): Promise<boolean>;
  /** Releases the row for another worker without counting this try. */
  handBack(): Promise<void>;
}

/** This worker lost the lease: another one has the row, it was handed back, or deleted. Discard the result. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';

  constructor() {
    super('the lease is lost');
  }
}

/** Whether work failed only because its lease is lost. */
export const isLeaseLost = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || error instanceof LeaseLost;

interface Held {
  readonly ended: Promise<void>;
  readonly abort: () => void;
}

/** The leases of this process: renewed while their work goes on, handed back when the process stops. */
@Injectable()
export class HeldLeases {
  private readonly log = new Logger('Leases');
  private readonly claiming = new Set<Promise<unknown>>();
  private readonly held = new Map<Lease, Held>();

  /** Registers a claim in progress, so that shutdown waits for it and then releases the row. */
  async claim<Claim>(claim: Promise<Claim>): Promise<Claim> {
    this.claiming.add(claim);
    try {
      return await claim;
    } finally {
      this.claiming.delete(claim);
    }
  }

  /**
   * Renews the lease until the work has ended. The work's signal aborts, with `LeaseLost`, when the
   * lease is lost or handed back.
   */
  async hold(lease: Lease, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const controller = new AbortController();
    const abort = () => controller.abort(new LeaseLost());
    const timer = setInterval(() => {
      lease.renew().then(
        (isHeld) => {
          if (!isHeld) abort();
        },
        // A failed renewal can at worst lose the lease, which the guarded writes detect.
        (error: unknown) => this.tell('a lease was not renewed', error),
      );
    }, lease.heartbeatSeconds * 1000);
    const ended = work(controller.signal).finally(() => {
      clearInterval(timer);
      this.held.delete(lease);
    });
    this.held.set(lease, { ended, abort });
    await ended;
  }

  /**
   * Waits for the work to end, and hands back the leases of what has not ended in time. That work
   * is aborted; where it goes on, the guarded writes refuse its result.
   */
  async end(patienceMs: number): Promise<void> {
    await Promise.race([this.ended(), setTimeout(patienceMs, undefined, { ref: false })]);
    await Promise.all(
      [...this.held].map(async ([lease, { abort }]) => {
        try {
          await lease.handBack();
        } catch (error) {
          this.tell('a lease was not handed back', error);
        }
        abort();
      }),
    );
  }

  private async ended(): Promise<void> {
    await Promise.allSettled(this.claiming);
    // By then each claim holds a lease.
    await setImmediate();
    await Promise.allSettled([...this.held.values()].map(({ ended }) => ended));
  }

  private tell(what: string, error: unknown): void {
    this.log.warn(what, { error });
  }
}
