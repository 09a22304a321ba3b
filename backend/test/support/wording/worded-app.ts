import type { FullProvenance, Questionnaire, ReportContent } from '@ellac/contracts';
import { BuiltinWriter } from '../../../src/analysis/writers/builtin-writer.js';
import { WorkQueues } from '../../../src/queues/work-queues.js';
import { eventually } from '../eventually.js';
import { aReport, type StoredReport, type Submission } from '../rows/factories.js';
import { aLanguageModel, type StandIn, type Steps } from '../services/stand-in-model.js';
import { startTestApp, type TestApp } from '../test-app.js';

/** The state of a report that is being written. */
export interface Making {
  readonly status: 'pending' | 'processing' | 'completed' | 'failed';
  /** Why it failed or waits. */
  readonly reason: string | null;
  readonly attempt: number;
  /** Seconds until its next try. */
  readonly wait: number;
  readonly requests: number;
  readonly tokens: number;
  readonly content: ReportContent | null;
  readonly provenance: FullProvenance | null;
  /** The sentences in which the model found a fact; null until there is a report. */
  readonly modelFacts: readonly string[] | null;
}

/** A backend whose reports are worded by the stand-in of a language model. */
export interface WordedApp {
  readonly app: TestApp;
  readonly model: StandIn;
  /** Stores a submission and starts the work on it. */
  begin(submission?: Submission): Promise<StoredReport>;
  /** Makes its next try due now. */
  hurry(report: StoredReport): Promise<void>;
  making(report: StoredReport): Promise<Making>;
  /** Waits until this try has ended, with or without success. */
  afterTry(report: StoredReport, attempt: number): Promise<Making>;
  /** Waits until the report is completed or has failed, after any number of tries. */
  ended(report: StoredReport): Promise<Making>;
  close(): Promise<void>;
}

export async function startWordedApp(
  settings: Record<string, string> = {},
  steps: Steps = {},
): Promise<WordedApp> {
  const model = await aLanguageModel(steps);
  const app = await startTestApp({ ...model.settings, ...settings });
  const nudge = ({ id }: StoredReport) => app.app.get(WorkQueues).nudgeAnalysis(id);
  const making = async ({ id }: StoredReport): Promise<Making & { isHeld: boolean }> => {
    const [row] = await app.dataSource.query<[Making & { isHeld: boolean }]>(
      `SELECT generation_status AS status, generation_error AS reason, attempt,
         extract(epoch FROM next_attempt_at - now())::float AS wait, run_id IS NOT NULL AS "isHeld",
         requests_made AS requests, tokens_used AS tokens, content, provenance,
         jsonb_path_query_array(
           coach_notes, '$.textFacts[*] ? (@.origin == "model").sentence'
         ) AS "modelFacts"
       FROM analyses WHERE id = $1`,
      [id],
    );
    return row;
  };
  const hurry = async (report: StoredReport): Promise<void> => {
    await app.dataSource.query(
      `UPDATE analyses SET next_attempt_at = now() WHERE id = $1 AND generation_status = 'pending'`,
      [report.id],
    );
    nudge(report);
  };
  return {
    app,
    model,
    making,
    hurry,
    begin: async (submission = {}) => {
      const report = await aReport(app, { ...submission, status: 'pending' });
      nudge(report);
      return report;
    },
    afterTry: (report, attempt) =>
      eventually(`try ${attempt} is over`, async () => {
        const row = await making(report);
        return row.attempt === attempt && !row.isHeld ? row : null;
      }),
    ended: (report) =>
      eventually('the report is made or failed', async () => {
        const row = await making(report);
        if (row.status === 'completed' || row.status === 'failed') return row;
        if (row.status === 'pending' && row.wait > 0) await hurry(report);
        return null;
      }),
    close: async () => {
      await app.close();
      await model.close();
    },
  };
}

/** The report that the rules alone would have written. */
export async function rulesContentOf(
  { app }: WordedApp,
  { id }: StoredReport,
): Promise<ReportContent> {
  const [row] = await app.dataSource.query<[{ answers: Questionnaire; submittedAt: Date }]>(
    `SELECT answers, submitted_at AS "submittedAt"
     FROM analyses JOIN responses ON responses.id = response_id WHERE analyses.id = $1`,
    [id],
  );
  return app.app.get(BuiltinWriter).write(row.answers, row.submittedAt).content;
}
