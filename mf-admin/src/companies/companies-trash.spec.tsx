import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeServer, firstPage, nobody, ok, refusal } from '../testing/fake-desk-server.js';
import { aDetail, aListedCompany, aPage, aRow } from '../testing/fixtures.js';
import { openApp, signedIn } from '../testing/open-app.js';

const three = ['c1', 'c2', 'c3'].map((id) => aListedCompany({ id, name: `Company ${id}` }));
const trashPage = 'GET /api/admin/companies?view=trash&sort=-created&limit=50';
const inTrash = [
  aListedCompany({
    id: 'c1',
    name: 'Company c1',
    trash: {
      movedAt: '2026-05-04T10:00:00.000Z',
      movedBy: 'Anna',
      deletedAt: '2026-06-03T10:00:00.000Z',
    },
  }),
  aListedCompany({
    id: 'c2',
    name: 'Company c2',
    trash: {
      movedAt: '2026-05-01T10:00:00.000Z',
      movedBy: null,
      deletedAt: '2026-05-31T10:00:00.000Z',
    },
  }),
];
const done = ok({ message: 'done' });
const sentence = 'This company is in the trash. Take it back to work with it.';

let server: FakeServer;
beforeEach(() => {
  server = signedIn();
  server.answers[firstPage] = ok(aPage(three));
  server.answers[trashPage] = ok(aPage(inTrash));
  for (const id of ['c1', 'c2', 'c3']) {
    server.answers[`PUT /api/admin/companies/${id}/trash`] = done;
    server.answers[`DELETE /api/admin/companies/${id}/trash`] = done;
  }
});

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const calls = (method: string) => server.calls.filter((call) => call.startsWith(method));
const entries = async () => {
  await screen.findByRole('menu');
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};
const open = async (address = '/admin') => {
  openApp(address);
  await row('Company c1');
};

