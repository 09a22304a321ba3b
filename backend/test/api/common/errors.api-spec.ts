import { apiPaths } from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { SubmissionService } from '../../../src/questionnaire/submission.service.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('an answer that is an error', () => {
  it.each([
    ['get', '/api'],
    ['get', '/api/verify-report'],
    ['options', apiPaths.submit],
    ['put', apiPaths.submit],
    ['post', '/'],
  ] as const)('is a sentence where there is nothing: %s %s', async (method, path) => {
    const answer = await app.http[method](path).expect(404);
    expect(answer.body.message).toBe('There is nothing at this address.');
  });

  it('asks for JSON where something else was sent (S6)', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'image/png']) {
      const answer = await app.http.post(apiPaths.submit).set('Content-Type', type).send('a=1');
      expect(answer.status).toBe(415);
      expect(answer.body.message).toBe('Please send JSON.');
    }
  });

  it('takes a call without a body for what it is, whatever its type', async () => {
    await app.http.post(apiPaths.submit).set('Content-Length', '0').expect(400);
    await app.http.post(apiPaths.submit).set('Content-Type', 'text/plain').expect(400);
  });

  it('tells nothing of what broke, nor where (S52)', async () => {
    const failure = new Error('relation "users" is not there');
    jest.spyOn(app.app.get(SubmissionService), 'submit').mockRejectedValue(failure);
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();

    const { body } = await app.http.post(apiPaths.submit).send(aQuestionnaire()).expect(500);
    expect(body).toEqual({
      statusCode: 500,
      message: 'Something went wrong on our side. Please try again in a moment.',
      requestId: expect.any(String),
    });
  });

  it('says when to try again while PostgreSQL is away, and not where it is (S52)', async () => {
    const away = await new pg.Client('postgres://nobody@127.0.0.1:1/none')
      .connect()
      .catch((error: unknown) => error);
    jest.spyOn(app.app.get(SubmissionService), 'submit').mockRejectedValue(away);

    const answer = await app.http.post(apiPaths.submit).send(aQuestionnaire()).expect(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toEqual({
      statusCode: 503,
      message: 'The service is not ready. Please try again in a moment.',
      requestId: expect.any(String),
    });
  });
});
