import type { Comparison, ReportContent } from '@ellac/contracts';
import { type ComparedReport, compareReports } from '@ellac/diagnosis';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What of a stored report is compared. */
export interface ReportRow {
  readonly id: string;
  readonly submittedAt: Date;
  readonly content: ReportContent;
}

/** What changed between two completed reports of a company. */
@Injectable()
export class ComparisonReader {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Compares the newest two.
   *
   * @returns null where there are fewer than two.
   */
  async read(companyId: string): Promise<Comparison | null> {
    const [later, earlier] = await this.dataSource.query<ReportRow[]>(
      `SELECT analyses.id, submitted_at AS "submittedAt", content
       FROM responses JOIN analyses ON response_id = responses.id
       WHERE company_id = $1 AND generation_status = 'completed'
       ORDER BY submitted_at DESC, responses.id DESC LIMIT 2`,
      [companyId],
    );
    return compareRows(earlier ?? null, later ?? null);
  }

  /** @returns null where one of the two is no completed report of the company. */
  async readPair(
    companyId: string,
    pair: { readonly earlier: string; readonly later: string },
  ): Promise<Comparison | null> {
    const rows = await this.dataSource.query<ReportRow[]>(
      `SELECT analyses.id, submitted_at AS "submittedAt", content
       FROM responses JOIN analyses ON response_id = responses.id
       WHERE company_id = $1 AND generation_status = 'completed' AND analyses.id = ANY ($2)`,
      [companyId, [pair.earlier, pair.later]],
    );
    const [earlier, later] = [pair.earlier, pair.later].map((id) =>
      rows.find((row) => row.id === id.toLowerCase()),
    );
    if (earlier === undefined || later === undefined) return null;
    return compareReports(comparable(earlier), comparable(later));
  }
}

/** @returns null where one of the two is not there. */
export const compareRows = (
  earlier: ReportRow | null,
  later: ReportRow | null,
): Comparison | null =>
  earlier === null || later === null
    ? null
    : compareReports(comparable(earlier), comparable(later));

const comparable = ({ submittedAt, ...report }: ReportRow): ComparedReport => ({
  ...report,
  submittedAt: submittedAt.toISOString(),
});
