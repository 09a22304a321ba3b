import {
  type CompaniesComparison,
  comparedCompanies,
  type Comparison,
  type LeftOutReason,
  type Questionnaire,
  type ReadinessStanding,
  type ReportContent,
} from '@ellac/contracts';
import {
  type ComparedReport,
  compareReports,
  type ExtractedItem,
  type ReportBeside,
  sideBySide,
} from '@ellac/diagnosis';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What of a stored report is compared. */
export interface ReportRow {
  readonly id: string;
  readonly submittedAt: Date;
  readonly content: ReportContent;
}

interface BesideRow extends ReportRow {
  readonly companyId: string;
  readonly companyName: string;
  readonly band: ReadinessStanding;
  readonly answers: Questionnaire;
  /** Null where none of them count. */
  readonly extracted: readonly ExtractedItem[] | null;
}

/** A company, with its newest completed report where it has one. */
type CompanyRow =
  | (BesideRow & { readonly isInTrash: boolean })
  | (Pick<BesideRow, 'companyId' | 'companyName'> & {
      readonly isInTrash: boolean;
      readonly id: null;
    });

/** The list of a SELECT from `analyses` and their `responses` that makes a {@link ReportRow}. */
const comparedColumns = `analyses.id, submitted_at AS "submittedAt", content`;

/**
 * The same with what the rules read. What a language model found counts only in a report that was
 * written with it.
 */
const besideColumns = `${comparedColumns}, band, answers,
  CASE WHEN provenance ->> 'engine' = 'openai' THEN extracted_facts END AS extracted`;

/** Two to four completed reports side by side. */
@Injectable()
export class ComparisonReader {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest two, the earlier one first. @returns null where there are fewer than two. */
  async newestPair(companyId: string): Promise<readonly [ReportBeside, ReportBeside] | null> {
    const [later, earlier] = await this.dataSource.query<BesideRow[]>(
      `SELECT company_id AS "companyId", companies.name AS "companyName", ${besideColumns}
       FROM companies JOIN responses ON company_id = companies.id
       JOIN analyses ON response_id = responses.id
       WHERE companies.id = $1 AND generation_status = 'completed'
       ORDER BY submitted_at DESC, responses.id DESC LIMIT 2`,
      [companyId],
    );
    if (later === undefined || earlier === undefined) return null;
    return [beside(earlier), beside(later)];
  }

  /** @returns null where one of the two is no completed report of the company. */
  async pairOf(
    companyId: string,
    pair: { readonly earlier: string; readonly later: string },
  ): Promise<readonly [ReportBeside, ReportBeside] | null> {
    const rows = await this.dataSource.query<BesideRow[]>(
      `SELECT company_id AS "companyId", companies.name AS "companyName", ${besideColumns}
       FROM companies JOIN responses ON company_id = companies.id
       JOIN analyses ON response_id = responses.id
       WHERE companies.id = $1 AND generation_status = 'completed' AND analyses.id = ANY ($2)`,
      [companyId, [pair.earlier, pair.later]],
    );
    const [earlier, later] = [pair.earlier, pair.later].map((id) =>
      rows.find((row) => row.id === id.toLowerCase()),
    );
    if (earlier === undefined || later === undefined) return null;
    return [beside(earlier), beside(later)];
  }

  /** The newest report of each company, in this order, and why the others are left out. */
  async readCompanies(companyIds: readonly string[]): Promise<CompaniesComparison> {
    const rows = await this.dataSource.query<CompanyRow[]>(
      `SELECT companies.id AS "companyId", name AS "companyName",
         trashed_at IS NOT NULL AS "isInTrash", newest.*
       FROM companies LEFT JOIN LATERAL (
         SELECT ${besideColumns}
         FROM responses JOIN analyses ON response_id = responses.id
         WHERE company_id = companies.id AND trashed_at IS NULL
           AND generation_status = 'completed'
         ORDER BY submitted_at DESC, responses.id DESC LIMIT 1
       ) AS newest ON true
       WHERE companies.id = ANY ($1)`,
      [companyIds],
    );
    const found = companyIds.map((companyId) => ({
      companyId,
      row: rows.find((row) => row.companyId === companyId),
    }));
    const reports = found.flatMap(({ row }) =>
      row === undefined || row.id === null ? [] : [beside(row)],
    );
    return {
      sideBySide: reports.length < comparedCompanies.least ? null : sideBySide(reports),
      leftOut: found.flatMap(({ companyId, row }) =>
        row === undefined || row.id === null
          ? [{ companyId, name: row?.companyName ?? null, why: whyLeftOut(row) }]
          : [],
      ),
    };
  }
}

function whyLeftOut(row: CompanyRow | undefined): LeftOutReason {
  if (row === undefined) return 'deleted';
  return row.isInTrash ? 'in-trash' : 'no-report';
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

const beside = ({ companyId, companyName, extracted, ...row }: BesideRow): ReportBeside => ({
  ...comparable(row),
  company: { id: companyId, name: companyName },
  band: row.band,
  answers: row.answers,
  extracted: extracted ?? [],
});
