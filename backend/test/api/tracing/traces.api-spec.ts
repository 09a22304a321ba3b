import { randomBytes } from 'node:crypto';
import { apiPaths, type ReportContent, type SubmitReply } from '@ellac/contracts';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { buildOf } from '../../../src/config/build.js';
import { aCoach } from '../../support/coach.js';
import { eventually } from '../../support/eventually.js';
import { aReport } from '../../support/rows/factories.js';
import { loadedTraceSdk } from '../../support/telemetry/loaded-trace-sdk.js';
import { linkIn, mailsArrived } from '../../support/mails/caught-mails.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import {
  aTraceCollector,
  type CollectedSpan,
  type TraceCollector,
} from '../../support/telemetry/trace-collector.js';
import { startBeside } from '../../support/test-app.js';
import { startWordedApp, type WordedApp } from '../../support/wording/worded-app.js';

let collector: TraceCollector;
let worded: WordedApp;
beforeAll(async () => {
  collector = await aTraceCollector();
  worded = await startWordedApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key',
  });
});
afterAll(async () => {
  await worded.close();
  await collector.close();
});

const submitPath = apiPaths.submit;
const submitSpan = `POST ${submitPath}`;

/** What a page begins. */
const aTrace = (flags = '01') => {
  const traceId = randomBytes(16).toString('hex');
  const spanId = randomBytes(8).toString('hex');
  return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-${flags}` };
};

/** Submits; @returns the row of the report. */
async function submit(traceparent?: string, questionnaire = aQuestionnaire()) {
  const request = worded.app.http.post(submitPath).send(questionnaire);
  if (traceparent !== undefined) void request.set('traceparent', traceparent);
  const { body } = (await request.expect(201)) as { body: SubmitReply };
  const [row] = await worded.app.dataSource.query<[{ id: string; traceparent: string }]>(
    'SELECT id, traceparent FROM analyses WHERE response_id = $1',
    [body.responseId],
  );
  return { ...row, owner: questionnaire.company_info.owner_email };
}

const ofTrace = (traceId: string) => collector.spans().filter((span) => span.traceId === traceId);

/** Each span with its parent. */
function branches(spans: readonly CollectedSpan[]): string[] {
  const nameOf = (id?: string) => spans.find(({ spanId }) => spanId === id)?.name;
  return spans.map(({ name, parentSpanId }) => `${nameOf(parentSpanId)} > ${name}`).sort();
}

/** All texts in a value, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

it('one trace leads from the page over the queue, the report and the model to the mail', async () => {
  const canary = `canary-${randomBytes(4).toString('hex')}`;
  const questionnaire = aQuestionnaire({
    name: `${canary} & Sons`,
    owner_first_name: `${canary}a`,
    owner_last_name: `${canary}b`,
    owner_email: `${canary}@example.com`,
  });
  const page = aTrace();
  const report = await submit(page.traceparent, questionnaire);
  const [mail] = await mailsArrived(report.owner);
  const spans = await collector.trace(page.traceId, 14);
  const [root, sent, asked] = [submitSpan, 'delivery', 'model request'].map((name) =>
    spans.find((span) => span.name === name)!,
  ) as [CollectedSpan, CollectedSpan, CollectedSpan];

  expect(root.parentSpanId).toBe(page.spanId);
  expect(report.traceparent).toBe(`00-${page.traceId}-${root.spanId}-01`);
  expect(branches(spans)).toEqual([
    `${submitSpan} > analysis`,
    `${submitSpan} > delivery`,
    `${submitSpan} > enqueue analysis`,
    'analysis > enqueue delivery',
    'analysis > write report',
    'delivery > send mail',
    `undefined > ${submitSpan}`,
    ...Array.from({ length: 7 }, () => 'write report > model request'),
  ]);
  expect(root.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.response.status_code': 201,
    analysis_id: report.id,
  });
  expect(sent.attributes).toMatchObject({ analysis_id: report.id, result: 'sent' });
  expect(asked.attributes).toMatchObject({ analysis_id: report.id, outcome: 'answered' });
  expect(collector.resource()).toEqual({ 'service.name': 'ellac', 'service.version': buildOf({}) });
  expect(collector.headers()['authorization']).toBe('Bearer key');
  expect(loadedTraceSdk()).not.toEqual([]);

  const [{ content }] = await worded.app.dataSource.query<[{ content: ReportContent }]>(
    'SELECT content FROM analyses WHERE id = $1',
    [report.id],
  );
  const words = textsIn(content).filter((text) => text.includes(' '));
  expect(words.length).toBeGreaterThan(50);
  const secrets = [canary, linkIn(mail!).searchParams.get('token')!, worded.model.key];
  const raw = collector.raw();
  expect([...secrets, ...words].filter((text) => raw.includes(text))).toEqual([]);
});

it.each([undefined, 'canary', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`])(
  'a submission with the traceparent %j begins a trace of its own',
  async (given) => {
    const { traceparent, owner } = await submit(given);
    const [, traceId] = traceparent.split('-');
    const root = await collector.spanOf(traceId!, submitSpan);
    expect(root.parentSpanId).toBeUndefined();
    await mailsArrived(owner);
  },
);

