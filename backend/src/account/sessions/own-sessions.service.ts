import type { OwnSession } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../audit/actor.js';
import { recordAudit } from '../../audit/record-audit.js';
import { absoluteLimit, idleLimit } from '../../auth/session/signed-in-user.js';

/** The open sessions of a user. */
@Injectable()
export class OwnSessionsService {
  constructor(private readonly dataSource: DataSource) {}

  /** @param thisOne the row of the session that asks. */
  async list(userId: string, thisOne: string): Promise<OwnSession[]> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT sid AS id, sess ->> 'device' AS device, expire,
         to_timestamp((sess ->> 'signedInAt')::double precision / 1000) AS "signedInAt"
       FROM sessions
       WHERE sess #>> '{passport,user}' = $1 AND expire > now()
         AND (sess ->> 'signedInAt')::double precision > $2
       ORDER BY expire DESC, sid`,
      [userId, Date.now() - absoluteLimit],
    );
    return rows.map(({ id, device, signedInAt, expire }) => ({
      id,
      device,
      signedInAt: signedInAt.toISOString(),
      // Each request with the session moves its end.
      lastSeenAt: new Date(expire.getTime() - idleLimit).toISOString(),
      isThisOne: id === thisOne,
    }));
  }

  /** @returns whether there was such a session of the user who acts. */
  async end(sessionId: string, actor: Actor): Promise<boolean> {
    return (await this.endAndRecord('sid = $2', sessionId, actor)) > 0;
  }

  /** @param thisOne the row of the session that stays. */
  async endOthers(thisOne: string, actor: Actor): Promise<void> {
    await this.endAndRecord('sid <> $2', thisOne, actor);
  }

  /** @returns how many open ones it ended. */
  private async endAndRecord(
    which: 'sid = $2' | 'sid <> $2',
    sessionId: string,
    actor: Actor,
  ): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [ended] = await manager.query<[{ open: number }]>(
        `WITH ended AS (
           DELETE FROM sessions WHERE sess #>> '{passport,user}' = $1 AND ${which} RETURNING expire
         )
         SELECT count(*) FILTER (WHERE expire > now())::int AS open FROM ended`,
        [actor.userId, sessionId],
      );
      if (ended.open > 0)
        await recordAudit(manager, actor, {
          action: 'session.end',
          targetType: 'user',
          targetId: actor.userId,
          details: { sessions: ended.open },
        });
      return ended.open;
    });
  }
}

interface Row {
  readonly id: string;
  readonly device: string | null;
  readonly signedInAt: Date;
  readonly expire: Date;
}