describe('the way to the trash', () => {
  it('stands beside Delete in the menu of a row, and asks nothing', async () => {
    await open();
    press('Actions for Company c2');
    expect(await entries()).toEqual(['View Reports', 'Move to trash', 'Delete']);
    server.answers[firstPage] = ok(aPage([three[0]!, three[2]!]));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Move to trash' }));
    expect(await screen.findByText('Company moved to the trash')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Company c2')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls('PUT')).toEqual(['PUT /api/admin/companies/c2/trash']);
    expect(document.activeElement?.textContent).toContain('Needs a hand');
  });

  it('stands beside Delete Selected, with an undo for all of them', async () => {
    await open();
    check('Select Company c1');
    check('Select Company c3');
    expect(screen.getByRole('button', { name: 'Delete Selected' })).toBeTruthy();
    server.answers[firstPage] = ok(aPage([three[1]!]));
    press('Move to trash');
    expect(await screen.findByText('2 companies moved to the trash')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Company c3')).toBeNull());
    expect(screen.queryByText(/selected$/)).toBeNull();

    server.answers[firstPage] = ok(aPage(three));
    fireEvent.click(screen.getByText('Undo'));
    expect(await screen.findByText('2 companies taken back')).toBeTruthy();
    await row('Company c3');
    expect(calls('DELETE')).toEqual([
      'DELETE /api/admin/companies/c1/trash',
      'DELETE /api/admin/companies/c3/trash',
    ]);
  });

  it('is in the menu of the actions on a phone', async () => {
    globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as never;
    await open();
    check('Select Company c1');
    expect(screen.queryByRole('button', { name: 'Move to trash' })).toBeNull();
    press('Actions');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move to trash' }));
    expect(await screen.findByText('Company moved to the trash')).toBeTruthy();
  });

  it('keeps selected what could not be moved, and says why', async () => {
    server.answers['PUT /api/admin/companies/c3/trash'] = refusal(500, 'Not now.');
    await open();
    check('Select Company c1');
    check('Select Company c3');
    press('Move to trash');
    expect(await screen.findByText('Failed to move to the trash')).toBeTruthy();
    expect(screen.getByText('1 of 2 are not in the trash. Not now.')).toBeTruthy();
    expect(await screen.findByText('1 selected')).toBeTruthy();
    const results = await screen.findByRole('dialog', { name: 'Move to trash: 1 of 2 done' });
    fireEvent.click(within(results).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads to the login when the session has ended meanwhile', async () => {
    server.answers['PUT /api/admin/companies/c1/trash'] = nobody;
    await open();
    check('Select Company c1');
    server.answers['GET /api/user'] = nobody;
    press('Move to trash');
    expect(await screen.findByText('Session expired, please login again')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy();
  });

  it('is on a company’s page too, and leads back to the list', async () => {
    server.answers['GET /api/admin/companies/c1'] = ok(aDetail([aRow()]));
    openApp('/admin/companies/c1');
    await screen.findByRole('heading', { name: 'Alder & Finch' });
    press('Actions for Alder & Finch');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move to trash' }));
    await row('Company c1');
    expect(location.pathname).toBe('/admin');
  });
});

describe('the trash', () => {
  it('is a view that says who moved what, when, and when it is deleted', async () => {
    await open();
    const chips = screen.getByRole('group', { name: 'Views and filters' });
    fireEvent.click(within(chips).getByRole('button', { name: 'Trash' }));
    const first = await screen.findByText('Anna');
    expect(location.search).toBe('?view=trash');
    const cells = within(first.closest('[role="row"]')!).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent).slice(3, 6)).toEqual([
      'Anna',
      'May 4, 2026',
      'Jun 3, 2026',
    ]);
    expect(within(await row('Company c2')).getByText('Not known')).toBeTruthy();
    expect(screen.queryByText('Download this list (CSV)')).toBeNull();
  });

  it('gives back one, or those that are selected', async () => {
    await open('/admin?view=trash');
    press('Actions for Company c1');
    expect(await entries()).toEqual(['View Reports', 'Take back', 'Delete']);
    server.answers[trashPage] = ok(aPage([inTrash[1]!]));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Take back' }));
    expect(await screen.findByText('Company taken back')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Company c1')).toBeNull());

    check('Select Company c2');
    expect(screen.queryByRole('button', { name: 'Move to trash' })).toBeNull();
    server.answers[trashPage] = ok(aPage([]));
    press('Take back');
    expect(
      await screen.findByText('The trash is empty. What you move here stays for 30 days.'),
    ).toBeTruthy();
    expect(calls('DELETE')).toEqual([
      'DELETE /api/admin/companies/c1/trash',
      'DELETE /api/admin/companies/c2/trash',
    ]);
    press('All companies');
    await row('Company c3');
  });

  it('deletes for good after the dialog of Delete', async () => {
    server.answers['DELETE /api/admin/companies/c1'] = done;
    await open('/admin?view=trash');
    check('Select Company c1');
    press('Delete Selected');
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Company deleted successfully')).toBeTruthy();
    expect(calls('DELETE')).toEqual(['DELETE /api/admin/companies/c1']);
  });
});

describe('the page of what is in the trash', () => {
  it('of a company says so, and takes it back', async () => {
    server.answers['GET /api/admin/companies/c1'] = refusal(409, sentence);
    openApp('/admin/companies/c1');
    expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
    expect(screen.queryByText('Failed to load company details')).toBeNull();
    server.answers['GET /api/admin/companies/c1'] = ok(aDetail([aRow()]));
    press('Take back');
    await screen.findByRole('heading', { name: 'Alder & Finch' });
    expect(calls('DELETE')).toEqual(['DELETE /api/admin/companies/c1/trash']);
  });

  it('of a report says so, and leads to the trash', async () => {
    server.answers['GET /api/admin/analysis/r1'] = refusal(409, sentence);
    openApp('/admin/results/r1');
    expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Open the trash' }));
    await row('Company c2');
    expect(location.search).toBe('?view=trash');
  });
});
