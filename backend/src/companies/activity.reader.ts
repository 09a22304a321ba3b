import type { Activity, ActivityEntry } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { expectLiveCompany } from '../database/live-companies.js';

/** As many as a coach looks through. */
const shown = 200;

/** What coaches did with a report, as the audit trail names it. */
const deedsOnReports = `(VALUES
    ('report.regenerate', 'regenerated'),
    ('report.resend-email', 'resent'),
    ('report.update-email', 'address-corrected')
  ) AS deeds (action, kind)`;

/** What coaches did with the company as a whole. */
const deedsOnCompany = `(VALUES
    ('company.export', 'exported'),
    ('company.trash', 'trashed'),
    ('company.take-back', 'taken-back')
  ) AS deeds (action, kind)`;

/** What an entry leaves of a thing that is gone. */
const deedsOnGone = `(VALUES
    ('comment.delete', 'comment-deleted'),
    ('note.delete', 'note-deleted')
  ) AS deeds (action, kind)`;

/**
 * What happened with a company: submissions, reports, mails, the plan, notes and comments, and what
 * coaches changed.
 */
@Injectable()
export class ActivityReader {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first; no text of a note or a comment. @throws Refusal for no such company, or one in the trash. */
  async read(companyId: string): Promise<Activity> {
    await expectLiveCompany(this.dataSource, companyId);
    const rows = await this.dataSource.query<(Omit<ActivityEntry, 'at'> & { at: Date })[]>(
      `WITH reports AS (
         SELECT analyses.id, submitted_at, completed_at, failed_at
         FROM responses LEFT JOIN analyses ON response_id = responses.id WHERE company_id = $1
       ), trail AS NOT MATERIALIZED (
         SELECT at, action, target_type, target_id, details,
           coalesce(display_name, audit_entries.username) AS by
         FROM audit_entries LEFT JOIN users ON users.id = user_id
       ), on_reports AS (
         SELECT trail.*, reports.id FROM reports JOIN trail ON target_id = reports.id::text
         WHERE target_type = 'report'
       ), mails AS (
         SELECT email_deliveries.* FROM email_deliveries JOIN reports ON reports.id = analysis_id
         WHERE for_owner
       )
       SELECT submitted_at AS at, 'submitted' AS kind, id AS "reportId", NULL AS by,
         NULL AS recipient FROM reports
       UNION ALL SELECT completed_at, 'completed', id, NULL, NULL FROM reports
         WHERE completed_at IS NOT NULL
       UNION ALL SELECT failed_at, 'failed', id, NULL, NULL FROM reports
         WHERE failed_at IS NOT NULL
       UNION ALL SELECT at, kind, id, by, NULL FROM on_reports JOIN ${deedsOnReports} USING (action)
       UNION ALL SELECT at,
           CASE WHEN (details ->> 'isDone')::boolean THEN 'step-ticked' ELSE 'step-unticked' END,
           id, by, NULL
         FROM on_reports WHERE action = 'step.tick'
       UNION ALL SELECT done_at, 'step-ticked', analysis_id, NULL, NULL
         FROM step_ticks JOIN reports ON reports.id = analysis_id
         -- A coach's tick has an entry of the same transaction, and so of the same time.
         WHERE NOT EXISTS (
           SELECT FROM on_reports AS own
           WHERE own.id = analysis_id AND action = 'step.tick' AND own.at = done_at
         )
       UNION ALL SELECT plan_shares.created_at, 'plan-shared', analysis_id,
           coalesce(display_name, username), NULL
         FROM plan_shares JOIN reports ON reports.id = analysis_id
         LEFT JOIN users ON users.id = made_by
       UNION ALL SELECT revoked_at, 'plan-revoked', analysis_id, own.by, NULL
         FROM plan_shares JOIN reports ON reports.id = analysis_id
         LEFT JOIN on_reports AS own
           ON own.id = analysis_id AND action = 'plan.revoke' AND own.at = revoked_at
         WHERE revoked_at IS NOT NULL
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
       UNION ALL SELECT at, 'comment-corrected', analysis_id, by, NULL
         FROM comments JOIN reports ON reports.id = analysis_id
         JOIN trail ON target_id = comments.id::text
         WHERE action = 'comment.correct'
       UNION ALL SELECT at, kind, NULL, by, NULL FROM trail JOIN ${deedsOnGone} USING (action)
         WHERE details ->> 'company' = $1::text
       UNION ALL SELECT at, kind, NULL, by, NULL FROM trail JOIN ${deedsOnCompany} USING (action)
         WHERE target_id = $1::text
       ORDER BY at DESC, kind LIMIT $2`,
      [companyId, shown + 1],
    );
    return {
      items: rows.slice(0, shown).map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry })),
      hasMore: rows.length > shown,
    };
  }
}
