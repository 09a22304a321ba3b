import {
  type Analysis,
  type EmailSendStatus,
  type GenerationStatus,
  provenanceSchema,
  type Questionnaire,
  type ReportContent,
  type SignedComment,
} from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Environment } from '../config/environment.js';
import type { AnalysisEntity } from '../database/entities/analysis.entity.js';
import { asIso } from '../database/iso-time.js';
import { newestDelivery } from '../deliveries/newest-delivery.js';
import { answersBehind, revenueSharesOf } from './answers-shown.js';
import { compareRows, type ReportRow } from './comparison.reader.js';
import { whyNoWhatIf } from './why-no-what-if.js';

/** A report with all that its readers get. */
export interface PresentedRow {
  readonly id: string;
  readonly generationStatus: GenerationStatus;
  readonly generationError: string | null;
  readonly content: ReportContent;
  readonly provenance: NonNullable<AnalysisEntity['provenance']>;
  readonly emailSendStatus: EmailSendStatus | null;
  readonly emailSentAt: Date | null;
  readonly emailSentTo: string | null;
  readonly submittedAt: Date;
  readonly answers: Questionnaire;
  /** The completed report of the company before it; null for the first one. */
  readonly earlierId: string | null;
  readonly earlierSubmittedAt: Date | null;
  readonly earlierContent: ReportContent | null;
  /** Null where there are none. */
  readonly comments: readonly SignedComment[] | null;
}

/** What coaches wrote to the owner, the oldest first; login names stay on the server. */
const comments = `(
    SELECT json_agg(
      json_build_object('content', comments.content, 'author', display_name,
        'createdAt', ${asIso('comments.created_at')})
      ORDER BY comments.created_at, comments.id
    )
    FROM comments JOIN users ON users.id = user_id WHERE analysis_id = analyses.id
  )`;

/** The completed report before one that is completed; its content is long, so it is read only then. */
const earlier = `LEFT JOIN LATERAL (
    SELECT id, response_submitted_at, content FROM analyses AS before
    WHERE before.response_company_id = analyses.response_company_id
      AND before.generation_status = 'completed' AND analyses.generation_status = 'completed'
      AND (before.response_submitted_at, before.response_id)
        < (analyses.response_submitted_at, analyses.response_id)
    ORDER BY before.response_submitted_at DESC, before.response_id DESC LIMIT 1
  ) AS earlier ON true`;

/** Reads the report with the id `$1`: one statement, because each costs a round trip. */
export const presentedRow = `SELECT analyses.id, generation_status AS "generationStatus",
    generation_error AS "generationError", analyses.content, provenance,
    delivery.status AS "emailSendStatus", delivery.sent_at AS "emailSentAt",
    delivery.recipient AS "emailSentTo", submitted_at AS "submittedAt", answers,
    earlier.id AS "earlierId", earlier.response_submitted_at AS "earlierSubmittedAt",
    earlier.content AS "earlierContent", ${comments} AS comments
  FROM analyses JOIN responses ON responses.id = response_id ${newestDelivery} ${earlier}
  WHERE analyses.id = $1 AND analyses.content IS NOT NULL AND provenance IS NOT NULL`;

/** Decides what of an analysis leaves the server. */
@Injectable()
export class AnalysisPresenter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly environment: Environment,
  ) {}

  /** The report as its readers get it; null while there is none. */
  async present(analysisId: string): Promise<Analysis | null> {
    const [row] = await this.dataSource.query<PresentedRow[]>(presentedRow, [analysisId]);
    return row === undefined ? null : this.presented(row);
  }

  presented(row: PresentedRow): Analysis {
    const { id, content, provenance, answers, submittedAt } = row;
    // The company as it was at this submission; a later submission may have changed its row.
    const { name, owner_first_name, owner_last_name, country } = answers.company_info;
    const signedComments = [...(row.comments ?? [])];
    return {
      id,
      ...content,
      generationStatus: row.generationStatus,
      generationError: row.generationError,
      emailSendStatus: row.emailSendStatus,
      emailSentAt: row.emailSentAt?.toISOString() ?? null,
      emailSentTo: row.emailSentTo,
      company: { name, ownerName: `${owner_first_name} ${owner_last_name}`, country },
      submittedAt: submittedAt.toISOString(),
      answers: answersBehind(content.evidence, answers),
      revenueShares: revenueSharesOf(answers),
      previous: compareRows(earlierOf(row), { id, submittedAt, content }),
      provider: this.environment.COMPANY_NAME,
      offersWhatIf: whyNoWhatIf(content, provenance) === null,
      aiGenerated: provenance.engine === 'openai',
      // The rest is for coaches: what was tried, what it cost, why it fell back.
      provenance: provenanceSchema.parse(provenance),
      coachComments: signedComments.map(({ content }) => content),
      signedComments,
    };
  }
}

function earlierOf(row: PresentedRow): ReportRow | null {
  const { earlierId: id, earlierSubmittedAt: submittedAt, earlierContent: content } = row;
  return id === null || submittedAt === null || content === null
    ? null
    : { id, submittedAt, content };
}
