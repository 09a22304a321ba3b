import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiPaths, messages, type Questionnaire } from '@ellac/contracts';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const submit = (body: unknown) => app.http.post(apiPaths.submit).send(body as object);

const countRows = async (): Promise<Record<string, number>> => {
  const rows = await app.dataSource.query<Record<string, number>[]>(
    `SELECT (SELECT count(*)::int FROM companies) AS companies,
            (SELECT count(*)::int FROM responses) AS responses,
            (SELECT count(*)::int FROM analyses) AS analyses`,
  );
  return rows[0]!;
};

/** A valid questionnaire with one value replaced, or taken out where the value is undefined. */
const withValue = (path: string, value: unknown): unknown => {
  const body = aQuestionnaire() as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const parent = keys
    .slice(0, -1)
    .reduce<Record<string, unknown>>((object, key) => object[key] as Record<string, unknown>, body);
  parent[keys.at(-1)!] = value;
  return body;
};

describe('a good submission', () => {
  it('is accepted with a sentence and the id of its response', async () => {
    const answer = await submit(aQuestionnaire());

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: messages.submitted,
      responseId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('stores the answers as they were sent, trimmed, with one analysis for the owner', async () => {
    const questionnaire = aQuestionnaire({ name: '  Trimmed Ltd  ' });
    const { body } = await submit(questionnaire);

    const rows = await app.dataSource.query<Record<string, unknown>[]>(
      `SELECT answers, recipient_email, owner_email FROM responses
       JOIN companies ON companies.id = company_id JOIN analyses ON response_id = responses.id
       WHERE responses.id = $1`,
      [body.responseId],
    );
    expect(rows).toEqual([
      {
        answers: {
          ...questionnaire,
          company_info: { ...questionnaire.company_info, name: 'Trimmed Ltd' },
        },
        recipient_email: questionnaire.company_info.owner_email,
        owner_email: questionnaire.company_info.owner_email,
      },
    ]);
  });

  it('may hold characters that PostgreSQL cannot store; each is replaced', async () => {
    const questionnaire = aQuestionnaire({
      owner_first_name: 'A\udc00da',
      owner_last_name: '\ud800',
    });
    questionnaire.qualitative.vision = '\ud83d Half an emoji, and \ude42 the other half. '.repeat(
      3,
    );
    questionnaire.meta = { consent: { version: '1\u0000' } };
    const { body } = await submit(questionnaire).expect(201);

    const [row] = await app.dataSource.query<{ answers: Questionnaire }[]>(
      `SELECT answers FROM responses WHERE id = $1`,
      [body.responseId],
    );
    expect(row!.answers.company_info.owner_first_name).toBe('A\ufffdda');
    expect(row!.answers.company_info.owner_last_name).toBe('\ufffd');
    expect(row!.answers.qualitative.vision).toMatch(/^\ufffd Half an emoji, and \ufffd the other/);
    expect(row!.answers.meta?.consent?.version).toBe('1\ufffd');
  });

  it('stores which privacy notice was agreed to, and passes over the time that a sender gives', async () => {
    const at = '2001-01-01T00:00:00.000Z';
    const { body } = await submit(withValue('meta', { consent: { version: '7', at } })).expect(201);
    const [row] = await app.dataSource.query<{ answers: Questionnaire; isNow: boolean }[]>(
      `SELECT answers, submitted_at > now() - interval '1 minute' AS "isNow"
       FROM responses WHERE id = $1`,
      [body.responseId],
    );
    expect(row!.answers.meta).toEqual({ consent: { version: '7' } });
    expect(row!.isNow).toBe(true);
    await submit(withValue('meta', { consent: { at } })).expect(400);
  });

  it('S1: has names of one line that do not turn the reading direction', async () => {
    const { body } = await submit(
      aQuestionnaire({ name: 'Harmless\r\nLtd\u0000', owner_first_name: 'Ann\u202e' }),
    ).expect(201);
    const [row] = await app.dataSource.query<object[]>(
      `SELECT name, owner_first_name FROM companies JOIN responses ON company_id = companies.id
       WHERE responses.id = $1`,
      [body.responseId],
    );
    expect(row).toEqual({ name: 'Harmless Ltd', owner_first_name: 'Ann' });
  });

  it('adds to the company of the same name and owner, whatever the case, and leaves its record as it is', async () => {
    const first = aQuestionnaire({ owner_phone: '+44 20 7946 0000' });
    await submit(first);
    const again = aQuestionnaire({
      name: first.company_info.name.toUpperCase(),
      owner_email: first.company_info.owner_email.toUpperCase(),
      owner_phone: '+44 20 7946 9999',
    });
    await submit(again);

    const rows = await app.dataSource.query<unknown[]>(
      `SELECT owner_phone, count(responses.id)::int AS responses FROM companies
       JOIN responses ON company_id = companies.id
       WHERE lower(name) = lower($1) GROUP BY companies.id`,
      [first.company_info.name],
    );
    expect(rows).toEqual([{ owner_phone: '+44 20 7946 0000', responses: 2 }]);
  });

  it('may leave out the number of employees, and may say what the owner does not know', async () => {
    const questionnaire: Questionnaire = aQuestionnaire();
    delete questionnaire.staff.totalEmployees;
    questionnaire.meta = { notKnown: ['customer.retention_rate'], useAi: false };

    expect((await submit(questionnaire)).status).toBe(201);
  });
});

describe('a bad submission', () => {
  const cases: [path: string, value: unknown, message: string][] = [
    ['company_info.name', 'A', 'Company name must be at least 2 characters'],
    ['company_info.owner_first_name', '   ', "Owner's first name is required"],
    ['company_info.owner_last_name', '', "Owner's last name is required"],
    ['company_info.owner_last_name', '\u200b\u3164', "Owner's last name is required"],
    ['company_info.name', 'A\u200b', 'Company name must be at least 2 characters'],
    ['company_info.owner_email', 'owner@localhost', 'Invalid email address'],
    ['company_info.owner_phone', '123456789', 'Please enter a valid phone number'],
    ['company_info.country', 'FR', 'Please select a country'],
    ['company_info.industry', 'mining', 'Please select an industry'],
    ['company_info.active_partners', 0, 'Must have at least 1 active partner'],
    ['company_info.silent_partners', -1, 'Silent partners must be at least 0'],
    ['financial.annual_revenue', -1, 'Annual revenue must be positive'],
    ['financial.annual_revenue', '1000', 'Annual revenue must be a number'],
    ['financial.gross_profit_margin', 101, 'Gross profit margin must be between -100 and 100'],
    ['financial.net_profit_margin', -100.5, 'Net profit margin must be between -100 and 100'],
    ['staff.totalEmployees', 0, 'Total employees is required'],
    ['staff.departments', '', 'Department information is required'],
    ['staff.departments', 'too short', 'Please provide department information'],
    ['staff.training', '', 'Training information is required'],
    ['staff.training', 'too short', 'Please describe your training programs'],
    ['business_assessment.processes', 6, 'Please choose a rating from 1 to 5'],
    ['specialization.delivery_independence', 2.5, 'Please choose a rating from 1 to 5'],
    ['specialization.revenue_concentration', '', 'Please select revenue concentration'],
    ['sales.sales_team_size', -1, 'People in the sales team must be at least 0'],
    [
      'sales.documented_elements',
      ['process', 'process'],
      'Which parts of selling are written down?: please choose from the list, each entry once',
    ],
    [
      'customer.top_clients_revenue',
      101,
      'Revenue from your largest clients must be between 0 and 100',
    ],
    ['owner_dependency.max_absence_days', -1, 'Longest absence of the owner must be at least 0'],
    ['growth.projected_growth', 1001, 'Projected growth must be between -100 and 1000'],
    ['growth.strategy', 'x'.repeat(49), 'Please provide more detail'],
    ['growth.strategy', '', 'Please provide more detail'],
    ['qualitative.vision', '', 'Vision statement is required'],
    ['qualitative.challenges', '', 'Challenges information is required'],
    ['qualitative.opportunities', '', 'Opportunities information is required'],
    ['documents.businessPlan', 'yes', 'Business plan: please answer yes or no'],
    ['documents', undefined, messages.groupMissing],
  ];

  const percentages: typeof cases = [
    [
      'specialization.custom_vs_standard',
      { custom: 50, standard: 49 },
      'Percentages must sum to 100%',
    ],
    [
      'sales.sales_distribution',
      { owner: 33.33, team: 33.33, other: 33.33 },
      'Percentages must sum to 100%',
    ],
  ];

  const notKnown: typeof cases = [
    ['company_info.isAdmin', true, messages.unknownField],
    ['unknown', {}, messages.unknownField],
  ];

  const tooLong: typeof cases = [
    ['company_info.name', 'A'.repeat(101), 'Company name must be at most 100 characters'],
    ['qualitative.vision', 'x'.repeat(1001), 'Vision must be at most 1,000 characters'],
  ];

  const isRefused = async (path: string, value: unknown, message: string): Promise<void> => {
    const before = await countRows();
    const answer = await submit(withValue(path, value));

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ statusCode: 400, requestId: expect.any(String) });
    expect(answer.body.details).toContainEqual({ path, message });
    expect(await countRows()).toEqual(before);
  };

  it.each(cases)('%s = %j is refused with its sentence and path (S1)', isRefused);

  it.each(percentages)('%s = %j, which is not all, is refused (S2)', isRefused);

  it.each(notKnown)('%s = %j, which no questionnaire has, is refused (S3)', isRefused);

  it.each(tooLong)('%s = %j, which is too long, is refused (S4)', isRefused);

  it('names the part of a percent group that is out of bounds (S2)', async () => {
    const parts = { recurring: -10, project: 110, oneTime: 0 };
    const answer = await submit(withValue('customer.revenue_breakdown', parts));

    expect(answer.body.details).toEqual([
      {
        path: 'customer.revenue_breakdown.recurring',
        message: 'Recurring must be between 0 and 100',
      },
      { path: 'customer.revenue_breakdown.project', message: 'Project must be between 0 and 100' },
    ]);
  });

  it('is refused in a sentence when it is no questionnaire at all, however it is made (S5)', async () => {
    const nested = (depth: number, open: string, close: string) =>
      `{"company_info":${open.repeat(depth)}1${close.repeat(depth)}}`;
    const bodies: [body: string, message: string][] = [
      [nested(20_000, '[', ']'), messages.tooDeep],
      [nested(5_000, '{"a":', '}'), messages.tooDeep],
      [JSON.stringify({ ...aQuestionnaire(), toString: 1 }), messages.unknownField],
      ['{"__proto__":{"isAdmin":true}}', messages.unknownField],
      ['[]', messages.refused],
      ['{"company_info":[],"sales":null}', messages.refused],
      [`{"sales":{"documented_elements":[${'1,'.repeat(20_000)}1]}}`, messages.tooManyValues],
      [`{"company_info":[${'{},'.repeat(20_000)}1]}`, messages.tooManyValues],
    ];
    const before = await countRows();
    for (const [body, message] of bodies) {
      const answer = await app.http
        .post(apiPaths.submit)
        .set('Content-Type', 'application/json')
        .send(body);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe(message);
    }
    expect(await countRows()).toEqual(before);
  });

  it('names every wrong field at once', async () => {
    const body = withValue('company_info.name', '') as Questionnaire;
    body.growth.strategy = '';
    const answer = await submit(body);

    expect(answer.body).toMatchObject({
      message: messages.refused,
      details: [{ path: 'company_info.name' }, { path: 'growth.strategy' }],
    });
  });

  it('is told in a sentence when it is no JSON at all, or too large (S4)', async () => {
    const broken = await app.http
      .post(apiPaths.submit)
      .set('Content-Type', 'application/json')
      .send('{"company_info":');
    expect(broken.status).toBe(400);
    expect(broken.body.message).toMatch(/^The request could not be understood/);

    const entries = Array.from({ length: 100_000 }, () => 'process');
    for (const large of [
      { text: 'x'.repeat(70_000) },
      withValue('qualitative.vision', 'x'.repeat(2_000_000)),
      withValue('sales.documented_elements', entries),
    ]) {
      const answer = await submit(large);
      expect(answer.status).toBe(413);
      expect(answer.body.message).toBe('The request is too large.');
    }
  });

  it.each([
    ['financial.annual_revenue', '"50"'],
    ['financial.annual_revenue', '1e999'],
    ['customer.retention_rate', '"50"'],
    ['business_assessment.processes', '"3"'],
    ['specialization.custom_vs_standard.custom', '"50"'],
  ])('is refused when %s is %s, which is no number', async (path, text) => {
    const before = await countRows();
    const body = JSON.stringify(withValue(path, '#')).replace('"#"', text);
    const answer = await app.http
      .post(apiPaths.submit)
      .set('Content-Type', 'application/json')
      .send(body);
    expect(answer.status).toBe(400);
    expect(answer.body.details[0].path).toBe(path);
    expect(await countRows()).toEqual(before);
  });

  it('is told in a sentence when it holds NaN, which no JSON has', async () => {
    const body = JSON.stringify(withValue('financial.annual_revenue', '#')).replace('"#"', 'NaN');
    const answer = await app.http
      .post(apiPaths.submit)
      .set('Content-Type', 'application/json')
      .send(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('The request could not be understood.');
  });
});

describe('a submission with a key', () => {
  const send = (body: unknown, key: string) => submit(body).set('Idempotency-Key', key);

  it('that is sent again is answered the same, and stored once', async () => {
    const [questionnaire, key] = [aQuestionnaire(), randomUUID()];
    const first = await send(questionnaire, key).expect(201);
    const before = await countRows();
    const again = await send(questionnaire, key).expect(201);
    expect(again.body).toEqual(first.body);
    expect(await countRows()).toEqual(before);
  });

  it('that is sent fifty times at once is stored once (S7)', async () => {
    const [questionnaire, key] = [aQuestionnaire(), randomUUID()];
    const before = await countRows();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(questionnaire, key).expect(201)),
    );
    expect(new Set(answers.map(({ body }) => body.responseId)).size).toBe(1);
    const after = await countRows();
    expect(after['responses']).toBe(before['responses']! + 1);
    expect(after['analyses']).toBe(before['analyses']! + 1);
  });

  it('that came before with other answers is refused, and nothing of it is stored', async () => {
    const [questionnaire, key] = [aQuestionnaire(), randomUUID()];
    await send(questionnaire, key).expect(201);
    const before = await countRows();
    const other = await send(aQuestionnaire(), key).expect(409);
    expect(other.body.message).toBe(messages.keyReused);
    expect(await countRows()).toEqual(before);
  });

  it('counts only once it is accepted', async () => {
    const key = randomUUID();
    await send(withValue('company_info.name', ''), key).expect(400);
    await send(aQuestionnaire(), key).expect(201);
  });

  it.each(['short', 'with blank s', 'x'.repeat(129)])(
    '%s, which is no key, is refused',
    async (key) => {
      const answer = await send(aQuestionnaire(), key).expect(400);
      expect(answer.body.message).toBe(messages.keyMalformed);
    },
  );
});
