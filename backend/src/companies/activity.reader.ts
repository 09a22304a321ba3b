import { type Activity, type ActivityEntry, messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Refusal } from '../common/errors/refusal.js';

/** As many as a coach looks through. */
const shown = 200;

/** What happened with a company: submissions, reports, mails, notes and comments. */
@Injectable()
export class ActivityReader {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first; no text of a note or a comment. @throws Refusal for no such company. */
  async read(companyId: string): Promise<Activity> {
    const companies = await this.dataSource.query<unknown[]>(
      `SELECT FROM companies WHERE id = $1`,
      [companyId],
    );
    if (companies.length === 0) throw new Refusal(404, messages.companyNotFound);
    const rows = await this.dataSource.query<(Omit<ActivityEntry, 'at'> & { at: Date })[]>(
      `WITH reports AS (
         SELECT analyses.id, submitted_at, completed_at
         FROM responses JOIN analyses ON response_id = responses.id WHERE company_id = $1
       ), mails AS (
         SELECT email_deliveries.* FROM email_deliveries JOIN reports ON reports.id = analysis_id
         WHERE for_owner
       )
       SELECT submitted_at AS at, 'submitted' AS kind, id AS "reportId", NULL AS by,
         NULL AS recipient FROM reports
       UNION ALL SELECT completed_at, 'completed', id, NULL, NULL FROM reports
         WHERE completed_at IS NOT NULL
       UNION ALL SELECT sent_at, 'mail-sent', analysis_id, NULL, recipient FROM mails
         WHERE sent_at IS NOT NULL
       UNION ALL SELECT failed_at, 'mail-failed', analysis_id, NULL, recipient FROM mails
         WHERE status = 'failed' AND failed_at IS NOT NULL
       UNION ALL SELECT opened_at, 'link-opened', analysis_id, NULL, NULL FROM mails
         WHERE opened_at IS NOT NULL
       UNION ALL SELECT written_at, 'note', analysis_id, coalesce(display_name, username), NULL
         FROM notes JOIN note_versions ON note_id = notes.id JOIN users ON users.id = user_id
         WHERE company_id = $1
       UNION ALL SELECT comments.created_at, 'comment', analysis_id,
           coalesce(display_name, username), NULL
         FROM comments JOIN reports ON reports.id = analysis_id JOIN users ON users.id = user_id
       ORDER BY at DESC, kind LIMIT $2`,
      [companyId, shown + 1],
    );
    return {
      items: rows.slice(0, shown).map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry })),
      hasMore: rows.length > shown,
    };
  }
}
