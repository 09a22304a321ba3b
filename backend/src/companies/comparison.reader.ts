import { type ComparisonAnswer, messages, type ReportContent } from '@ellac/contracts';
import { type ComparedReport, compareReports } from '@ellac/diagnosis';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Refusal } from '../common/errors/refusal.js';
import { CompanyEntity } from '../database/entities/company.entity.js';

interface ReportRow {
  readonly id: string;
  readonly submittedAt: Date;
  readonly content: ReportContent;
}

/** What changed between the newest two completed reports of a company. */
@Injectable()
export class ComparisonReader {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws Refusal when there is no such company. */
  async read(companyId: string): Promise<ComparisonAnswer> {
    if (!(await this.dataSource.getRepository(CompanyEntity).existsBy({ id: companyId })))
      throw new Refusal(404, messages.companyNotFound);
    const [later, earlier] = await this.dataSource.query<ReportRow[]>(
      `SELECT analyses.id, submitted_at AS "submittedAt", content
       FROM responses JOIN analyses ON response_id = responses.id
       WHERE company_id = $1 AND generation_status = 'completed'
       ORDER BY submitted_at DESC, responses.id DESC LIMIT 2`,
      [companyId],
    );
    if (later === undefined || earlier === undefined) return { comparison: null };
    return { comparison: compareReports(comparable(earlier), comparable(later)) };
  }
}

const comparable = ({ submittedAt, ...report }: ReportRow): ComparedReport => ({
  ...report,
  submittedAt: submittedAt.toISOString(),
});
