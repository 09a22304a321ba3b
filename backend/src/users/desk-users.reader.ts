import type { DeskUser } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Users as admins see them. What is left of a deleted one, who wrote something, is none. */
@Injectable()
export class DeskUsersReader {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<DeskUser[]> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT users.id, username, display_name AS "displayName", email,
         CASE WHEN is_admin THEN role END AS role, second_factor_at IS NOT NULL AS "hasSecondFactor",
         last_login_at AS "lastLoginAt",
         CASE WHEN disabled_at IS NOT NULL THEN 'disabled'
              WHEN invited_at IS NOT NULL THEN 'invited' ELSE 'active' END AS state,
         CASE WHEN expires_at < now() THEN 'expired' WHEN sent_at IS NOT NULL THEN 'sent'
              WHEN next_attempt_at IS NULL THEN 'failed' ELSE 'waiting' END AS status,
         failure, expires_at AS "expiresAt"
       FROM users
       LEFT JOIN password_links ON user_id = users.id AND purpose = 'invitation'
         AND invited_at IS NOT NULL
       WHERE username <> 'deleted-' || users.id
       ORDER BY lower(username), users.id`,
    );
    return rows.map(({ status, failure, expiresAt, lastLoginAt, ...user }) => ({
      ...user,
      lastLoginAt: lastLoginAt?.toISOString() ?? null,
      invitation:
        expiresAt === null ? null : { status, failure, expiresAt: expiresAt.toISOString() },
    }));
  }
}

type Row = Omit<DeskUser, 'lastLoginAt' | 'invitation'> & {
  readonly lastLoginAt: Date | null;
  readonly expiresAt: Date | null;
} & Pick<NonNullable<DeskUser['invitation']>, 'status' | 'failure'>;
