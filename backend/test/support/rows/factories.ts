import { randomUUID } from 'node:crypto';
import type { Questionnaire, ReportContent } from '@ellac/contracts';
import { BuiltinWriter } from '../../../src/analysis/writers/builtin-writer.js';
import { EmailDeliveryEntity } from '../../../src/database/entities/email-delivery.entity.js';
import { accessTokenOf, hashOfToken } from '../../../src/deliveries/access-token.js';
import { aQuestionnaire } from './questionnaires.js';
import type { TestApp } from '../test-app.js';

const insert = async (app: TestApp, statement: string, values: unknown[]): Promise<string> => {
  const rows = await app.dataSource.query<{ id: string }[]>(`${statement} RETURNING id`, values);
  return rows[0]!.id;
};

/** A submission without a job; missing parts get default values. */
export interface Submission {
  readonly company?: Partial<Questionnaire['company_info']>;
  /** Whole groups of answers, in place of the example's. */
  readonly answers?: Partial<Omit<Questionnaire, 'company_info'>>;
  readonly status?: 'pending' | 'completed' | 'failed';
  readonly submittedAt?: Date;
}

/** What `aReport` stored: the report's id, its owner's address and its company. */
export interface StoredReport {
  readonly id: string;
  readonly owner: string;
  readonly companyId: string;
  readonly companyName: string;
}

/** Stores a company, its response and its analysis. */
export async function aReport(
  app: TestApp,
  { company = {}, answers: given, status = 'completed', submittedAt = new Date() }: Submission = {},
): Promise<StoredReport> {
  const answers = { ...aQuestionnaire(company), ...given };
  const { name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country } =
    answers.company_info;
  const companyId = await insert(
    app,
    `INSERT INTO companies
       (name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (lower(name), lower(owner_email)) DO UPDATE SET name = excluded.name`,
    [name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country],
  );
  const responseId = await insert(
    app,
    `INSERT INTO responses (company_id, answers, submitted_at) VALUES ($1, $2, $3)`,
    [companyId, JSON.stringify(answers), submittedAt],
  );
  const report = status === 'completed' ? new BuiltinWriter().write(answers, submittedAt) : null;
  const id = await insert(
    app,
    `INSERT INTO analyses (response_id, recipient_email, generation_status, content, provenance,
       coach_notes, completed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      responseId,
      owner_email,
      status,
      report && JSON.stringify(report.content),
      report && JSON.stringify(report.provenance),
      report && JSON.stringify(report.coachNotes),
      report && submittedAt,
    ],
  );
  return { id, owner: owner_email, companyId, companyName: name };
}

/** A pending delivery without a job, due for this many seconds. */
export async function aDelivery(app: TestApp, reportId: string, dueFor = 0): Promise<string> {
  return insert(
    app,
    `INSERT INTO email_deliveries (analysis_id, recipient, reason, next_attempt_at)
     SELECT id, recipient_email, 'completed', now() - make_interval(secs => $2)
     FROM analyses WHERE id = $1`,
    [reportId, dueFor],
  );
}

/** Creates a link as if its mail had been sent this long ago. Returns its token. */
export async function aLink(
  app: Pick<TestApp, 'dataSource' | 'environment'>,
  reportId: string,
  age = '0 seconds',
): Promise<string> {
  const deliveryId = randomUUID();
  const token = accessTokenOf(app.environment.SECRET, deliveryId);
  await app.dataSource.query(
    `INSERT INTO email_deliveries
       (id, analysis_id, recipient, reason, status, attempt, token_hash, token_expires_at, sent_at)
     SELECT $1, id, recipient_email, 'completed', 'sent', 1, $3,
       now() + interval '24 hours' - $4::interval, now() - $4::interval
     FROM analyses WHERE id = $2`,
    [deliveryId, reportId, hashOfToken(token), age],
  );
  return token;
}

/** A report and the token of a valid link to it. */
export interface OpenReport extends StoredReport {
  readonly token: string;
}

/** Stores a report and a link to it. */
export async function anOpenReport(app: TestApp, submission?: Submission): Promise<OpenReport> {
  const report = await aReport(app, submission);
  return { ...report, token: await aLink(app, report.id) };
}

/** The stored content of a completed report. */
export async function contentOf(
  app: TestApp,
  { id }: Pick<StoredReport, 'id'>,
): Promise<ReportContent> {
  const [row] = await app.dataSource.query<{ content: ReportContent }[]>(
    `SELECT content FROM analyses WHERE id = $1`,
    [id],
  );
  return row!.content;
}

/** Takes the ids from the steps of a report, as older reports have none. */
export async function dropStepIds(app: TestApp, { id }: Pick<StoredReport, 'id'>): Promise<void> {
  await app.dataSource.query(
    `UPDATE analyses SET content = regexp_replace(content::text, '"stepId": "[^"]+", ', '', 'g')::jsonb
     WHERE id = $1`,
    [id],
  );
}

/** A delivery as it stands now. */
export async function deliveryRow(app: TestApp, deliveryId: string): Promise<EmailDeliveryEntity> {
  return app.dataSource.getRepository(EmailDeliveryEntity).findOneByOrFail({ id: deliveryId });
}
