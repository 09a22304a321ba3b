import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A visit is over when the overview was not read for so long. */
const pauseMinutes = 30;

/** When coaches were here. */
@Injectable()
export class Visits {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Notes that a user is here.
   *
   * @returns the end of the user's visit before this one; null on the first.
   */
  async note(userId: string): Promise<Date | null> {
    const [[user]] = await this.dataSource.query<[{ lastVisit: Date | null }[], number]>(
      `UPDATE users SET seen_at = now(),
         last_visit_at = CASE
           WHEN seen_at < now() - make_interval(mins => $2) THEN seen_at ELSE last_visit_at
         END
       WHERE id = $1 RETURNING last_visit_at AS "lastVisit"`,
      [userId, pauseMinutes],
    );
    return user?.lastVisit ?? null;
  }
}
