import { randomUUID } from 'node:crypto';
import {
  apiPaths,
  errorBodySchema,
  messages,
  type Progress,
  progressSchema,
  makingSteps,
  wordedParts,
} from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AnalysisRepository } from '../../../src/analysis/analysis.repository.js';
import { ExtractedFacts } from '../../../src/analysis/wording-state/extracted-facts.js';
import { StoredCounsel } from '../../../src/analysis/wording-state/stored-counsel.js';
import { aClaim } from '../../support/rows/claims.js';
import { aLink, aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const host = 'https://host.example';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ EMBED_ORIGINS: host });
});
afterAll(() => app.close());

const responseOf = async (reportId: string): Promise<string> => {
  const [row] = await app.dataSource.query<{ id: string }[]>(
    `SELECT response_id AS id FROM analyses WHERE id = $1`,
    [reportId],
  );
  return row!.id;
};

const progressOf = async (reportId: string): Promise<Progress> => {
  const { body } = await app.http
    .get(apiPaths.progress(await responseOf(reportId)))
    .expect(200)
    .expect('Cache-Control', 'no-store');
  expect(progressSchema.parse(body)).toEqual(body);
  return progressSchema.parse(body);
};

describe('how far a report is', () => {
  it('goes from waiting over its steps to a mail that is out, and tells nothing else', async () => {
    const claim = await aClaim(app);
    const counsel = app.app.get(StoredCounsel);
    const expectSteps = async (stepsDone: number) =>
      expect(await progressOf(claim.id)).toEqual({
        generationStatus: 'processing',
        emailSendStatus: null,
        stepsDone,
        partsDone: [],
      });
    await expectSteps(0);
    await app.app.get(ExtractedFacts).keep(claim, []);
    await expectSteps(1);
    const hash = 'a'.repeat(64);
    await counsel.keep(claim, { hash, letter: 'Your figures stand in your answers.' });
    await expectSteps(2);
    await counsel.keep(claim, { hash, words: null, failedChecks: [], model: 'a-model' });
    await expectSteps(3);

    await app.app.get(AnalysisRepository).tryAgain(claim, 60, 'The model is busy.');
    expect(await progressOf(claim.id)).toMatchObject({
      generationStatus: 'pending',
      stepsDone: 3,
    });
  });

  it('has all steps when the report is there, by either writer, and the state of its mail', async () => {
    const { id } = await aReport(app);
    expect(await progressOf(id)).toEqual({
      generationStatus: 'completed',
      emailSendStatus: null,
      stepsDone: makingSteps.length,
      partsDone: [...wordedParts],
    });
    await aLink(app, id);
    expect(await progressOf(id)).toMatchObject({ emailSendStatus: 'sent' });
  });

  it('is waiting where there is no analysis yet', async () => {
    const { id } = await aReport(app, { status: 'pending' });
    const responseId = await responseOf(id);
    await app.dataSource.query(`DELETE FROM analyses WHERE id = $1`, [id]);
    const { body } = await app.http.get(apiPaths.progress(responseId)).expect(200);
    expect(body).toEqual({
      generationStatus: 'pending',
      emailSendStatus: null,
      stepsDone: 0,
      partsDone: [],
    });
  });

  it('keeps the reason of a failure for the coach', async () => {
    const { id } = await aReport(app, { status: 'failed' });
    await app.dataSource.query(`UPDATE analyses SET generation_error = 'no credit'`);
    expect(await progressOf(id)).toMatchObject({ generationStatus: 'failed' });
  });
});

describe('the progress of an unknown submission', () => {
  it.each([randomUUID(), '17', "' OR 1=1", '%00', 'a/b'])('%s is not found', async (id) => {
    const { body } = await app.http
      .get(apiPaths.progress(id))
      .expect(404)
      .expect('Cache-Control', 'no-store');
    expect(errorBodySchema.parse(body)).toMatchObject({ message: messages.reportNotFound });
  });

  it('is also that of a report’s own id, which stands in links', async () => {
    const { id } = await aReport(app);
    await app.http.get(apiPaths.progress(id)).expect(404);
  });
});

describe('a page that embeds the questionnaire', () => {
  it('reads the progress and who words the report, without cookies, and no other page does', async () => {
    const path = apiPaths.progress(await responseOf((await aReport(app)).id));
    const unknown = apiPaths.progress(randomUUID());
    for (const each of [path, unknown, apiPaths.analystSetting]) {
      const { headers } = await app.http.get(each).set({ Origin: host });
      expect(headers['access-control-allow-origin']).toBe(host);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      const other = await app.http.get(each).set({ Origin: 'https://evil.example' });
      expect(other.headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});