it('a caller that wants no trace has none, from the submission to the mail', async () => {
  const page = aTrace('00');
  const { owner, traceparent } = await submit(page.traceparent);
  expect(traceparent).toMatch(new RegExp(`^00-${page.traceId}-[0-9a-f]{16}-00$`));
  await mailsArrived(owner);
  // A later trace has arrived, so an earlier one would have arrived too.
  const later = aTrace();
  await submit(later.traceparent);
  await collector.spanOf(later.traceId, 'delivery');
  expect(ofTrace(page.traceId)).toEqual([]);
});

it('a request to make a report anew begins another trace', async () => {
  const coach = await aCoach(worded.app);
  const { id } = await aReport(worded.app, { status: 'failed' });
  const before = aTrace();
  await worded.app.dataSource.query('UPDATE analyses SET traceparent = $2 WHERE id = $1', [
    id,
    before.traceparent,
  ]);
  const anew = aTrace();
  await coach
    .call('post', apiPaths.adminRegenerate(id))
    .set('traceparent', anew.traceparent)
    .expect(200);
  const request = 'POST /api/admin/analysis/:analysisId/regenerate';
  // How many requests the model gets depends on its checks; these two spans end the work.
  for (const name of ['analysis', 'delivery']) await collector.spanOf(anew.traceId, name);
  expect(branches(ofTrace(anew.traceId))).toEqual(
    expect.arrayContaining([`${request} > analysis`, `${request} > delivery`]),
  );
  expect(ofTrace(before.traceId)).toEqual([]);
});

it('a mail that is asked for later is a trace of its own, with the report’s id', async () => {
  const { id, owner } = await aReport(worded.app);
  const row = aTrace();
  await worded.app.dataSource.query('UPDATE analyses SET traceparent = $2 WHERE id = $1', [
    id,
    row.traceparent,
  ]);
  await worded.app.http.post(apiPaths.resendVerification).send({ email: owner }).expect(200);
  const delivery = await eventually('the span of the mail', () =>
    Promise.resolve(
      collector
        .spans()
        .find(({ name, attributes }) => name === 'delivery' && attributes['analysis_id'] === id),
    ),
  );
  expect(delivery.parentSpanId).toBeUndefined();
  expect(delivery.attributes).toMatchObject({ reason: 'resend', result: 'sent' });
});

it('what fails is told by its kind alone', async () => {
  await worded.model.behave({ always: 'rate limit' });
  const page = aTrace();
  await submit(page.traceparent);
  const analysis = await collector.spanOf(page.traceId, 'analysis');
  const [asked] = ofTrace(page.traceId).filter(({ name }) => name === 'model request');
  const writing = await collector.spanOf(page.traceId, 'write report');
  await worded.model.behave({});
  expect(analysis.attributes['result']).toBe('put_off');
  expect(asked!.status).toEqual({ code: 2 });
  expect(asked!.attributes['error.type']).toBe('ModelFault');
  expect(writing.status).toEqual({ code: 2 });
});

it('what has not been sent goes out when a process stops', async () => {
  const stopping = await startBeside(worded.app, {
    ROLE: 'web',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  const page = aTrace();
  await stopping.http
    .post(submitPath)
    .set('traceparent', page.traceparent)
    .send(aQuestionnaire())
    .expect(201);
  await stopping.close();
  expect(ofTrace(page.traceId).map(({ name }) => name)).toContain(submitSpan);
});

it('a collector that is broken costs nobody anything, and is told of once', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn');
  const log = jest.spyOn(Logger.prototype, 'log');
  const told = (words: string) =>
    [...warn.mock.calls, ...log.mock.calls].filter(([line]) => line === words).length;
  collector.answer(400);
  const parcels = collector.count();
  const { owner } = await submit(aTrace().traceparent);
  await mailsArrived(owner);
  await eventually('some parcels were refused', async () => {
    if (collector.count() >= parcels + 2) return true;
    await worded.app.http.post(apiPaths.resendVerification).send({ email: 'a@example.com' });
    return null;
  });
  collector.answer(200);
  const later = aTrace();
  await submit(later.traceparent);
  await collector.spanOf(later.traceId, 'delivery');
  await eventually('the log tells of it', () =>
    Promise.resolve(told('the collector takes traces again') === 1 ? true : null),
  );
  expect(told('the collector takes no traces')).toBe(1);
  jest.restoreAllMocks();
});
