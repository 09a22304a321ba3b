import { limits, messages, type SavedView, type SavedViewChange } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Refusal } from '../common/errors/refusal.js';

const columns = 'id, name, filters';

/**
 * The views of the list that each coach keeps. They are only that coach's, so that the audit trail
 * does not tell of them.
 */
@Injectable()
export class SavedViews {
  constructor(private readonly dataSource: DataSource) {}

  /** The oldest first. */
  list(userId: string): Promise<SavedView[]> {
    return this.dataSource.query<SavedView[]>(
      `SELECT ${columns} FROM saved_views WHERE user_id = $1 ORDER BY created_at, id`,
      [userId],
    );
  }

  /** @throws Refusal when the name is taken, or the coach has as many as may be. */
  add(userId: string, { name, filters }: SavedViewChange): Promise<SavedView> {
    return this.asOne(userId, async (manager) => {
      const [{ count }] = await manager.query<[{ count: number }]>(
        `SELECT count(*)::int AS count FROM saved_views WHERE user_id = $1`,
        [userId],
      );
      if (count >= limits.savedViews) throw new Refusal(409, messages.viewsFull);
      await expectFreeName(manager, { userId, name, id: null });
      const [view] = await manager.query<[SavedView]>(
        `INSERT INTO saved_views (user_id, name, filters) VALUES ($1, $2, $3) RETURNING ${columns}`,
        [userId, name, filters],
      );
      return view;
    });
  }

  /** @throws Refusal when this coach has no such view, or the name is taken. */
  change(userId: string, id: string, { name, filters }: SavedViewChange): Promise<SavedView> {
    return this.asOne(userId, async (manager) => {
      await expectFreeName(manager, { userId, name, id });
      const [[view]] = await manager.query<[SavedView[], number]>(
        `UPDATE saved_views SET name = $3, filters = $4 WHERE user_id = $1 AND id = $2
         RETURNING ${columns}`,
        [userId, id, name, filters],
      );
      if (view === undefined) throw new Refusal(404, messages.viewNotFound);
      return view;
    });
  }

  /** Nothing where this coach has no such view. */
  async delete(userId: string, id: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM saved_views WHERE user_id = $1 AND id = $2`, [
      userId,
      id,
    ]);
  }

  /** One change of a coach's views after the other, so that neither a name nor the number is passed. */
  private asOne<Result>(
    userId: string,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE`, [userId]);
      return work(manager);
    });
  }
}

async function expectFreeName(
  manager: EntityManager,
  { userId, name, id }: { userId: string; name: string; id: string | null },
): Promise<void> {
  const taken = await manager.query<unknown[]>(
    `SELECT FROM saved_views
     WHERE user_id = $1 AND lower(name) = lower($2) AND id IS DISTINCT FROM $3::uuid`,
    [userId, name, id],
  );
  if (taken.length > 0) throw new Refusal(409, messages.viewNameTaken);
}
