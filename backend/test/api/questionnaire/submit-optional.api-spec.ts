import { randomUUID } from 'node:crypto';
import { apiPaths, messages, type Questionnaire } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach, type Coach } from '../../support/coach.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());

type Meta = NonNullable<Questionnaire['meta']>;

const withMeta = (meta: unknown) => ({ ...aQuestionnaire(), meta });
const submit = (body: object) => app.http.post(apiPaths.submit).send(body);

/** The stored form of a submission. */
async function storedAs(responseId: string) {
  const [row] = await app.dataSource.query<{ answers: Questionnaire; companyId: string }[]>(
    `SELECT answers, company_id AS "companyId" FROM responses WHERE id = $1`,
    [responseId],
  );
  return row!;
}

const all = {
  trade: 'Driving school',
  ownerPay: { taken: 0, fair: 78_000.5 },
  premises: { paid: 12_000, fair: 30_000 },
  circumstances: [
    { kind: 'wish-exit', date: '2028-02-29', to: 'family' },
    { kind: 'client-share', percent: 38.5, denied: false },
    { kind: 'payment-days', days: 60 },
    { kind: 'only-one', who: 'other' },
    { kind: 'term-ends', thing: 'site' },
  ],
} as const;

describe('an optional answer', () => {
  it.each(Object.entries(all))('is stored as it came: %s', async (name, answer) => {
    const { body } = await submit(withMeta({ [name]: answer })).expect(201);
    expect((await storedAs(body.responseId)).answers.meta).toEqual({ [name]: answer });
  });

  it('is not needed', async () => {
    const questionnaire = aQuestionnaire();
    delete questionnaire.meta;
    const { body } = await submit(questionnaire).expect(201);
    expect((await storedAs(body.responseId)).answers).toEqual(questionnaire);
  });

  it('is one trimmed line, without characters that PostgreSQL cannot store', async () => {
    const { body } = await submit(withMeta({ trade: '  Bak\u0000ery ' })).expect(201);
    expect((await storedAs(body.responseId)).answers.meta?.trade).toBe('Bak ery');
  });

  it('reaches the coach with the others, and the export of the company', async () => {
    const { body } = await submit(withMeta(all)).expect(201);
    const { companyId } = await storedAs(body.responseId);
    const { body: exported } = await coach.call('get', apiPaths.adminCompanyExport(companyId));
    expect(exported.reports[0].answers.meta).toEqual(all);
    const { body: record } = await coach
      .call('get', apiPaths.adminReport(exported.reports[0].analysis.id))
      .expect(200);
    expect(record.answers.meta).toEqual(all);
  });

  it('makes another submission, which cannot come with the same key', async () => {
    const questionnaire = aQuestionnaire();
    const key = randomUUID();
    const send = (meta: Meta) => submit({ ...questionnaire, meta }).set('Idempotency-Key', key);
    const circumstances = [{ kind: 'wish-exit', date: '2028-08-31' } as const];
    const first = await send({ circumstances }).expect(201);
    const again = await send({ circumstances }).expect(201);
    expect(again.body.responseId).toBe(first.body.responseId);
    const other = await send({ circumstances: [{ kind: 'wish-exit', date: '2028-09-30' }] });
    expect(other.status).toBe(409);
    expect(other.body.message).toBe(messages.keyReused);
  });

  const both = 'Please enter both amounts, or leave both empty';
  const list = 'Please name a list of circumstances, each kind once';
  const short = 'Please name your trade in at least 3 characters, or leave it empty';
  const told = (detail: object) => ({ circumstances: [{ kind: 'event', ...detail }] });

  it.each<[meta: object, path: string, message: string]>([
    [{ trade: '  ' }, 'trade', short],
    [{ trade: 'IT' }, 'trade', short],
    [{ trade: 'x'.repeat(61) }, 'trade', 'Your trade must be at most 60 characters'],
    [{ ownerPay: { taken: 1 } }, 'ownerPay.fair', both],
    [{ ownerPay: null }, 'ownerPay', both],
    [
      { ownerPay: { taken: -1, fair: 1 } },
      'ownerPay.taken',
      'Pay that you take must be at least 0',
    ],
    [
      { premises: { paid: 0, fair: 1e12 + 1 } },
      'premises.fair',
      'Usual rent must be at most 1,000,000,000,000',
    ],
    [{ premises: { paid: 0, fair: 1, extra: 1 } }, 'premises.extra', messages.unknownField],
    [{ circumstances: 'none' }, 'circumstances', list],
    [{ circumstances: [null] }, 'circumstances', list],
    [{ circumstances: [{ kind: 'buyer' }, { kind: 'buyer' }] }, 'circumstances', list],
    [
      { circumstances: [{ kind: 'rain' }] },
      'circumstances.0.kind',
      'Please choose a circumstance from the list',
    ],
    [
      told({ date: '2027-02-29' }),
      'circumstances.0.date',
      'The date must be a day of the calendar, such as 2028-08-31',
    ],
    [
      told({ percent: 101 }),
      'circumstances.0.percent',
      'Share of revenue must be between 0 and 100',
    ],
    [told({ days: 1.5 }), 'circumstances.0.days', 'Days must be a whole number from 0 to 365'],
    [told({ to: 'cousin' }), 'circumstances.0.to', 'Please choose from the list to whom'],
    [told({ name: 'Ada' }), 'circumstances.0.name', messages.unknownField],
  ])('is refused with its sentence and path: %j', async (meta, path, message) => {
    const answer = await submit(withMeta(meta));
    expect(answer.status).toBe(400);
    expect(answer.body.details).toEqual([{ path: `meta.${path}`, message }]);
  });
});
