import { setImmediate, setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';

/** A worker's turn at one row, which it holds by a lease. */
export interface Turn {
  /** Extends the lease. */
  renew(): Promise<void>;
  /** Gives the row to another worker as if this one had never begun: no try is counted. */
  handBack(): Promise<void>;
}

/** The turns that this process holds: kept while their work goes on, handed back when it stops. */
@Injectable()
export class Turns {
  private readonly log = new Logger('Turns');
  private readonly claiming = new Set<Promise<unknown>>();
  private readonly held = new Map<Turn, Promise<void>>();

  /** Waits for a claim, which a stop then waits for too: what comes of it is handed back. */
  async claim<Claim>(claim: Promise<Claim>): Promise<Claim> {
    this.claiming.add(claim);
    try {
      return await claim;
    } finally {
      this.claiming.delete(claim);
    }
  }

  /** Renews the turn's lease every `heartbeatSeconds` until the work has ended. */
  async hold(turn: Turn, heartbeatSeconds: number, work: () => Promise<void>): Promise<void> {
    const timer = setInterval(() => {
      // A renewal that fails costs the lease at worst, and the guarded writes notice that.
      turn.renew().catch((error: unknown) => this.tell('a lease was not renewed', error));
    }, heartbeatSeconds * 1000);
    const ended = work().finally(() => {
      clearInterval(timer);
      this.held.delete(turn);
    });
    this.held.set(turn, ended);
    await ended;
  }

  /**
   * Waits for the turns to end, and hands back those that have not when the time is up. Their work
   * goes on until the process ends, but the guarded writes refuse what comes of it.
   */
  async end(patienceMs: number): Promise<void> {
    await Promise.race([this.ended(), setTimeout(patienceMs, undefined, { ref: false })]);
    await Promise.all(
      [...this.held.keys()].map((turn) =>
        turn.handBack().catch((error: unknown) => this.tell('a turn was not handed back', error)),
      ),
    );
  }

  private async ended(): Promise<void> {
    await Promise.allSettled(this.claiming);
    // Whoever claimed holds its turn by then.
    await setImmediate();
    await Promise.allSettled(this.held.values());
  }

  private tell(what: string, error: unknown): void {
    this.log.warn(what, { error });
  }
}
