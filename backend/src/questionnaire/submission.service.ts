import { messages, type Questionnaire, type SubmitAnswer } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AnalysisRepository } from '../analysis/analysis.repository.js';
import { WorkQueues } from '../queues/work-queues.js';

/** Accepts a questionnaire: company, response and pending analysis, all or nothing. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly analyses: AnalysisRepository,
    private readonly queues: WorkQueues,
  ) {}

  /** Answers as soon as the rows are committed; neither Redis nor the analysis is waited for. */
  async submit(questionnaire: Questionnaire): Promise<SubmitAnswer> {
    const { responseId, analysisId } = await this.dataSource.transaction(async (manager) => {
      const companyId = await this.bringCompanyUpToDate(manager, questionnaire.company_info);
      const responseId = await this.storeResponse(manager, companyId, questionnaire);
      const recipient = questionnaire.company_info.owner_email;
      return { responseId, analysisId: await this.analyses.create(manager, responseId, recipient) };
    });
    this.queues.nudgeAnalysis(analysisId);
    return { message: messages.submitted, responseId };
  }

  /** One company for each pair of name and owner's e-mail; a later submission renews the rest. */
  private async bringCompanyUpToDate(
    manager: EntityManager,
    company: Questionnaire['company_info'],
  ): Promise<string> {
    const rows = await manager.query<{ id: string }[]>(
      `INSERT INTO companies
         (name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (lower(name), lower(owner_email)) DO UPDATE SET
         name = excluded.name, owner_email = excluded.owner_email,
         owner_first_name = excluded.owner_first_name, owner_last_name = excluded.owner_last_name,
         owner_phone = excluded.owner_phone, industry = excluded.industry,
         country = excluded.country, updated_at = now()
       RETURNING id`,
      [
        company.name,
        company.owner_first_name,
        company.owner_last_name,
        company.owner_email,
        company.owner_phone,
        company.industry,
        company.country,
      ],
    );
    return rows[0]!.id;
  }

  private async storeResponse(
    manager: EntityManager,
    companyId: string,
    answers: Questionnaire,
  ): Promise<string> {
    const rows = await manager.query<{ id: string }[]>(
      `INSERT INTO responses (company_id, answers) VALUES ($1, $2) RETURNING id`,
      [companyId, JSON.stringify(answers)],
    );
    return rows[0]!.id;
  }
}
