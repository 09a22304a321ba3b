import { messages, type ReportContent, type SharedPlan } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { isLive } from '../database/live-companies.js';
import { hashOfToken } from '../deliveries/access-token.js';
import { sharedStepsOf } from './shared-steps.js';

interface ShareRow {
  readonly state: 'open' | 'expired' | 'revoked';
  readonly expiresAt: Date;
  readonly companyName: string;
  readonly country: string;
  readonly submittedAt: Date;
  readonly content: ReportContent;
}

const refusals = {
  expired: messages.planShareExpired,
  revoked: messages.planShareRevoked,
} as const;

/** Reads the plan behind a link. Reading changes nothing, so a link works any number of times. */
@Injectable()
export class SharedPlanReader {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Only the holder of a token that was once valid is told why it is refused. No link opens what is
   * in the trash.
   */
  async read(
    reportId: string,
    token: string,
  ): Promise<{ readonly plan: SharedPlan } | { readonly refusal: string }> {
    const share = isUUID(reportId) ? await this.find(reportId, token) : undefined;
    if (share === undefined) return { refusal: messages.planShareInvalid };
    if (share.state !== 'open') return { refusal: refusals[share.state] };
    // Built field by field: nothing of a report gets here because it was added there.
    return {
      plan: {
        companyName: share.companyName,
        country: share.country,
        submittedAt: share.submittedAt.toISOString(),
        expiresAt: share.expiresAt.toISOString(),
        steps: sharedStepsOf(share.content),
      },
    };
  }

  private async find(reportId: string, token: string): Promise<ShareRow | undefined> {
    const [share] = await this.dataSource.query<ShareRow[]>(
      `SELECT CASE WHEN revoked_at IS NOT NULL THEN 'revoked'
           WHEN expires_at <= now() THEN 'expired' ELSE 'open' END AS state,
         expires_at AS "expiresAt", companies.name AS "companyName",
         answers #>> '{company_info,country}' AS country,
         submitted_at AS "submittedAt", content
       FROM plan_shares JOIN analyses ON analyses.id = analysis_id
       JOIN responses ON responses.id = response_id
       JOIN companies ON companies.id = company_id
       WHERE analysis_id = $1 AND token_hash = $2 AND content IS NOT NULL AND ${isLive}`,
      [reportId, hashOfToken(token)],
    );
    return share;
  }
}
