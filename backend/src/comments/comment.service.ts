import { type AuditAction, type Comment, messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { type AuditEntry, recordAudit } from '../audit/record-audit.js';
import { Refusal } from '../common/errors/refusal.js';
import { TextConflict } from '../common/errors/text-conflict.js';
import { expectLiveReport, isLive } from '../database/live-companies.js';

interface CommentRow {
  readonly id: string;
  readonly content: string;
  readonly createdAt: Date;
  readonly version: number;
  readonly correctedAt: Date | null;
  readonly userId: string;
  readonly username: string;
  readonly displayName: string | null;
}

/** What a comment shall say, and the version that the coach had before; older pages tell none. */
export interface Correction {
  readonly content: string;
  readonly version: number | undefined;
}

/** What coaches write under a report; its owner reads it too. */
@Injectable()
export class CommentService {
  constructor(private readonly dataSource: DataSource) {}

  /** The oldest first. @throws Refusal when there is no such report, or it is in the trash. */
  async list(analysisId: string, reader: Actor): Promise<Comment[]> {
    await expectLiveReport(this.dataSource, analysisId);
    const rows = await this.dataSource.query<(CommentRow | Record<keyof CommentRow, null>)[]>(
      `SELECT comments.id, comments.content, comments.created_at AS "createdAt",
         version, corrected_at AS "correctedAt", user_id AS "userId", username, display_name AS "displayName"
       FROM analyses LEFT JOIN comments ON analysis_id = analyses.id
       LEFT JOIN users ON users.id = user_id
       WHERE analyses.id = $1 ORDER BY comments.created_at, comments.id`,
      [analysisId],
    );
    return rows.filter((row) => row.id !== null).map((row) => present(row, reader));
  }

  /** @throws Refusal when there is no such report, or it is in the trash. */
  async add(analysisId: string, content: string, actor: Actor): Promise<Comment> {
    if (!isUUID(analysisId)) throw new Refusal(404, messages.reportNotFound);
    return this.dataSource.transaction(async (manager) => {
      // If the report is being deleted concurrently, this waits for that transaction and then finds
      // no report.
      const companyName = await companyOf(manager, analysisId);
      const [row] = await manager.query<Pick<CommentRow, 'id' | 'createdAt' | 'displayName'>[]>(
        `INSERT INTO comments (analysis_id, user_id, content) VALUES ($1, $2, $3)
         RETURNING id, created_at AS "createdAt",
           (SELECT display_name FROM users WHERE users.id = user_id) AS "displayName"`,
        [analysisId, actor.userId, content],
      );
      await record(manager, actor, 'comment.add', row!.id, companyName);
      return present({ ...row!, version: 1, correctedAt: null, content, ...actor }, actor);
    });
  }

  /**
   * @throws Refusal when there is no such comment, or somebody else wrote it; TextConflict when its
   *   text is another by now, as another window of the same coach made it.
   */
  async correct(id: string, { content, version }: Correction, actor: Actor): Promise<Comment> {
    return this.dataSource.transaction(async (manager) => {
      const { companyName, ...before } = await holdOwn(manager, id, actor);
      if (version !== undefined && version !== before.version)
        throw new TextConflict(messages.commentChanged, {
          version: before.version,
          content: before.content,
          writtenAt: (before.correctedAt ?? before.createdAt).toISOString(),
          user: { username: actor.username, displayName: before.displayName },
        });
      const [[after]] = await manager.query<
        [Pick<CommentRow, 'version' | 'correctedAt'>[], number]
      >(
        `UPDATE comments SET content = $2, version = version + 1, corrected_at = now()
         WHERE id = $1 RETURNING version, corrected_at AS "correctedAt"`,
        [id, content],
      );
      await record(manager, actor, 'comment.correct', id, companyName);
      return present({ ...before, ...after!, id, content, ...actor }, actor);
    });
  }

  /** @throws Refusal when there is no such comment, or somebody else wrote it. */
  async delete(id: string, actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { companyName, companyId } = await holdOwn(manager, id, actor);
      await manager.query(`DELETE FROM comments WHERE id = $1`, [id]);
      // Nothing else is left that leads from the comment to its company.
      await record(manager, actor, 'comment.delete', id, companyName, { company: companyId });
    });
  }
}

const companyOfReport = `JOIN responses ON responses.id = response_id
  JOIN companies ON companies.id = company_id`;

/** The name of a report's company; the report stays until the transaction ends. */
async function companyOf(manager: EntityManager, analysisId: string): Promise<string> {
  const [report] = await manager.query<{ companyName: string }[]>(
    `SELECT companies.name AS "companyName" FROM analyses ${companyOfReport}
     WHERE analyses.id = $1 FOR KEY SHARE OF analyses`,
    [analysisId],
  );
  if (report === undefined) throw new Refusal(404, messages.reportNotFound);
  await expectLiveReport(manager, analysisId);
  return report.companyName;
}

type OwnComment = Omit<CommentRow, 'id' | 'userId' | 'username'> & {
  readonly companyId: string;
  readonly companyName: string;
};

/** A comment that this coach wrote, kept as it is until the transaction ends. */
async function holdOwn(manager: EntityManager, id: string, actor: Actor): Promise<OwnComment> {
  const [comment] = await manager.query<(OwnComment & { userId: string })[]>(
    `SELECT comments.content, comments.created_at AS "createdAt", comments.version,
       corrected_at AS "correctedAt", companies.id AS "companyId", companies.name AS "companyName",
       user_id AS "userId", display_name AS "displayName"
     FROM comments JOIN users ON users.id = user_id
     JOIN analyses ON analyses.id = analysis_id ${companyOfReport}
     WHERE comments.id = $1 AND ${isLive} FOR UPDATE OF comments`,
    [id],
  );
  if (comment === undefined) throw new Refusal(404, messages.commentNotFound);
  if (comment.userId !== actor.userId) throw new Refusal(403, messages.commentNotOwn);
  return comment;
}

const record = (
  manager: EntityManager,
  actor: Actor,
  action: AuditAction,
  targetId: string,
  companyName: string,
  details: AuditEntry['details'] = {},
): Promise<void> =>
  recordAudit(manager, actor, { action, targetType: 'comment', targetId, companyName, details });

const present = (
  { id, content, createdAt, version, correctedAt, ...author }: CommentRow,
  reader: Actor,
): Comment => ({
  id,
  content,
  createdAt: createdAt.toISOString(),
  version,
  correctedAt: correctedAt?.toISOString() ?? null,
  user: { username: author.username, displayName: author.displayName },
  isOwn: author.userId === reader.userId,
});
