import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeServer, firstPage, nobody, ok, refusal } from '../testing/fake-server.js';
import { aListedCompany, aPage } from '../testing/fixtures.js';
import { openApp, signedIn } from '../testing/open-app.js';

const three = ['c1', 'c2', 'c3'].map((id) => aListedCompany({ id, name: `Company ${id}` }));
const gone = ok({ message: 'Company deleted successfully' });

let server: FakeServer;
beforeEach(() => {
  server = signedIn();
  server.answers[firstPage] = ok(aPage(three));
});

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const deletions = () => server.calls.filter((call) => call.startsWith('DELETE'));
const openList = async () => {
  openApp('/admin');
  await row('Company c1');
};

describe('the list of companies', () => {
  it('shows each with its facts, and what is missing in words', async () => {
    server.answers[firstPage] = ok(
      aPage([
        aListedCompany(),
        aListedCompany({
          id: 'c2',
          name: 'Nameless',
          ownerFirstName: null,
          ownerLastName: null,
          industry: null,
          country: null,
          newest: null,
        }),
      ]),
    );
    openApp('/admin');
    const full = await row('Alder & Finch');
    for (const text of ['Maren Finch', 'maren@alder.example', 'Manufacturing', 'Mar 1, 2026'])
      expect(within(full).getByText(text)).toBeTruthy();
    expect(within(full).getByText('Score 6.4')).toBeTruthy();
    const bare = await row('Nameless');
    expect(within(bare).getByText('Not provided')).toBeTruthy();
    expect(within(bare).getAllByText('Not specified')).toHaveLength(2);
    expect(screen.getByText('Showing 2 of 2')).toBeTruthy();
  });

  it('says so when there is none, and why when it cannot be shown', async () => {
    server.answers[firstPage] = ok(aPage([]));
    openApp('/admin');
    expect(await screen.findByText('No companies found.')).toBeTruthy();

    server = signedIn();
    server.answers[firstPage] = refusal(403, 'You are not allowed to do this.');
    openApp('/admin');
    expect(await screen.findByText('You are not allowed to do this.')).toBeTruthy();
  });

  it('is searched, narrowed and sorted by the server, and the address keeps it', async () => {
    const found = 'GET /api/admin/companies?industry=retail&search=finch&sort=name&limit=50';
    server.answers[found] = ok(aPage([aListedCompany({ name: 'Found' })]));
    server.answers['GET /api/admin/companies?industry=retail&sort=-created&limit=50'] = ok(
      aPage([]),
    );
    server.answers['GET /api/admin/companies?industry=retail&sort=name&limit=50'] = ok(
      aPage(three),
    );
    await openList();
    fireEvent.change(screen.getByLabelText('Industry'), { target: { value: 'retail' } });
    fireEvent.click(screen.getByRole('button', { name: 'Company Name' }));
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'finch' } });
    await row('Found');
    expect(location.search).toBe('?industry=retail&sort=name&search=finch');
  });

  it('goes on page by page, and back', async () => {
    server.answers[firstPage] = ok(aPage(three, { total: 4, nextCursor: 'n' }));
    server.answers['GET /api/admin/companies?sort=-created&cursor=n&limit=50'] = ok(
      aPage([aListedCompany({ id: 'c4', name: 'Company c4' })], { total: 4 }),
    );
    await openList();
    press('Next page');
    await row('Company c4');
    expect(screen.getByText('Showing 1 of 4')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
    press('Previous page');
    await row('Company c1');
    expect(screen.queryByRole('button', { name: 'First page' })).toBeNull();
  });
});

describe('deleting companies', () => {
  const askForTwo = async () => {
    await openList();
    check('Select Company c1');
    check('Select Company c3');
    expect(screen.getByText('2 selected')).toBeTruthy();
    press('Delete Selected');
    return screen.findByRole('alertdialog', { name: 'Are you sure?' });
  };

  it('asks first, in the words of the specification, and does nothing when told so', async () => {
    const dialog = await askForTwo();
    expect(
      within(dialog).getByText(
        'This action cannot be undone. This will permanently delete 2 selected companies and all their associated data.',
      ),
    ).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(deletions()).toEqual([]);
    expect(screen.getByText('2 selected')).toBeTruthy();
  });

  it('is one call for each, then the list is asked for anew and nothing is selected', async () => {
    server.answers['DELETE /api/admin/companies/c1'] = gone;
    server.answers['DELETE /api/admin/companies/c3'] = gone;
    const dialog = await askForTwo();
    server.answers[firstPage] = ok(aPage([three[1]!]));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Company deleted successfully')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Company c1')).toBeNull());
    expect(screen.queryByText(/selected$/)).toBeNull();
    expect(document.activeElement?.textContent).toContain('Showing 1 of 1');
    expect(deletions()).toEqual([
      'DELETE /api/admin/companies/c1',
      'DELETE /api/admin/companies/c3',
    ]);
  });

  it('keeps selected what could not be deleted, and says why', async () => {
    server.answers['DELETE /api/admin/companies/c1'] = gone;
    server.answers['DELETE /api/admin/companies/c3'] = refusal(500, 'Not now.');
    const dialog = await askForTwo();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete company')).toBeTruthy();
    expect(screen.getByText('1 of 2 are still there. Not now.')).toBeTruthy();
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });

  it('leads to the login when the session has ended meanwhile', async () => {
    server.answers['DELETE /api/admin/companies/c1'] = nobody;
    server.answers['DELETE /api/admin/companies/c3'] = nobody;
    const dialog = await askForTwo();
    server.answers['GET /api/user'] = nobody;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Session expired, please login again')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy();
    expect(location.pathname).toBe('/admin');
  });

  it('of all means all on this page, and says so where there are more', async () => {
    server.answers[firstPage] = ok(aPage(three, { total: 1003, nextCursor: 'n' }));
    await openList();
    check('Select all companies on this page');
    expect(screen.getByText('3 selected')).toBeTruthy();
    expect(screen.getByText('All on this page; 1,000 more are on others.')).toBeTruthy();
    check('Select all companies on this page');
    expect(screen.queryByText(/selected$/)).toBeNull();
  });

  it('is offered for one row in its menu', async () => {
    await openList();
    press('Actions for Company c2');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/permanently delete 1 selected companies/)).toBeTruthy();
  });
});
