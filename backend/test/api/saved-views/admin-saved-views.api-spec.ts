import { apiPaths, limits, messages, type SavedView, savedViewsSchema } from '@ellac/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UserService } from '../../../src/auth/users/user.service.js';
import { aCoach, type Coach } from '../../support/coach.js';
import { unrecorded } from '../../support/rows/users.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  coach = await aCoach(app);
});
afterAll(() => app.close());

const retail = { industry: 'retail,services', minScore: '6', sort: '-score' };

const list = async (reader = coach): Promise<SavedView[]> => {
  const { body } = await reader.call('get', apiPaths.adminSavedViews).expect(200);
  return savedViewsSchema.parse(body);
};

const post = (body: object, by = coach) => by.call('post', apiPaths.adminSavedViews).send(body);

const added = async (name: string, filters: object = retail): Promise<SavedView> => {
  const { body } = await post({ name, filters }).expect(201);
  return body as SavedView;
};

describe('a view that a coach keeps', () => {
  it('is there for this coach alone, until it is changed and deleted', async () => {
    const other = await aCoach(app);
    const first = await added('  Shops, best first ');
    expect(first).toEqual({ id: first.id, name: 'Shops, best first', filters: retail });
    const second = await added('Trash', { view: 'trash' });
    expect(await list()).toEqual([first, second]);
    expect(await list(other)).toEqual([]);

    const path = apiPaths.adminSavedView(first.id);
    const change = { name: 'Shops', filters: { submittedAfter: '2026-11-01T00:00:00.000Z' } };
    await coach.call('put', path).send(change).expect(200);
    expect(await list()).toEqual([{ id: first.id, ...change }, second]);
    const refused = await other.call('put', path).send(change).expect(404);
    expect(refused.body.message).toBe(messages.viewNotFound);
    await other.call('delete', path).expect(200);
    expect(await list()).toHaveLength(2);

    await coach.call('delete', path).expect(200);
    await coach.call('delete', path).expect(200);
    expect(await list()).toEqual([second]);
  });

  it('has a name of its own', async () => {
    const first = await added('Shops');
    const second = await added('Others');
    const again = await post({ name: 'shops', filters: {} }).expect(409);
    expect(again.body.message).toBe(messages.viewNameTaken);
    const path = apiPaths.adminSavedView(second.id);
    await coach.call('put', path).send({ name: 'SHOPS', filters: {} }).expect(409);
    await coach.call('put', path).send({ name: 'OTHERS', filters: {} }).expect(200);
    expect((await list())[0]).toEqual(first);
    for (const name of ['', '  ', 'x'.repeat(limits.savedViewName + 1), 7]) {
      const { body } = await post({ name, filters: {} }).expect(400);
      expect(body.details).toContainEqual({ path: 'name', message: messages.viewNameInvalid });
    }
  });

  it.each([
    { industry: 'mining' },
    { minScore: '11' },
    { minScore: 6 },
    { sort: 'colour' },
    { cursor: 'x' },
    { nonsense: 'x' },
    { view: '' },
    ['retail'],
    'industry=retail',
    null,
  ])('takes no filters that the list does not take: %j', async (filters) => {
    const { body } = await post({ name: 'Wrong', filters }).expect(400);
    expect(body.details).toEqual([{ path: 'filters', message: messages.viewFiltersInvalid }]);
  });

  it('is one of twenty, also where several come at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: limits.savedViews + 2 }, (_, n) => post({ name: `${n}`, filters: {} })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(limits.savedViews);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(messages.viewsFull);
    expect(await list()).toHaveLength(limits.savedViews);
  });

  it('goes with its user', async () => {
    const { id } = await added('Shops');
    await app.app.get(UserService).delete(coach.username, unrecorded);
    const left = await app.dataSource.query(`SELECT FROM saved_views WHERE id = $1`, [id]);
    expect(left).toEqual([]);
  });
});
