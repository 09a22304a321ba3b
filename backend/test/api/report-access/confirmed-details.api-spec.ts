import { randomUUID } from 'node:crypto';
import { apiPaths, type Confirmation } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfirmedDetailsRows1765584060000 } from '../../../src/database/migrations/1765584060000-confirmed-details-rows.js';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { aLink, type StoredReport } from '../../support/rows/factories.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());

type Report = Pick<StoredReport, 'id' | 'companyId'>;

/** Sends a questionnaire as a stranger can. */
async function send(company: Parameters<typeof aQuestionnaire>[0]): Promise<Report> {
  const { body } = await app.http.post(apiPaths.submit).send(aQuestionnaire(company)).expect(201);
  const [row] = await app.dataSource.query<Report[]>(
    `SELECT analyses.id, company_id AS "companyId" FROM analyses
     JOIN responses ON responses.id = response_id WHERE responses.id = $1`,
    [(body as { responseId: string }).responseId],
  );
  return row!;
}

const detail = async ({ companyId }: Report) => {
  const { body } = await coach.call('get', apiPaths.adminCompany(companyId)).expect(200);
  return body as {
    company: { name: string; ownerPhone: string; country: string };
    confirmation: Confirmation;
  };
};
/** Reads a report by its link; whether it is made already does not matter here. */
const open = async ({ id }: Report): Promise<void> => {
  await app.http.get(apiPaths.analysis(id, await aLink(app, id)));
};

/** An owner's company, and what a stranger then sends under the same name and address. */
async function aStolenName() {
  const name = `Alder ${randomUUID()}`;
  const owner_email = `${randomUUID()}@alder.example`;
  const first = await send({ name, owner_email, owner_phone: '+44 20 7946 0000' });
  const second = await send({
    name: name.toUpperCase(),
    owner_email: owner_email.toUpperCase(),
    owner_phone: '+1 900 555 0100',
    owner_first_name: 'Stranger',
  });
  return { name, owner_email, first, second };
}

describe('finding 8: the record of a company', () => {
  it('is not replaced by a submission whose link was not opened', async () => {
    const { name, first } = await aStolenName();
    expect((await detail(first)).confirmation.isConfirmed).toBe(false);
    await open(first);

    const { company, confirmation } = await detail(first);
    expect(company).toMatchObject({ name, ownerPhone: '+44 20 7946 0000' });
    expect(confirmation).toMatchObject({
      isConfirmed: true,
      unconfirmed: { name: name.toUpperCase(), ownerPhone: '+1 900 555 0100' },
    });
  });

  it('follows once the link to that report is opened, and no earlier one brings it back', async () => {
    const { name, first, second } = await aStolenName();
    await open(second);
    await open(first);
    const { company, confirmation } = await detail(first);
    expect(company).toMatchObject({ name: name.toUpperCase(), ownerPhone: '+1 900 555 0100' });
    expect(confirmation).toEqual({ isConfirmed: true, unconfirmed: null });
  });

  it('S32: does not follow what a scanner of mails requests', async () => {
    const { second } = await aStolenName();
    const token = await aLink(app, second.id);
    for (let visit = 0; visit < 20; visit += 1) {
      await app.http.head(apiPaths.analysis(second.id, token));
      await app.http.head(apiPaths.verifyReport(second.id, token)).expect(200);
      await app.http.get(apiPaths.verifyReport(second.id, token)).expect(200);
    }
    const { company, confirmation } = await detail(second);
    expect(company.ownerPhone).toBe('+44 20 7946 0000');
    expect(confirmation.isConfirmed).toBe(false);
  });

  it('does not follow a link that was mailed to another address', async () => {
    const { second } = await aStolenName();
    const token = await aLink(app, second.id);
    await app.dataSource.query(`UPDATE companies SET owner_email = $2 WHERE id = $1`, [
      second.companyId,
      `${randomUUID()}@corrected.example`,
    ]);
    await app.http.get(apiPaths.analysis(second.id, token));
    expect((await detail(second)).confirmation.isConfirmed).toBe(false);
  });

  it('is confirmed by a coach, who is named in the trail', async () => {
    const { second } = await aStolenName();
    const { unconfirmed } = (await detail(second)).confirmation;
    const path = apiPaths.adminConfirmDetails(second.companyId);
    const other = await send({ name: `Other ${randomUUID()}` });
    const foreign = (await detail(other)).confirmation.unconfirmed!.responseId;
    await coach.call('post', path).send({ responseId: foreign }).expect(404);
    await coach.call('post', path).send({ responseId: 'x' }).expect(400);
    await coach.call('post', path).send({ responseId: unconfirmed!.responseId }).expect(200);

    const { company, confirmation } = await detail(second);
    expect(company.ownerPhone).toBe('+1 900 555 0100');
    expect(confirmation).toEqual({ isConfirmed: true, unconfirmed: null });
    expect(await trailOf(app, second.companyId)).toEqual([
      expect.objectContaining({ action: 'company.confirm', username: coach.username }),
    ]);
  });

  it('of before is confirmed by the migration where a link was opened', async () => {
    const { first: opened } = await aStolenName();
    const { first: unopened } = await aStolenName();
    await open(opened);
    await app.dataSource.query(`UPDATE companies SET details_as_of = NULL`);
    const runner = app.dataSource.createQueryRunner();
    await new ConfirmedDetailsRows1765584060000().up(runner);
    await runner.release();
    expect((await detail(opened)).confirmation.isConfirmed).toBe(true);
    expect((await detail(unopened)).confirmation.isConfirmed).toBe(false);
  });
});
