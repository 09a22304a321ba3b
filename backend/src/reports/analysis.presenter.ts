import { type Analysis, provenanceSchema, type SignedComment } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Environment } from '../config/environment.js';
import { AnalysisEntity } from '../database/entities/analysis.entity.js';
import { EmailDeliveryEntity } from '../database/entities/email-delivery.entity.js';
import { whyNoWhatIf } from './why-no-what-if.js';
import { answersBehind, revenueSharesOf } from './answers-shown.js';
import { ComparisonReader } from './comparison.reader.js';

/** Decides what of an analysis leaves the server. */
@Injectable()
export class AnalysisPresenter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly comparisons: ComparisonReader,
    private readonly environment: Environment,
  ) {}

  /** The report as its readers get it; null while there is none. */
  async present(analysisId: string): Promise<Analysis | null> {
    const analysis = await this.dataSource.getRepository(AnalysisEntity).findOne({
      where: { id: analysisId },
      relations: { response: true },
    });
    if (analysis === null || analysis.content === null || analysis.provenance === null) return null;
    const delivery = await this.dataSource.getRepository(EmailDeliveryEntity).findOne({
      where: { analysisId, forOwner: true },
      order: { createdAt: 'DESC' },
    });
    const comments = await this.commentsOn(analysis.id);
    // The company as it was at this submission; a later submission may have changed its row.
    const { answers, companyId } = analysis.response;
    const { name, owner_first_name, owner_last_name } = answers.company_info;
    return {
      id: analysis.id,
      ...analysis.content,
      generationStatus: analysis.generationStatus,
      generationError: analysis.generationError,
      emailSendStatus: delivery?.status ?? null,
      emailSentAt: delivery?.sentAt?.toISOString() ?? null,
      emailSentTo: delivery?.recipient ?? null,
      company: { name, ownerName: `${owner_first_name} ${owner_last_name}` },
      submittedAt: analysis.response.submittedAt.toISOString(),
      answers: answersBehind(analysis.content.evidence, answers),
      revenueShares: revenueSharesOf(answers),
      previous: await this.comparisons.read(companyId, analysis.responseId),
      provider: this.environment.COMPANY_NAME,
      offersWhatIf: whyNoWhatIf(analysis.content, analysis.provenance) === null,
      aiGenerated: analysis.provenance.engine === 'openai',
      // The rest is for coaches: what was tried, what it cost, why it fell back.
      provenance: provenanceSchema.parse(analysis.provenance),
      coachComments: comments.map(({ content }) => content),
      signedComments: comments,
    };
  }

  /** What coaches wrote to the owner, the oldest first; login names stay on the server. */
  private async commentsOn(analysisId: string): Promise<SignedComment[]> {
    const rows = await this.dataSource.query<
      (Pick<SignedComment, 'content' | 'author'> & { createdAt: Date })[]
    >(
      `SELECT content, display_name AS author, comments.created_at AS "createdAt"
       FROM comments JOIN users ON users.id = user_id
       WHERE analysis_id = $1 ORDER BY comments.created_at, comments.id`,
      [analysisId],
    );
    return rows.map(({ createdAt, ...comment }) => ({
      ...comment,
      createdAt: createdAt.toISOString(),
    }));
  }
}
