import {
  type DeliveryRecord,
  messages,
  type ReportReader,
  type ReportRecord,
} from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Refusal } from '../common/errors/refusal.js';
import { expectLiveReport } from '../database/live-companies.js';
import { isStopped } from '../database/stopped-addresses.js';
import type { CoachNotes } from '../database/entities/analysis.entity.js';

interface ReportRow extends Pick<
  ReportRecord,
  | 'id'
  | 'generationStatus'
  | 'generationError'
  | 'attempt'
  | 'recipientEmail'
  | 'ownerPhone'
  | 'overallScore'
  | 'band'
  | 'answers'
  | 'provenance'
  | 'situation'
> {
  readonly companyId: string;
  readonly companyName: string;
  readonly submittedAt: Date;
  readonly completedAt: Date | null;
  /** Null until the report is there. */
  readonly coachNotes: CoachNotes | null;
}

interface DeliveryRow extends Omit<
  DeliveryRecord,
  'createdAt' | 'sentAt' | 'openedAt' | 'linkExpiresAt'
> {
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly openedAt: Date | null;
  readonly linkExpiresAt: Date | null;
}

/** What only coaches see of a report, whatever state it is in. */
@Injectable()
export class ReportRecordReader {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws Refusal when there is no such report, or it is in the trash. */
  async read(id: string): Promise<ReportRecord> {
    await expectLiveReport(this.dataSource, id);
    const [report] = await this.dataSource.query<ReportRow[]>(
      `SELECT analyses.id, company_id AS "companyId", companies.name AS "companyName",
         submitted_at AS "submittedAt", generation_status AS "generationStatus",
         generation_error AS "generationError", attempt, completed_at AS "completedAt",
         recipient_email AS "recipientEmail", owner_phone AS "ownerPhone",
         ${isStopped('recipient_email')} AS "isMailStopped", overall_score AS "overallScore", band, answers,
         provenance, coach_notes AS "coachNotes", content -> 'situation' AS situation
       FROM analyses JOIN responses ON responses.id = response_id
       JOIN companies ON companies.id = company_id
       WHERE analyses.id = $1`,
      [id],
    );
    if (report === undefined) throw new Refusal(404, messages.reportNotFound);
    const { companyId, companyName, submittedAt, completedAt, coachNotes, ...rest } = report;
    return {
      ...rest,
      company: { id: companyId, name: companyName },
      submittedAt: submittedAt.toISOString(),
      completedAt: completedAt?.toISOString() ?? null,
      selfPerceptionGap: coachNotes?.selfPerceptionGap ?? null,
      questions: coachNotes?.questions ?? [],
      textFacts: coachNotes?.textFacts ?? null,
      suspiciousAnswers: coachNotes?.suspiciousAnswers ?? [],
      deliveries: await this.deliveriesOf(id),
      readers: await this.readersOf(id),
    };
  }

  /** The mails with its link, the newest first. */
  private async deliveriesOf(id: string): Promise<DeliveryRecord[]> {
    const rows = await this.dataSource.query<DeliveryRow[]>(
      `SELECT id, recipient, reason, status, attempt, created_at AS "createdAt",
         sent_at AS "sentAt", opened_at AS "openedAt",
         CASE WHEN status = 'sent' THEN token_expires_at END AS "linkExpiresAt",
         coalesce(revoked_at < token_expires_at, false) AS "isRevoked",
         server_reply AS "serverReply"
       FROM email_deliveries WHERE analysis_id = $1 AND for_owner
       ORDER BY created_at DESC, id`,
      [id],
    );
    return rows.map(({ createdAt, sentAt, openedAt, linkExpiresAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      openedAt: openedAt?.toISOString() ?? null,
      linkExpiresAt: linkExpiresAt?.toISOString() ?? null,
    }));
  }

  private async readersOf(id: string): Promise<ReportReader[]> {
    const rows = await this.dataSource.query<
      (Omit<ReportReader, 'lastReadAt'> & { lastReadAt: Date })[]
    >(
      `SELECT username, display_name AS "displayName", last_read_at AS "lastReadAt"
       FROM report_reads JOIN users ON users.id = user_id
       WHERE analysis_id = $1 ORDER BY last_read_at DESC, username`,
      [id],
    );
    return rows.map(({ lastReadAt, ...reader }) => ({
      ...reader,
      lastReadAt: lastReadAt.toISOString(),
    }));
  }
}
