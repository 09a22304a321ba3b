import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Lets one process of all do a scheduled task, and only once in its period. */
@Injectable()
export class TaskLeases {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Whether this process runs the task now; if so, the next run is `periodSeconds` later. A lock
   * would prevent overlapping runs but not a second run in the same period; a row prevents both.
   */
  async take(name: string, periodSeconds: number): Promise<boolean> {
    await this.dataSource.query(`INSERT INTO leases (name) VALUES ($1) ON CONFLICT DO NOTHING`, [
      name,
    ]);
    const [, taken] = await this.dataSource.query<[unknown, number]>(
      `UPDATE leases SET next_at = now() + make_interval(secs => $2)
       WHERE name = $1 AND next_at <= now()`,
      [name, periodSeconds],
    );
    return taken === 1;
  }
}
