import { randomUUID } from 'node:crypto';
import { apiPaths, messages } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { aReport } from '../../support/rows/factories.js';
import { mailsArrived } from '../../support/mails/caught-mails.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());

const regenerate = (id: string) => coach.call('post', apiPaths.adminRegenerate(id));

describe('a report that failed', () => {
  it('is made anew with all its tries, and brings its mail', async () => {
    const { id, owner, companyName } = await aReport(app, { status: 'failed' });
    await app.dataSource.query(
      `UPDATE analyses SET attempt = 3, generation_error = 'broken',
         next_attempt_at = now() + interval '1 day' WHERE id = $1`,
      [id],
    );

    const { body } = await regenerate(id).expect(200);
    expect(body).toEqual({ message: messages.regenerated });
    expect((await mailsArrived(owner))[0]!.text).toContain(`/verify-report/${id}`);
    const rows = await app.dataSource.query(
      `SELECT generation_status, generation_error, attempt FROM analyses WHERE id = $1`,
      [id],
    );
    expect(rows).toEqual([{ generation_status: 'completed', generation_error: null, attempt: 1 }]);
    expect(await trailOf(app, id)).toEqual([
      expect.objectContaining({
        username: coach.username,
        action: 'report.regenerate',
        companyName,
        details: {},
      }),
    ]);
  });

  it('is begun once, however many ask at once', async () => {
    const { id, owner } = await aReport(app, { status: 'failed' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => regenerate(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await trailOf(app, id)).toHaveLength(1);
    expect(await mailsArrived(owner)).toHaveLength(1);
  });
});

describe('any other report', () => {
  it.each(['pending', 'processing', 'completed'] as const)('%s is left alone', async (status) => {
    const { id } = await aReport(app, {
      status: status === 'processing' ? 'pending' : status,
    });
    await app.dataSource.query(`UPDATE analyses SET generation_status = $2 WHERE id = $1`, [
      id,
      status,
    ]);
    const { body } = await regenerate(id).expect(409);
    expect(body).toMatchObject({ message: messages.regenerateOnlyFailed });
    expect(await trailOf(app, id)).toEqual([]);
  });

  it.each([randomUUID(), 'fix', "' OR 1=1"])('%s is not found', async (id) => {
    const { body } = await regenerate(id).expect(404);
    expect(body).toMatchObject({ message: messages.reportNotFound });
  });
});
