import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeServer, firstPage, ok, refusal } from '../testing/fake-desk-server.js';
import { aListedCompany, anOverview, aPage } from '../testing/fixtures.js';
import { openApp, signedIn } from '../testing/open-app.js';

const shops = {
  id: 'v1',
  name: 'Shops, best first',
  filters: { industry: 'retail', sort: '-score' },
};
const shopsPage = 'GET /api/admin/companies?industry=retail&sort=-score&limit=50';
const views = '/api/admin/saved-views';

let server: FakeServer;
beforeEach(() => {
  server = signedIn();
  server.answers[firstPage] = ok(aPage([aListedCompany()]));
  server.answers[shopsPage] = ok(aPage([aListedCompany({ name: 'A shop' })]));
});

const chip = async (name: string) =>
  within(await screen.findByRole('group', { name: 'Views and filters' })).findByRole('button', {
    name,
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const isOn = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the views of the list', () => {
  it('tell how many companies each finds, no further than a thousand', async () => {
    server.answers['GET /api/admin/overview'] = ok({
      ...anOverview(),
      bandCounts: [{ band: 'phase-2-ready', companies: 2345 }],
      viewCounts: { all: 1001, 'needs-a-hand': 6, 'new-this-week': 1000, trash: 0 },
    });
    openApp('/admin');
    for (const name of [
      'All 1,000+',
      'Ready for Phase 2 1,000+',
      'Needs a hand 6',
      'New this week 1,000',
      'Trash 0',
    ])
      expect(await chip(name)).toBeTruthy();
    expect(await chip('Nearly ready')).toBeTruthy();
  });

  it('are a coach’s own, too: chosen, and kept under a name', async () => {
    server.answers[`GET ${views}`] = ok([shops]);
    openApp('/admin');
    const own = await chip(shops.name);
    expect(isOn(own)).toBe(false);
    fireEvent.click(own);
    await screen.findByText('A shop');
    expect(location.search).toBe('?industry=retail&sort=-score');
    expect(isOn(await chip(shops.name))).toBe(true);

    await press('Remove the filter: Industry');
    await waitFor(() => expect(location.search).toBe('?sort=-score'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Sort and filter');
    await press('Your views');
    await press('Save view');
    expect(
      await screen.findByText('Please name the view, with at most 40 characters.'),
    ).toBeTruthy();
    server.answers[`POST ${views}`] = refusal(409, 'You have a view of this name.');
    type('Name for this list', ' Best first ');
    await press('Save view');
    expect(await screen.findByText('You have a view of this name.')).toBeTruthy();
    server.answers[`POST ${views}`] = ok({ ...shops, id: 'v2', name: 'Best first' });
    await press('Save view');
    expect(await screen.findByText('View saved')).toBeTruthy();
    expect(server.calls).toContain(
      `POST ${views} ${JSON.stringify({ name: 'Best first', filters: { sort: '-score' } })}`,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are renamed, changed and deleted, with an undo', async () => {
    server.answers[`GET ${views}`] = ok([shops]);
    server.answers[`PUT ${views}/v1`] = ok(shops);
    server.answers[`DELETE ${views}/v1`] = ok({ message: 'View deleted' });
    server.answers[`POST ${views}`] = ok(shops);
    openApp('/admin');
    await chip(shops.name);
    await press('Your views');
    await press(`Rename ${shops.name}`);
    type(`New name for “${shops.name}”`, 'Shops');
    await press('Rename');
    await waitFor(() =>
      expect(server.calls).toContain(
        `PUT ${views}/v1 ${JSON.stringify({ name: 'Shops', filters: shops.filters })}`,
      ),
    );
    fireEvent.click(
      await screen.findByRole('button', { name: `Update ${shops.name} to this list` }),
    );
    await waitFor(() =>
      expect(server.calls).toContain(
        `PUT ${views}/v1 ${JSON.stringify({ name: shops.name, filters: { sort: '-created' } })}`,
      ),
    );
    await press(`Delete the view ${shops.name}`);
    fireEvent.click(await screen.findByText('Undo'));
    await waitFor(() =>
      expect(server.calls).toContain(
        `POST ${views} ${JSON.stringify({ name: shops.name, filters: shops.filters })}`,
      ),
    );
  });
});

describe('the ranges', () => {
  it('of scores narrow the list once both are right, and stand above it', async () => {
    const narrowed = 'GET /api/admin/companies?minScore=6&maxScore=7.9&sort=-created&limit=50';
    server.answers[narrowed] = ok(aPage([aListedCompany({ name: 'In range' })]));
    server.answers['GET /api/admin/companies?minScore=6&sort=-created&limit=50'] = ok(aPage([]));
    openApp('/admin');
    await chip('All');
    await press('Sort and filter');
    type('Score from', '6');
    type('Score to', '60');
    expect(await screen.findByText('Please give scores from 0 to 10, such as 6.5.')).toBeTruthy();
    type('Score to', '5');
    expect(await screen.findByText('The second score is below the first.')).toBeTruthy();
    expect(location.search).toBe('?minScore=6');
    type('Score to', '7.9');
    await press('Done');
    await screen.findByText('In range');
    await press('Remove the filter: Score 6.0 to 7.9');
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('of days are those of this place, the last one with all its hours', async () => {
    openApp('/admin');
    await chip('All');
    await press('Sort and filter');
    type('First day', '2026-11-02');
    type('Last day', '2026-11-01');
    expect(await screen.findByText('The last day is before the first.')).toBeTruthy();
    type('Last day', '2026-11-02');
    await press('Done');
    const address = new URLSearchParams(location.search);
    expect(address.get('submittedAfter')).toBe(new Date(+new Date(2026, 10, 2) - 1).toISOString());
    expect(address.get('submittedBefore')).toBe(new Date(2026, 10, 3).toISOString());
    expect(await chip('Newest Nov 2, 2026 to Nov 2, 2026')).toBeTruthy();
  });
});
