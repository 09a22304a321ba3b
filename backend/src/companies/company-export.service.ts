import { messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { Refusal } from '../common/errors/refusal.js';
import { AnalysisEntity } from '../database/entities/analysis.entity.js';
import { CompanyEntity } from '../database/entities/company.entity.js';
import { EmailDeliveryEntity } from '../database/entities/email-delivery.entity.js';
import { ResponseEntity } from '../database/entities/response.entity.js';
import { jsonArray } from './text-stream.js';

/** Reports at a time; one has up to a hundred kilobytes. */
const batchSize = 20;

/** What is stored of a report, without what only workers and links need. */
const ofAnalysis = {
  id: true,
  responseId: true,
  recipientEmail: true,
  generationStatus: true,
  generationError: true,
  attempt: true,
  tokensUsed: true,
  requestsMade: true,
  extractedFacts: true,
  counsel: true,
  createdAt: true,
  completedAt: true,
  content: true,
  provenance: true,
  coachNotes: true,
} as const;

const ofDelivery = {
  id: true,
  analysisId: true,
  recipient: true,
  reason: true,
  status: true,
  attempt: true,
  createdAt: true,
  sentAt: true,
  tokenExpiresAt: true,
  revokedAt: true,
  serverReply: true,
} as const;

/** Hands out everything that is stored of one company. */
@Injectable()
export class CompanyExport {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The pieces of one JSON object: the company, and its reports from the oldest on.
   *
   * @throws Refusal when there is no such company.
   */
  async export(id: string, actor: Actor): Promise<AsyncGenerator<string>> {
    return this.dataSource.transaction(async (manager) => {
      const company = await manager.findOneBy(CompanyEntity, { id });
      if (company === null) throw new Refusal(404, messages.companyNotFound);
      const responses = await manager.find(ResponseEntity, {
        select: { id: true },
        where: { companyId: id },
        order: { submittedAt: 'ASC', id: 'ASC' },
      });
      await recordAudit(manager, actor, {
        action: 'company.export',
        targetType: 'company',
        targetId: id,
        companyName: company.name,
        details: { reports: responses.length },
      });
      return pieces(company, this.reports(responses.map((response) => response.id)));
    });
  }

  private async *reports(responseIds: readonly string[]): AsyncGenerator<readonly unknown[]> {
    for (let at = 0; at < responseIds.length; at += batchSize) {
      const ids = responseIds.slice(at, at + batchSize);
      // One snapshot for the batch, so that a report is exported with all its parts or not at all.
      const batch = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
        reportsOf(manager, ids),
      );
      // The export fails, because an incomplete one would look complete.
      if (batch.length < ids.length) throw new Error('a report was deleted during its export');
      yield batch;
    }
  }
}

async function* pieces(
  company: CompanyEntity,
  reports: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield `{"company":${JSON.stringify(company)},"reports":`;
  yield* jsonArray(reports);
  yield '}';
}

async function reportsOf(
  manager: EntityManager,
  responseIds: readonly string[],
): Promise<readonly unknown[]> {
  const responses = await manager.find(ResponseEntity, {
    select: { id: true, submittedAt: true, answers: true },
    where: { id: In(responseIds) },
    order: { submittedAt: 'ASC', id: 'ASC' },
  });
  const analyses = await manager.find(AnalysisEntity, {
    select: ofAnalysis,
    where: { responseId: In(responseIds) },
  });
  const reportIds = analyses.map(({ id }) => id);
  const deliveries = await manager.find(EmailDeliveryEntity, {
    select: ofDelivery,
    where: { analysisId: In(reportIds) },
    order: { createdAt: 'ASC' },
  });
  const commentsOf = await childrenOf(
    manager,
    `SELECT analysis_id AS "analysisId", json_agg(json_build_object(
         'id', comments.id, 'author', username, 'content', content,
         'createdAt', ${asIso('comments.created_at')}
       ) ORDER BY comments.created_at, comments.id) AS children
     FROM comments JOIN users ON users.id = user_id
     WHERE analysis_id = ANY ($1) GROUP BY analysis_id`,
    reportIds,
  );
  const wordedPartsOf = await childrenOf(
    manager,
    `SELECT analysis_id AS "analysisId", json_agg(json_build_object(
         'part', part, 'outcome', outcome, 'words', words, 'failedChecks', failed_checks,
         'model', model, 'createdAt', ${asIso('created_at')}
       ) ORDER BY created_at, part) AS children
     FROM worded_parts WHERE analysis_id = ANY ($1) GROUP BY analysis_id`,
    reportIds,
  );
  const reportOf = ({ responseId, ...analysis }: AnalysisEntity) => ({
    ...analysis,
    deliveries: deliveries
      .filter(({ analysisId }) => analysisId === analysis.id)
      .map(({ analysisId, ...delivery }) => delivery),
    comments: commentsOf.get(analysis.id) ?? [],
    wordedParts: wordedPartsOf.get(analysis.id) ?? [],
  });
  return responses.map(({ id, submittedAt, answers }) => {
    const analysis = analyses.find(({ responseId }) => responseId === id);
    return { id, submittedAt, answers, analysis: analysis ? reportOf(analysis) : null };
  });
}

/** A column as `Date.toISOString` writes it. */
const asIso = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The rows that belong to each report; a report without any is absent. `query` takes the reports'
 * ids as $1.
 */
async function childrenOf(
  manager: EntityManager,
  query: string,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, unknown[]>> {
  const rows = await manager.query<{ analysisId: string; children: unknown[] }[]>(query, [
    reportIds,
  ]);
  return new Map(rows.map(({ analysisId, children }) => [analysisId, children]));
}
