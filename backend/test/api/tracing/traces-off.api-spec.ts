import { apiPaths, type SubmitReply } from '@ellac/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loadedTraceSdk } from '../../support/telemetry/loaded-trace-sdk.js';
import { mailsArrived } from '../../support/mails/caught-mails.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('without a collector nothing is loaded for traces, and no row carries one', async () => {
  const questionnaire = aQuestionnaire();
  const { body } = (await app.http
    .post(apiPaths.submit)
    .set('traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')
    .send(questionnaire)
    .expect(201)) as { body: SubmitReply };
  await mailsArrived(questionnaire.company_info.owner_email);
  const rows = await app.dataSource.query(
    'SELECT traceparent FROM analyses WHERE response_id = $1',
    [body.responseId],
  );
  expect(rows).toEqual([{ traceparent: null }]);
  expect(loadedTraceSdk()).toEqual([]);
});
