import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { AnalysisEntity } from '../database/entities/analysis.entity.js';
import { CompanyEntity } from '../database/entities/company.entity.js';
import { EmailDeliveryEntity } from '../database/entities/email-delivery.entity.js';
import { ResponseEntity } from '../database/entities/response.entity.js';
import { asIso } from '../database/iso-time.js';
import { expectLiveCompany } from '../database/live-companies.js';
import { jsonArray } from '../common/http/text-stream.js';

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

/** Mails to the owner only. The export does not say where a coach is reached. */
const ofDelivery = {
  id: true,
  analysisId: true,
  recipient: true,
  reason: true,
  status: true,
  attempt: true,
  createdAt: true,
  sentAt: true,
  openedAt: true,
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
   * @throws Refusal when there is no such company, or it is in the trash.
   */
  async export(id: string, actor: Actor): Promise<AsyncGenerator<string>> {
    return this.dataSource.transaction(async (manager) => {
      await expectLiveCompany(manager, id);
      const company = await manager.findOneByOrFail(CompanyEntity, { id });
      const responses = await responsesOf(manager, id);
      await recordAudit(manager, actor, {
        action: 'company.export',
        targetType: 'company',
        targetId: id,
        companyName: company.name,
        details: { reports: responses.length },
      });
      return pieces(company, this.reports(responses));
    });
  }

  /** The same without an entry in the trail, from the trash, too. */
  async *everythingOf(id: string): AsyncGenerator<string> {
    const company = await this.dataSource.manager.findOneByOrFail(CompanyEntity, { id });
    const responses = await responsesOf(this.dataSource.manager, id);
    yield* pieces(company, this.reports(responses));
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

/** The ids of a company's responses, from the oldest on. */
async function responsesOf(manager: EntityManager, companyId: string): Promise<string[]> {
  const responses = await manager.find(ResponseEntity, {
    select: { id: true },
    where: { companyId },
    order: { submittedAt: 'ASC', id: 'ASC' },
  });
  return responses.map(({ id }) => id);
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
    where: { analysisId: In(reportIds), forOwner: true },
    order: { createdAt: 'ASC' },
  });
  const childrenIn = (children: Children) => childrenOf(manager, children, reportIds);
  const commentsOf = await childrenIn({
    from: 'comments JOIN users ON users.id = user_id',
    object: `'id', comments.id, 'author', coalesce(display_name, 'coach'), 'content', content,
      'createdAt', ${asIso('comments.created_at')}`,
    order: 'comments.created_at, comments.id',
  });
  const wordedPartsOf = await childrenIn({
    from: 'worded_parts',
    object: `'part', part, 'outcome', outcome, 'words', words, 'failedChecks', failed_checks,
      'model', model, 'createdAt', ${asIso('created_at')}`,
    order: 'created_at, part',
  });
  const doneStepsOf = await childrenIn({
    from: 'step_ticks',
    object: `'stepId', step_id, 'doneAt', ${asIso('done_at')}`,
    order: 'done_at, step_id',
  });
  const planSharesOf = await childrenIn({
    from: 'plan_shares',
    object: `'madeBy', CASE WHEN made_by IS NULL THEN 'owner' ELSE 'coach' END,
      'createdAt', ${asIso('created_at')}, 'expiresAt', ${asIso('expires_at')},
      'revokedAt', ${asIso('revoked_at')}`,
    order: 'created_at, id',
  });
  const reportOf = ({ responseId, ...analysis }: AnalysisEntity) => ({
    ...analysis,
    deliveries: deliveries
      .filter(({ analysisId }) => analysisId === analysis.id)
      .map(({ analysisId, ...delivery }) => delivery),
    comments: commentsOf.get(analysis.id) ?? [],
    doneSteps: doneStepsOf.get(analysis.id) ?? [],
    planShares: planSharesOf.get(analysis.id) ?? [],
    wordedParts: wordedPartsOf.get(analysis.id) ?? [],
  });
  return responses.map(({ id, submittedAt, answers }) => {
    const analysis = analyses.find(({ responseId }) => responseId === id);
    return { id, submittedAt, answers, analysis: analysis ? reportOf(analysis) : null };
  });
}

/** Rows that belong to reports, in SQL. */
interface Children {
  /** Has a column `analysis_id`. */
  readonly from: string;
  /** The arguments of `json_build_object`. */
  readonly object: string;
  readonly order: string;
}

/** The rows that belong to each report; a report without any is absent. */
async function childrenOf(
  manager: EntityManager,
  { from, object, order }: Children,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, unknown[]>> {
  const rows = await manager.query<{ analysisId: string; children: unknown[] }[]>(
    `SELECT analysis_id AS "analysisId",
       json_agg(json_build_object(${object}) ORDER BY ${order}) AS children
     FROM ${from} WHERE analysis_id = ANY ($1) GROUP BY analysis_id`,
    [reportIds],
  );
  return new Map(rows.map(({ analysisId, children }) => [analysisId, children]));
}
