import {
  type AnalysisSummary,
  type CompanyDetail,
  type Confirmation,
  messages,
  type ReportRow,
} from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newestDelivery } from '../deliveries/newest-delivery.js';
import { stepsBeforeReport } from '../analysis/wording-state/stored-counsel.js';
import { Refusal } from '../common/errors/refusal.js';
import { Environment } from '../config/environment.js';
import { usesLanguageModel } from '../config/uses-language-model.js';
import { expectLiveCompany } from '../database/live-companies.js';
import { asIso } from '../database/iso-time.js';
import { companyColumns } from './company-columns.js';

/** A response; what belongs to its analysis is null where it has none. */
interface Row extends Omit<AnalysisSummary, 'id' | 'generationStatus' | 'emailSentAt'> {
  readonly responseId: string;
  readonly submittedAt: Date;
  readonly analysisId: string | null;
  readonly generationStatus: AnalysisSummary['generationStatus'];
  readonly emailSentAt: Date | null;
  readonly claimedAt: Date | null;
  /** Null where the rules write it. */
  readonly stepsDone: number | null;
}

/** One company with all its reports. */
@Injectable()
export class CompanyDetailReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly environment: Environment,
  ) {}

  /** The newest report first. @throws Refusal when there is no such company, or it is in the trash. */
  async read(id: string): Promise<CompanyDetail> {
    await expectLiveCompany(this.dataSource, id);
    const [company] = await this.dataSource.query<CompanyDetail['company'][]>(
      `SELECT ${companyColumns} FROM companies WHERE id = $1`,
      [id],
    );
    if (company === undefined) throw new Refusal(404, messages.companyNotFound);
    const rows = await this.dataSource.query<Row[]>(
      `SELECT responses.id AS "responseId", submitted_at AS "submittedAt",
         analyses.id AS "analysisId", generation_status AS "generationStatus",
         generation_error AS "generationError", claimed_at AS "claimedAt",
         delivery.status AS "emailSendStatus", delivery.sent_at AS "emailSentAt",
         delivery.recipient AS "emailSentTo", recipient_email AS "recipientEmail",
         CASE WHEN delivery.status = 'failed' THEN delivery.server_reply END AS "emailError",
         business_score AS "businessScore", leadership_score AS "leadershipScore",
         context_score AS "contextScore", overall_score AS "overallScore", band,
         CASE WHEN $2 AND answers #>> '{meta,useAi}' IS DISTINCT FROM 'false'
           THEN ${stepsBeforeReport} END AS "stepsDone"
       FROM responses LEFT JOIN analyses ON response_id = responses.id ${newestDelivery}
       WHERE company_id = $1
       ORDER BY submitted_at DESC, responses.id DESC`,
      [id, usesLanguageModel(this.environment)],
    );
    const confirmation = await this.confirmationOf(id);
    return { company, reports: rows.map(presentReport), confirmation };
  }

  private async confirmationOf(id: string): Promise<Confirmation> {
    const [company] = await this.dataSource.query<Confirmation[]>(
      `SELECT details_as_of IS NOT NULL AS "isConfirmed", (
         SELECT jsonb_build_object(
           'responseId', responses.id, 'submittedAt', ${asIso('submitted_at')},
           'name', info ->> 'name', 'ownerFirstName', info ->> 'owner_first_name',
           'ownerLastName', info ->> 'owner_last_name', 'ownerPhone', info ->> 'owner_phone',
           'industry', info ->> 'industry', 'country', info ->> 'country')
         FROM responses CROSS JOIN LATERAL (SELECT answers -> 'company_info' AS info) AS given
         WHERE responses.id = newest_response_id
           AND (details_as_of IS NULL OR details_as_of < submitted_at)
       ) AS unconfirmed
       FROM companies WHERE id = $1`,
      [id],
    );
    return company ?? { isConfirmed: false, unconfirmed: null };
  }
}

function presentReport(row: Row): ReportRow {
  const { responseId, submittedAt, analysisId, claimedAt, stepsDone, emailSentAt, ...summary } =
    row;
  const response = { id: responseId, metadata: { submittedAt: submittedAt.toISOString() } };
  if (analysisId === null) return { response };
  if (summary.generationStatus === 'processing')
    return {
      response,
      ...(claimedAt !== null && { since: claimedAt.toISOString() }),
      ...(stepsDone !== null && { stepsDone }),
    };
  const analysis = {
    id: analysisId,
    ...summary,
    emailSentAt: emailSentAt?.toISOString() ?? null,
  };
  return { response, analysis };
}
