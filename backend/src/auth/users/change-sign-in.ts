import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../database/entities/user.entity.js';

/** Writes down what was done to a user and how many sessions it ended, in the same transaction. */
export type RecordUserChange = (
  manager: EntityManager,
  user: Pick<UserEntity, 'id' | 'username'>,
  endedSessions: number,
) => Promise<void>;

/** Changes a user as `changeSignIn` does, and writes it down. */
export const changeAndRecord = async (
  manager: EntityManager,
  user: UserEntity,
  change: Partial<UserEntity>,
  record: RecordUserChange,
): Promise<void> => record(manager, user, await changeSignIn(manager, user.id, change));

/**
 * A change of a user's password, second factor, permission or linked account ends all sessions of
 * the user.
 *
 * @param change of the user's row; empty where it is in another table.
 * @returns how many were open.
 */
export async function changeSignIn(
  manager: EntityManager,
  id: string,
  change: Partial<UserEntity>,
): Promise<number> {
  if (Object.keys(change).length > 0) await manager.update(UserEntity, id, change);
  // An open link would undo a change of the password; an invitation is for the first one.
  await manager.query(`DELETE FROM password_links WHERE user_id = $1 AND purpose = 'forgotten'`, [
    id,
  ]);
  // A login that compared the old password may still be about to store its session.
  await manager.increment(UserEntity, { id }, 'signInEpoch', 1);
  const [ended] = await manager.query<[{ open: number }]>(
    `WITH ended AS (
       DELETE FROM sessions WHERE sess #>> '{passport,user}' = $1 RETURNING expire
     )
     SELECT count(*) FILTER (WHERE expire > now())::int AS open FROM ended`,
    [id],
  );
  return ended.open;
}
