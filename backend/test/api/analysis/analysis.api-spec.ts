import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { apiPaths, analysisSchema } from '@ellac/contracts';
import { AnalysisPresenter } from '../../../src/reports/analysis.presenter.js';
import { AnalysisProcessor } from '../../../src/analysis/analysis.processor.js';
import { AnalysisRepository } from '../../../src/analysis/analysis.repository.js';
import { RepairService } from '../../../src/analysis/repair/repair.service.js';
import { BuiltinWriter } from '../../../src/analysis/writers/builtin-writer.js';
import { analysisRetry, triesOf } from '../../../src/leases/retry-policy.js';
import { eventually } from '../../support/eventually.js';
import { mailsArrived } from '../../support/mails/caught-mails.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Row {
  id: string;
  generation_status: string;
  generation_error: string | null;
  attempt: number;
}

const rowOf = async (analysisId: string): Promise<Row> =>
  (
    await app.dataSource.query<Row[]>(
      `SELECT id, generation_status, generation_error, attempt FROM analyses WHERE id = $1`,
      [analysisId],
    )
  )[0]!;

const deliveriesOf = async (analysisId: string): Promise<number> =>
  (
    await app.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM email_deliveries WHERE analysis_id = $1`,
      [analysisId],
    )
  )[0]!.count;

/** A response with a pending analysis that no job knows of, as after a lost nudge. */
async function aForgottenAnalysis(pastSeconds = 60): Promise<string> {
  const questionnaire = aQuestionnaire();
  const [company] = await app.dataSource.query<{ id: string }[]>(
    `INSERT INTO companies (name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country)
     VALUES ($1, 'A', 'B', $2, '0123456789', 'other', 'US') RETURNING id`,
    [questionnaire.company_info.name, questionnaire.company_info.owner_email],
  );
  const [response] = await app.dataSource.query<{ id: string }[]>(
    `INSERT INTO responses (company_id, answers) VALUES ($1, $2) RETURNING id`,
    [company!.id, JSON.stringify(questionnaire)],
  );
  const [analysis] = await app.dataSource.query<{ id: string }[]>(
    `INSERT INTO analyses (response_id, recipient_email, next_attempt_at)
     VALUES ($1, $2, now() - make_interval(secs => $3)) RETURNING id`,
    [response!.id, questionnaire.company_info.owner_email, pastSeconds],
  );
  return analysis!.id;
}

const expireLease = (analysisId: string, attempt: number) =>
  app.dataSource.query(
    `UPDATE analyses SET lease_until = now() - interval '1 second', attempt = $2 WHERE id = $1`,
    [analysisId, attempt],
  );

describe('from a submission to a report', () => {
  it('ends in a complete report with this business’s own figures, and one mail', async () => {
    const questionnaire = aQuestionnaire();
    const { body } = await app.http.post(apiPaths.submit).send(questionnaire);
    const { owner_email: owner } = questionnaire.company_info;

    const [mail] = await mailsArrived(owner);
    const [{ id } = { id: '' }] = await app.dataSource.query<{ id: string }[]>(
      `SELECT id FROM analyses WHERE response_id = $1`,
      [body.responseId],
    );
    const report = await app.app.get(AnalysisPresenter).present(id);

    expect(mail!.text).toContain(`/verify-report/${id}?token=`);
    expect(analysisSchema.parse(report)).toEqual(report);
    expect(JSON.stringify(report)).toContain(questionnaire.company_info.name);
    expect(report).toMatchObject({
      id,
      generationStatus: 'completed',
      emailSentTo: owner,
      aiGenerated: false,
    });
    expect(await deliveriesOf(id)).toBe(1);
  });
});

describe('a claim', () => {
  it('is taken by one worker of many', async () => {
    const id = await aForgottenAnalysis();
    const repository = app.app.get(AnalysisRepository);
    const claims = await Promise.all(Array.from({ length: 8 }, () => repository.claim(id)));

    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it('ends by locking the company before the report, as everything else does', async () => {
    const id = await aForgottenAnalysis();
    const repository = app.app.get(AnalysisRepository);
    const claim = (await repository.claim(id))!;
    const report = app.app.get(BuiltinWriter).write(claim.answers, claim.submittedAt);
    const completion = await app.dataSource.transaction(async (manager) => {
      await manager.query(
        `SELECT FROM companies WHERE id = (
           SELECT response_company_id FROM analyses WHERE id = $1
         ) FOR UPDATE`,
        [id],
      );
      const done = repository.complete(claim, report);
      await eventually('the wait for the company', async () => {
        const waiting = await app.dataSource.query<unknown[]>(
          `SELECT FROM pg_stat_activity WHERE datname = current_database()
             AND wait_event_type = 'Lock' AND query LIKE '%FOR NO KEY UPDATE%'`,
        );
        return waiting.length === 1 ? true : null;
      });
      // The report is still free, so that nobody waits for this company in turn.
      await manager.query(`SELECT FROM analyses WHERE id = $1 FOR UPDATE NOWAIT`, [id]);
      return { done };
    });
    expect(await completion.done).not.toBeNull();
  });

  it('that was lost writes nothing: not a result, not a failure, not a second mail', async () => {
    const id = await aForgottenAnalysis();
    const repository = app.app.get(AnalysisRepository);
    const zombie = (await repository.claim(id))!;
    await expireLease(id, 1);
    await app.app.get(RepairService).run();
    await eventually('the second worker', async () =>
      (await rowOf(id)).generation_status === 'completed' ? true : null,
    );
    const report = app.app.get(BuiltinWriter).write(zombie.answers, zombie.submittedAt);

    expect(await repository.complete(zombie, report)).toBeNull();
    expect(await repository.tryAgain(zombie, 0, 'late')).toBe(false);
    expect(await repository.postpone(zombie, new Date(), 'late')).toBeNull();
    expect(await repository.renew(zombie)).toBe(false);
    await repository.fail(zombie, 'too late');
    expect(await rowOf(id)).toMatchObject({
      generation_status: 'completed',
      generation_error: null,
    });
    expect(await deliveriesOf(id)).toBe(1);
  });
});

describe('a writer that fails', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is tried again and again, then the analysis ends as failed with a reason and no mail', async () => {
    jest.spyOn(app.app.get(BuiltinWriter), 'write').mockImplementation(() => {
      throw new Error('the writer is broken');
    });
    const id = await aForgottenAnalysis();
    const seen: string[] = [];
    for (let attempt = 1; attempt <= triesOf(analysisRetry); attempt += 1) {
      await app.dataSource.query(`UPDATE analyses SET next_attempt_at = now() WHERE id = $1`, [id]);
      await app.app.get(AnalysisProcessor).analyse({ analysisId: id });
      const { generation_status: status, attempt: tries } = await rowOf(id);
      seen.push(`${status} after ${String(tries)}`);
    }

    expect(seen).toEqual(['pending after 1', 'pending after 2', 'failed after 3']);
    expect((await rowOf(id)).generation_error).toContain('Regenerate');
    expect(await deliveriesOf(id)).toBe(0);
  });

  it('is not tried before its pause is over', async () => {
    const id = await aForgottenAnalysis(-60);
    expect(await app.app.get(AnalysisRepository).claim(id)).toBeNull();
  });
});

describe('without Redis', () => {
  it('a submission is accepted and waits, and the repair does not hang', async () => {
    const cutOff = await startTestApp({ REDIS_URL: 'redis://127.0.0.1:1' });
    try {
      const answer = await cutOff.http.post(apiPaths.submit).send(aQuestionnaire());
      expect(answer.status).toBe(201);
      expect(await cutOff.app.get(RepairService).run()).toMatchObject({ totalFixed: 0 });
      const rows = await cutOff.dataSource.query(`SELECT generation_status FROM analyses`);
      expect(rows).toEqual([{ generation_status: 'pending' }]);
    } finally {
      await cutOff.close();
    }
  });
});

describe('the repair', () => {
  const repair = () => app.app.get(RepairService).run();

  it('gives a pending analysis that lost its job a new one', async () => {
    const id = await aForgottenAnalysis();

    expect(await repair()).toEqual({
      totalFixed: 1,
      responsesWithoutAnalysis: 0,
      analysisStuckInProcessing: 1,
    });
    await eventually('the analysis', async () =>
      (await rowOf(id)).generation_status === 'completed' ? true : null,
    );
  });

  it('leaves alone what has not waited long and what is held by a live lease', async () => {
    const fresh = await aForgottenAnalysis(0);
    const held = await aForgottenAnalysis();
    await app.app.get(AnalysisRepository).claim(held);

    expect(await repair()).toMatchObject({ totalFixed: 0 });
    expect(await rowOf(fresh)).toMatchObject({ generation_status: 'pending', attempt: 0 });
    expect(await rowOf(held)).toMatchObject({ generation_status: 'processing', attempt: 1 });
  });

  it('makes the analysis of a response that has none', async () => {
    const id = await aForgottenAnalysis();
    await app.dataSource.query(`DELETE FROM analyses WHERE id = $1`, [id]);

    expect(await repair()).toMatchObject({ totalFixed: 1, responsesWithoutAnalysis: 1 });
  });

  it('ends as failed, with a reason, what was lost on its last try', async () => {
    const id = await aForgottenAnalysis();
    await app.app.get(AnalysisRepository).claim(id);
    await expireLease(id, triesOf(analysisRetry));

    expect(await repair()).toMatchObject({ analysisStuckInProcessing: 1 });
    expect(await rowOf(id)).toMatchObject({
      generation_status: 'failed',
      generation_error: expect.stringContaining('Regenerate'),
    });
  });
});
