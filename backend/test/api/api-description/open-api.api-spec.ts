import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPaths, messages } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IsHexColor } from 'class-validator';
import { ClassSchemas } from '../../../src/api-description/class-schema.js';
import type { OpenApi } from '../../../src/api-description/open-api.js';
import { aSession } from '../../support/rows/users.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const file = join(import.meta.dirname, '../../../../docs/openapi.json');

let app: TestApp;
let description: OpenApi;
beforeAll(async () => {
  app = await startTestApp();
  const admin = await aSession(app, { isAdmin: true });
  const { body } = await app.http.get(apiPaths.openApi).set('Cookie', admin).expect(200);
  description = body as OpenApi;
});
afterAll(() => app.close());

const operation = (method: string, path: string) => description.paths[path]![method]!;

describe('the description of the API', () => {
  it('is the one in docs/openapi.json: if not, run `npm run docs:api`', async () => {
    expect(description).toEqual(JSON.parse(await readFile(file, 'utf8')));
  });

  it('is for admins alone (S54)', async () => {
    const { body } = await app.http.get(apiPaths.openApi).expect(401);
    expect(body.message).toBe(messages.pleaseLogIn);
    await app.http
      .get(apiPaths.openApi)
      .set('Cookie', await aSession(app))
      .expect(403);
  });

  it('has an id for each call, and each part that it refers to', () => {
    const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const refs = JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
    for (const [, name] of refs) expect(description.components.schemas).toHaveProperty(name!);
  });

  it('tells what a body takes, from its own validators', () => {
    const { schemas } = description.components;
    expect(operation('post', '/api/questionnaire/submit').requestBody).toEqual({
      required: true,
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/SubmitQuestionnaire' } },
      },
    });
    expect(schemas['Company']).toMatchObject({
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 2, maxLength: 100 },
        active_partners: { type: 'number', minimum: 1 },
      },
    });
    expect(schemas['BusinessAssessment']).toMatchObject({
      properties: { processes: { type: 'integer', minimum: 1, maximum: 5 } },
    });
    expect(schemas['Sales']).toMatchObject({
      properties: { sales_distribution: { $ref: expect.anything(), 'x-sum': 100 } },
    });
    expect(schemas['SubmitQuestionnaire']!['required']).not.toContain('meta');
    expect(schemas['InboxMark']).toMatchObject({
      required: ['until'],
      properties: { until: { anyOf: [{ format: 'date-time' }, { type: 'null' }] } },
    });
    expect(schemas['CompanySelection']).toMatchObject({
      properties: { ids: { type: 'array', minItems: 1, items: { format: 'uuid' } } },
    });
  });

  it('tells what an address takes', () => {
    const { parameters } = operation('get', '/api/admin/companies');
    expect(parameters).toContainEqual({
      name: 'band',
      in: 'query',
      required: false,
      explode: false,
      schema: expect.objectContaining({ type: 'array' }),
    });
    expect(operation('get', '/api/admin/companies/{id}').parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    ]);
    expect(operation('get', '/api/verify-report/{reportId}').parameters).toHaveLength(2);
  });

  it('tells who may call', () => {
    expect(operation('post', '/api/login').security).toEqual([]);
    expect(operation('get', '/api/user').security).toEqual([{ session: [] }]);
    expect(operation('get', '/api/openapi.json').security).toEqual([{ session: [] }]);
    expect(operation('get', '/api/analysis/{reportId}').security).toHaveLength(3);
  });

  it('does not pass over a validator that it does not know', () => {
    class Unknown {
      @IsHexColor()
      color!: string;
    }
    expect(() => new ClassSchemas().refTo(Unknown)).toThrow('no meaning for isHexColor');
  });
});
