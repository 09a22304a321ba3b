import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Why the language model is not asked at the moment, and when one request tries again. */
export interface PauseState {
  /** In words for a coach, with what to do. */
  readonly reason: string;
  readonly since: Date;
  readonly nextProbeAt: Date;
}

/** The row that tells of the language model. */
const engine = 'openai';

/** Seconds between two probes, over all processes. */
const probePause = 60;

/**
 * The pause of the language model after a fault that affects every job. It holds for all processes
 * until a probe succeeds.
 */
@Injectable()
export class EnginePause {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while the language model may be asked. */
  async state(): Promise<PauseState | null> {
    const [pause] = await this.dataSource.query<PauseState[]>(
      `SELECT reason, since, next_probe_at AS "nextProbeAt" FROM engine_pauses WHERE engine = $1`,
      [engine],
    );
    return pause ?? null;
  }

  /** Begins the pause, or prolongs it after a failed probe. */
  async begin(reason: string): Promise<PauseState> {
    const [pause] = await this.dataSource.query<[PauseState]>(
      `INSERT INTO engine_pauses (engine, reason, next_probe_at)
       VALUES ($1, $2, now() + make_interval(secs => $3))
       ON CONFLICT (engine) DO UPDATE SET reason = excluded.reason,
         next_probe_at = excluded.next_probe_at
       RETURNING reason, since, next_probe_at AS "nextProbeAt"`,
      [engine, reason, probePause],
    );
    return pause;
  }

  /**
   * Claims the one probe of this minute. False if another process has it, or while there is no
   * pause.
   */
  async takeProbe(): Promise<boolean> {
    const [, taken] = await this.dataSource.query<[unknown, number]>(
      `UPDATE engine_pauses SET next_probe_at = now() + make_interval(secs => $2)
       WHERE engine = $1 AND next_probe_at <= now()`,
      [engine, probePause],
    );
    return taken === 1;
  }

  /**
   * Releases the caller's probe, whose request said nothing about the engine, so that another
   * request can probe.
   */
  async giveBackProbe(): Promise<void> {
    await this.dataSource.query(
      `UPDATE engine_pauses SET next_probe_at = now() WHERE engine = $1`,
      [engine],
    );
  }

  /** Ends the pause after a request that succeeded. */
  async end(): Promise<void> {
    await this.dataSource.query(`DELETE FROM engine_pauses WHERE engine = $1`, [engine]);
  }
}
