import { messages, type Questionnaire, type SubmitReply } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isDuplicate } from '../common/errors/is-duplicate.js';
import { CoachMails, newsOfSubmission } from '../deliveries/coach-mails.js';
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

interface StoredIds {
  readonly responseId: string;
  readonly analysisId: string;
  /** Of the mail that tells the coach; null without a coach. */
  readonly mailId: string | null;
}

/** A stored response, and whether its answers are those that came now. */
interface Earlier {
  readonly id: string;
  readonly isSame: boolean;
}

/** Accepts a questionnaire: company, response and pending analysis, all or nothing. */
@Injectable()
export class SubmissionService {
  /** The last submission of each key that this process is at. */
  private readonly underWay = new Map<string, Promise<SubmitReply>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly coachMails: CoachMails,
    private readonly queues: WorkQueues,
    private readonly limits: RateLimits,
    private readonly traces: Traces,
  ) {}

  /**
   * Returns as soon as the rows are committed; it waits neither for the queue nor for the analysis.
   * Of submissions with one key, each waits for the one before, so that only the first one counts.
   *
   * @throws Refusal when the key was used with other answers, or the sender exceeds the rate limit.
   */
  async submit(submission: Submission): Promise<SubmitReply> {
    const { key } = submission;
    if (key === null) return this.accept(submission);
    const accept = () => this.accept(submission);
    const before = this.underWay.get(key);
    const own = before === undefined ? accept() : before.then(accept, accept);
    this.underWay.set(key, own);
    try {
      return await own;
    } finally {
      if (this.underWay.get(key) === own) this.underWay.delete(key);
    }
  }

  /**
   * No connection and no lock is held while Redis counts. That a key was used before shows where it
   * is stored again, so a new submission does not ask first. The same submission again counts once;
   * other answers with its key count each time.
   */
  private async accept(submission: Submission): Promise<SubmitReply> {
    const { address, questionnaire } = submission;
    const recipient = questionnaire.company_info.owner_email;
    try {
      await this.limits.submission(recipient, address);
    } catch (error) {
      const earlier = await this.earlierOf(submission);
      if (earlier?.isSame !== true) throw error;
      return replyOf(earlier.id);
    }
    let stored: StoredIds;
    try {
      stored = await this.store(submission);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const earlier = await this.earlierOf(submission);
      if (earlier === null) throw error;
      if (!earlier.isSame) throw new Refusal(409, messages.keyReused);
      await this.limits.submissionWasThere(recipient, address);
      return replyOf(earlier.id);
    }
    const { responseId, analysisId, mailId } = stored;
    this.traces.note({ 'ellac.analysis_id': analysisId });
    this.queues.nudgeAnalysis(analysisId);
    if (mailId !== null) this.queues.nudgeDelivery(mailId);
    return replyOf(responseId);
  }

  /** What this key sent before; null when it sent nothing. */
  private async earlierOf({ key, questionnaire }: Submission): Promise<Earlier | null> {
    if (key === null) return null;
    const [earlier] = await this.dataSource.query<Earlier[]>(
      'SELECT id, answers = $2::jsonb AS "isSame" FROM responses WHERE submission_key = $1',
      [key, JSON.stringify(questionnaire)],
    );
    return earlier ?? null;
  }

  /**
   * Stores the response under its company: one for each pair of name and owner's e-mail, whose
   * other fields follow once a link to the new report, mailed to that address, is opened
   * (`database/company-details.ts`). A new submission takes it out of the trash. All
   * of it is one statement, and so one transaction and one round trip.
   */
  private async store({ questionnaire, key, requestId }: Submission): Promise<StoredIds> {
    const company = questionnaire.company_info;
    const rows = await this.dataSource.query<StoredIds[]>(
      `WITH company AS (
         INSERT INTO companies
           (name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (lower(name), lower(owner_email)) DO UPDATE SET
           updated_at = now(), trashed_at = NULL, trashed_by = NULL
         RETURNING id
       ), response AS (
         INSERT INTO responses (company_id, answers, submission_key)
         SELECT id, $8, $9 FROM company
         RETURNING id
       ), analysis AS (
         INSERT INTO analyses (response_id, recipient_email, request_id, traceparent)
         SELECT id, $10, $11, $12 FROM response
         RETURNING id, response_id
       ), mail AS (
         ${newsOfSubmission('analysis', '$13')}
       )
       SELECT response_id AS "responseId", analysis.id AS "analysisId", mail.id AS "mailId"
       FROM analysis LEFT JOIN mail ON true`,
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
        company.owner_email,
        requestId,
        this.traces.traceparent,
        this.coachMails.recipient,
      ],
    );
    return rows[0]!;
  }
}

const replyOf = (responseId: string): SubmitReply => ({ message: messages.submitted, responseId });
