import { type AuditAction, messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { type AuditEntry, recordAudit } from '../audit/record-audit.js';
import { Refusal } from '../common/errors/refusal.js';
import { TextConflict } from '../common/errors/text-conflict.js';
import { expectLiveCompany, isLive } from '../database/live-companies.js';

export interface NewNote {
  readonly content: string;
  /** The report on whose page it is written; null for the company's. */
  readonly analysisId: string | null;
}

export interface NoteChange {
  readonly content: string;
  /** The version that the coach read before. */
  readonly version: number;
}

/**
 * What coaches write about a company for themselves. A change adds a version and keeps the earlier
 * ones. Who did it stands in the audit trail, and never a word of the text.
 */
@Injectable()
export class NoteService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @returns its id.
   * @throws Refusal when there is no such company, it is in the trash, or it has no such report.
   */
  async add(companyId: string, { content, analysisId }: NewNote, actor: Actor): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      const [company] = await manager.query<{ name: string }[]>(
        `SELECT name FROM companies WHERE id = $1 FOR KEY SHARE`,
        [companyId],
      );
      if (company === undefined) throw new Refusal(404, messages.companyNotFound);
      await expectLiveCompany(manager, companyId);
      if (analysisId !== null) await expectReport(manager, companyId, analysisId);
      const [note] = await manager.query<{ id: string }[]>(
        `INSERT INTO notes (company_id, analysis_id) VALUES ($1, $2) RETURNING id`,
        [companyId, analysisId],
      );
      await addVersion(manager, { id: note!.id, version: 1, content }, actor);
      await record(manager, actor, 'note.add', { id: note!.id, companyName: company.name });
      return note!.id;
    });
  }

  /** @throws Refusal when there is no such note; TextConflict when its text is another by now. */
  async change(id: string, { content, version }: NoteChange, actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { companyName } = await hold(manager, id);
      const current = await currentVersion(manager, id);
      if (current.version !== version) throw new TextConflict(messages.noteChanged, current);
      await addVersion(manager, { id, version: version + 1, content }, actor);
      await record(manager, actor, 'note.change', { id, companyName });
    });
  }

  /** With its versions. @throws Refusal when there is no such note, or somebody else began it. */
  async delete(id: string, actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { companyId, companyName, beganBy } = await hold(manager, id);
      if (beganBy !== actor.userId) throw new Refusal(403, messages.noteNotOwn);
      await manager.query(`DELETE FROM notes WHERE id = $1`, [id]);
      // Nothing else is left that leads from the note to its company.
      await record(manager, actor, 'note.delete', { id, companyName }, { company: companyId });
    });
  }
}

async function expectReport(
  manager: EntityManager,
  companyId: string,
  analysisId: string,
): Promise<void> {
  if (!isUUID(analysisId)) throw new Refusal(404, messages.reportNotFound);
  const reports = await manager.query<unknown[]>(
    `SELECT FROM analyses JOIN responses ON responses.id = response_id
     WHERE analyses.id = $1 AND company_id = $2 FOR KEY SHARE OF analyses`,
    [analysisId, companyId],
  );
  if (reports.length === 0) throw new Refusal(404, messages.reportNotFound);
}

interface HeldNote {
  readonly companyId: string;
  readonly companyName: string;
  readonly beganBy: string;
}

/** Keeps a note as it is until the transaction ends, so that of two changes one is refused. */
async function hold(manager: EntityManager, id: string): Promise<HeldNote> {
  const [note] = await manager.query<HeldNote[]>(
    `SELECT company_id AS "companyId", name AS "companyName",
       (SELECT user_id FROM note_versions WHERE note_id = notes.id AND version = 1) AS "beganBy"
     FROM notes JOIN companies ON companies.id = company_id
     WHERE notes.id = $1 AND ${isLive} FOR UPDATE OF notes`,
    [id],
  );
  if (note === undefined) throw new Refusal(404, messages.noteNotFound);
  return note;
}

/** Read by a statement of its own, which sees what the transaction waited for has written. */
async function currentVersion(
  manager: EntityManager,
  id: string,
): Promise<TextConflict['current']> {
  const [row] = await manager.query<
    { version: number; content: string; writtenAt: Date; user: TextConflict['current']['user'] }[]
  >(
    `SELECT version, content, written_at AS "writtenAt",
       json_build_object('username', username, 'displayName', display_name) AS user
     FROM note_versions JOIN users ON users.id = user_id
     WHERE note_id = $1 ORDER BY version DESC LIMIT 1`,
    [id],
  );
  return { ...row!, writtenAt: row!.writtenAt.toISOString() };
}

async function addVersion(
  manager: EntityManager,
  { id, version, content }: { id: string; version: number; content: string },
  { userId }: Actor,
): Promise<void> {
  await manager.query(
    `INSERT INTO note_versions (note_id, version, user_id, content) VALUES ($1, $2, $3, $4)`,
    [id, version, userId, content],
  );
}

const record = (
  manager: EntityManager,
  actor: Actor,
  action: AuditAction,
  { id, companyName }: { id: string; companyName: string },
  details: AuditEntry['details'] = {},
): Promise<void> =>
  recordAudit(manager, actor, { action, targetType: 'note', targetId: id, companyName, details });
