import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '../../support/eventually.js';
import { freePort } from '../../support/services/free-port.js';
import { metricOf } from '../../support/telemetry/scraped-metrics.js';
import { startWordedApp, type WordedApp } from '../../support/wording/worded-app.js';

let worded: WordedApp;
beforeAll(async () => {
  worded = await startWordedApp({ METRICS_PORT: String(await freePort()) });
});
afterAll(() => worded.close());

const requests = (outcome: string) =>
  metricOf(worded.app, 'ellac_model_requests_total', { outcome });
const reports = (result: string) => metricOf(worded.app, 'ellac_report_tries_total', { result });

it('a report is counted, with its requests to the language model and their tokens', async () => {
  await worded.model.behave({});
  const report = await worded.ended(await worded.begin());
  expect(report).toMatchObject({ status: 'completed', requests: 7 });
  expect([await requests('answered'), await reports('completed')]).toEqual([7, 1]);
  expect(await metricOf(worded.app, 'ellac_model_tokens_total')).toBe(report.tokens);
});

it('a report that fails is counted, and each try before', async () => {
  await worded.model.behave({ always: 'rate limit' });
  const report = await worded.ended(await worded.begin());
  expect(report).toMatchObject({ status: 'failed', attempt: 3 });
  expect([await reports('put_off'), await reports('failed')]).toEqual([2, 1]);
  // Parts are requested in parallel: when one fails, the other requests are aborted.
  await eventually('each request is counted', async () =>
    (await requests('passing'))! + (await requests('cut'))! === report.requests ? true : null,
  );
  expect(await metricOf(worded.app, 'ellac_model_paused')).toBe(0);
});

it('a language model that accepts nothing is told of', async () => {
  await worded.model.behave({ always: 'wrong key' });
  await worded.begin();
  await eventually('the language model is paused', async () =>
    (await metricOf(worded.app, 'ellac_model_paused')) === 1 ? true : null,
  );
  expect(await requests('blocked')).toBeGreaterThanOrEqual(1);
});
