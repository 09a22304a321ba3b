import type { EntityManager } from 'typeorm';
import type { SecondFactorKey } from './second-factor-key.js';

/**
 * Seals a user's secret under the current `SECRET`, unless it was changed meanwhile.
 *
 * @param sealed what stands in the row
 * @param secret what it opens to
 */
export async function sealAnew(
  manager: EntityManager,
  key: SecondFactorKey,
  userId: string,
  sealed: Buffer,
  secret: string,
): Promise<void> {
  await manager.query(
    `UPDATE users SET second_factor_secret = $3 WHERE id = $1 AND second_factor_secret = $2`,
    [userId, sealed, key.seal(secret, userId)],
  );
}
