import { messages, type Note, type NoteVersion } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { Refusal } from '../common/errors/refusal.js';
import { expectLiveCompany, ofLiveCompany } from '../database/live-companies.js';

interface VersionRow {
  readonly version: number;
  readonly content: string;
  readonly writtenAt: Date;
  readonly username: string;
  readonly displayName: string | null;
}

interface NoteRow extends VersionRow {
  readonly id: string;
  readonly createdAt: Date;
  /** The coach who began it. */
  readonly beganBy: string;
  readonly reportId: string | null;
  readonly submittedAt: Date | null;
}

const ofVersion = `note_versions.version, note_versions.content,
  note_versions.written_at AS "writtenAt", username, display_name AS "displayName"`;

/** Notes as they stand now: each with its highest version. */
const notesNow = `SELECT notes.id, notes.created_at AS "createdAt",
    (SELECT user_id FROM note_versions AS first WHERE note_id = notes.id AND version = 1)
      AS "beganBy",
    analyses.id AS "reportId", submitted_at AS "submittedAt", ${ofVersion}
  FROM notes
  JOIN LATERAL (
    SELECT * FROM note_versions WHERE note_id = notes.id ORDER BY version DESC LIMIT 1
  ) AS note_versions ON true
  JOIN users ON users.id = user_id
  LEFT JOIN analyses ON analyses.id = analysis_id
  LEFT JOIN responses ON responses.id = response_id`;

/** Reads what coaches wrote for themselves. Nothing else in the product reads it. */
@Injectable()
export class NoteReader {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first. @throws Refusal when there is no such company, or it is in the trash. */
  async list(companyId: string, reader: Actor): Promise<Note[]> {
    await expectLiveCompany(this.dataSource, companyId);
    const rows = await this.dataSource.query<NoteRow[]>(
      `${notesNow} WHERE notes.company_id = $1 ORDER BY notes.created_at DESC, notes.id`,
      [companyId],
    );
    return rows.map((row) => present(row, reader));
  }

  /** @throws Refusal when there is no such note. */
  async read(id: string, reader: Actor): Promise<Note> {
    const [row] = await this.dataSource.query<NoteRow[]>(`${notesNow} WHERE notes.id = $1`, [id]);
    if (row === undefined) throw new Refusal(404, messages.noteNotFound);
    return present(row, reader);
  }

  /** All that a note ever said, the newest first. @throws Refusal when there is no such note. */
  async versions(id: string): Promise<NoteVersion[]> {
    const rows = await this.dataSource.query<VersionRow[]>(
      `SELECT ${ofVersion} FROM note_versions JOIN users ON users.id = user_id
       JOIN notes ON notes.id = note_id
       WHERE note_id = $1 AND ${ofLiveCompany('company_id')} ORDER BY version DESC`,
      [id],
    );
    if (rows.length === 0) throw new Refusal(404, messages.noteNotFound);
    return rows.map(presentVersion);
  }
}

const presentVersion = (row: VersionRow): NoteVersion => ({
  version: row.version,
  content: row.content,
  writtenAt: row.writtenAt.toISOString(),
  user: { username: row.username, displayName: row.displayName },
});

const present = (row: NoteRow, reader: Actor): Note => ({
  ...presentVersion(row),
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  report:
    row.reportId === null || row.submittedAt === null
      ? null
      : { id: row.reportId, submittedAt: row.submittedAt.toISOString() },
  isOwn: row.beganBy === reader.userId,
});
