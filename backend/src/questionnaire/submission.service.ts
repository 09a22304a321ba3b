import { messages, type Questionnaire, type SubmitReply } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AnalysisRepository } from '../analysis/analysis.repository.js';
import { CoachMails } from '../deliveries/coach-mails.js';
import { Refusal } from '../common/errors/refusal.js';
import { WorkQueues } from '../queues/work-queues.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { Traces } from '../tracing/traces.js';

/** A questionnaire as it came in. */
export interface Submission {
  readonly questionnaire: Questionnaire;
  /** Names this submission over several tries; null when the sender has none. */
  readonly key: string | null;
  /** The sender's network address. */
  readonly address: string;
  readonly requestId: string;
}

/** Accepts a questionnaire: company, response and pending analysis, all or nothing. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly analyses: AnalysisRepository,
    private readonly coachMails: CoachMails,
    private readonly queues: WorkQueues,
    private readonly limits: RateLimits,
    private readonly traces: Traces,
  ) {}

  /**
   * Returns as soon as the rows are committed; it waits neither for Redis nor for the analysis.
   *
   * @throws Refusal when the key was used with other answers, or the sender exceeds the rate limit.
   */
  async submit(submission: Submission): Promise<SubmitReply> {
    const { responseId, analysisId, mailIds } = await this.dataSource.transaction(
      async (manager) => {
        const earlier = await this.earlierResponse(manager, submission);
        if (earlier !== null) return { responseId: earlier, analysisId: null, mailIds: [] };
        const { questionnaire, address, requestId } = submission;
        const recipient = questionnaire.company_info.owner_email;
        // Counted only here, so that a retry of the same submission does not count again.
        await this.limits.submission(recipient, address);
        const responseId = await this.store(manager, submission);
        const analysisId = await this.analyses.create(manager, responseId, recipient, requestId);
        const mailIds = await this.coachMails.create(manager, [
          { analysisId, reason: 'coach-submission', details: null },
        ]);
        return { responseId, analysisId, mailIds };
      },
    );
    if (analysisId !== null) {
      this.traces.note({ 'ellac.analysis_id': analysisId });
      this.queues.nudgeAnalysis(analysisId);
    }
    for (const id of mailIds) this.queues.nudgeDelivery(id);
    return { message: messages.submitted, responseId };
  }

  /** The response that this key made before; a concurrent request with the same key waits here. */
  private async earlierResponse(
    manager: EntityManager,
    { key, questionnaire }: Submission,
  ): Promise<string | null> {
    if (key === null) return null;
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    const [earlier] = await manager.query<{ id: string; same: boolean }[]>(
      'SELECT id, answers = $2::jsonb AS same FROM responses WHERE submission_key = $1',
      [key, JSON.stringify(questionnaire)],
    );
    if (earlier === undefined) return null;
    if (!earlier.same) throw new Refusal(409, messages.keyReused);
    return earlier.id;
  }

  /**
   * Stores the response under its company: one for each pair of name and owner's e-mail, whose
   * other fields follow once a link to the new report, mailed to that address, is opened
   * (`database/company-details.ts`). A new submission takes it out of the trash.
   */
  private async store(manager: EntityManager, { questionnaire, key }: Submission): Promise<string> {
    const company = questionnaire.company_info;
    const rows = await manager.query<{ id: string }[]>(
      `WITH company AS (
         INSERT INTO companies
           (name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (lower(name), lower(owner_email)) DO UPDATE SET
           updated_at = now(), trashed_at = NULL, trashed_by = NULL
         RETURNING id
       )
       INSERT INTO responses (company_id, answers, submission_key)
       SELECT id, $8, $9 FROM company
       RETURNING id`,
      [
        company.name,
        company.owner_first_name,
        company.owner_last_name,
        company.owner_email,
        company.owner_phone,
        company.industry,
        company.country,
        JSON.stringify(questionnaire),
        key,
      ],
    );
    return rows[0]!.id;
  }
}
