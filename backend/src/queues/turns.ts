import { setImmediate, setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';

/** A worker's turn at one row, which it holds by a lease. */
export interface Turn {
  /** Extends the lease. @returns whether the turn is still this worker's. */
  renew(): Promise<boolean>;
  /** Gives the row to another worker as if this one had never begun: no try is counted. */
  handBack(): Promise<void>;
}

/** This worker lost the lease: another one has the row, it was handed back, or deleted. Discard the result. */
export class TurnLost extends Error {
  override readonly name = 'TurnLost';

  constructor() {
    super('the turn is over');
  }
}

/** Whether work failed only because its turn is over. */
export const isOver = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || error instanceof TurnLost;

interface Held {
  readonly ended: Promise<void>;
  readonly cut: () => void;
}

/** The turns that this process holds: kept while their work goes on, handed back when it stops. */
@Injectable()
export class Turns {
  private readonly log = new Logger('Turns');
  private readonly claiming = new Set<Promise<unknown>>();
  private readonly held = new Map<Turn, Held>();

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
   * Renews the turn's lease every `heartbeatSeconds` until the work has ended. The work's signal
   * aborts, with `TurnLost`, when the turn is lost or handed back.
   */
  async hold(
    turn: Turn,
    heartbeatSeconds: number,
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const controller = new AbortController();
    const cut = () => controller.abort(new TurnLost());
    const timer = setInterval(() => {
      turn.renew().then(
        (isHeld) => {
          if (!isHeld) cut();
        },
        // A renewal that fails costs the lease at worst, and the guarded writes notice that.
        (error: unknown) => this.tell('a lease was not renewed', error),
      );
    }, heartbeatSeconds * 1000);
    const ended = work(controller.signal).finally(() => {
      clearInterval(timer);
      this.held.delete(turn);
    });
    this.held.set(turn, { ended, cut });
    await ended;
  }

  /**
   * Waits for the turns to end, and hands back those that have not when the time is up. Their work
   * is aborted; where it goes on, the guarded writes refuse its result.
   */
  async end(patienceMs: number): Promise<void> {
    await Promise.race([this.ended(), setTimeout(patienceMs, undefined, { ref: false })]);
    await Promise.all(
      [...this.held].map(async ([turn, { cut }]) => {
        try {
          await turn.handBack();
        } catch (error) {
          this.tell('a turn was not handed back', error);
        }
        cut();
      }),
    );
  }

  private async ended(): Promise<void> {
    await Promise.allSettled(this.claiming);
    // Each claim has become a held turn by then.
    await setImmediate();
    await Promise.allSettled([...this.held.values()].map(({ ended }) => ended));
  }

  private tell(what: string, error: unknown): void {
    this.log.warn(what, { error });
  }
}
