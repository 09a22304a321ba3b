import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeServer, firstPage, nobody, ok, refusal } from '../testing/fake-desk-server.js';
import { aDetail, aListedCompany, anAnalysis, aPage, aRow } from '../testing/fixtures.js';
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
const chips = () => screen.getByRole('group', { name: 'Views and filters' });
const isDisabled = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const linesIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
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
    for (const text of ['6.4', 'In transition']) expect(within(full).getByText(text)).toBeTruthy();
    const bare = await row('Nameless');
    expect(within(bare).getByText('Not provided')).toBeTruthy();
    expect(within(bare).getAllByText('Not specified')).toHaveLength(2);
    expect(screen.getByText('1–2')).toBeTruthy();
  });

  it('says so when there is none, how the first one comes, and why when it cannot be shown', async () => {
    server.answers[firstPage] = ok(aPage([]));
    const copied: string[] = [];
    Object.assign(navigator, {
      clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
    });
    openApp('/admin');
    expect(await screen.findByText('No companies found.')).toBeTruthy();
    const address = `${location.origin}/`;
    expect(screen.getByRole('link', { name: address }).getAttribute('href')).toBe(address);
    press('Copy the address of the questionnaire');
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(copied).toEqual([address]);

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
    fireEvent.click(within(chips()).getByRole('button', { name: 'Industry' }));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Retail' }));
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
    expect(screen.getByText('51–51')).toBeTruthy();
    expect(screen.getByText('of 4', { exact: false })).toBeTruthy();
    expect(isDisabled('Next page')).toBe(true);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Companies');
    press('Previous page');
    await row('Company c1');
    expect(isDisabled('Previous page')).toBe(true);
  });

  it('is found as it was left by the way back from a company: its page, and the place on it', async () => {
    server.answers[firstPage] = ok(aPage(three, { total: 4, nextCursor: 'n' }));
    server.answers['GET /api/admin/companies?sort=-created&cursor=n&limit=50'] = ok(
      aPage([aListedCompany({ id: 'c1', name: 'Company last' })], { total: 4 }),
    );
    server.answers['GET /api/admin/companies/c1'] = ok(aDetail([aRow(anAnalysis())]));
    const scroll = jest.spyOn(window, 'scrollTo').mockReturnValue();
    await openList();
    press('Next page');
    await row('Company last');
    Object.assign(window, { scrollY: 2600 });
    fireEvent.click(screen.getByRole('link', { name: 'Company last' }));
    const back = await screen.findByRole('link', { name: 'Back to Companies' });
    Object.assign(window, { scrollY: 0 });
    fireEvent.click(back);
    await row('Company last');
    expect(scroll.mock.calls).toEqual([[0, 2600]]);
    expect(screen.getByText('51–51')).toBeTruthy();

    // Any other way to the list begins at its top.
    fireEvent.click(screen.getByRole('link', { name: 'Company last' }));
    await screen.findByRole('link', { name: 'Back to Companies' });
    fireEvent.click(screen.getByRole('link', { name: 'Companies' }));
    await row('Company c1');
    expect(scroll).toHaveBeenCalledTimes(1);
    scroll.mockRestore();
  });
});

describe('a view of the list', () => {
  it('takes the place of all filters, and is shown as on', async () => {
    server.answers['GET /api/admin/companies?band=phase-2-ready&sort=-created&limit=50'] = ok(
      aPage([]),
    );
    server.answers['GET /api/admin/companies?view=needs-a-hand&sort=-created&limit=50'] = ok(
      aPage([three[0]!]),
    );
    await openList();
    const chip = (name: string) => within(chips()).getByRole('button', { name });
    expect(chip('All').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(chip('Ready for Phase 2'));
    expect(await screen.findByText('No companies found.')).toBeTruthy();
    fireEvent.click(chip('Needs a hand'));
    await row('Company c1');
    expect(location.search).toBe('?view=needs-a-hand');
    expect(chip('Needs a hand').getAttribute('aria-pressed')).toBe('true');
    expect(chip('All').getAttribute('aria-pressed')).toBe('false');
    press('Clear');
    await row('Company c3');
    expect(location.search).toBe('');
  });

  it('that finds nothing leads back to all', async () => {
    server.answers['GET /api/admin/companies?search=zz&sort=-created&limit=50'] = ok(aPage([]));
    openApp('/admin?search=zz');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await row('Company c1');
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
  });
});

describe('a row', () => {
  it('opens its company by a press anywhere but on its controls', async () => {
    await openList();
    const cells = within(await row('Company c2')).getAllByRole('cell');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Company c2' }));
    expect(location.pathname).toBe('/admin');
    fireEvent.click(cells[3]!);
    expect(location.pathname).toBe('/admin/companies/c2');
  });

  it('tells the score, its band and the change since the report before', async () => {
    const newest = aListedCompany().newest!;
    server.answers[firstPage] = ok(
      aPage([
        aListedCompany({ newest: { ...newest, overallScore: 6.43, previousScore: 5.75 } }),
        aListedCompany({ id: 'c2', name: 'B', newest: { ...newest, band: 'not-judged' } }),
        aListedCompany({ id: 'c3', name: 'C', newest: { ...newest, generationStatus: 'failed' } }),
      ]),
    );
    openApp('/admin');
    const [, , , score] = within(await row('Alder & Finch')).getAllByRole('cell');
    expect(score!.textContent).toBe('6.4In transition0.6 higher than before');
    expect(screen.getByText('Not judged')).toBeTruthy();
    expect(screen.getByText('Failed')).toBeTruthy();
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
    expect(document.activeElement?.textContent).toContain('Needs a hand');
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
    const results = await screen.findByRole('dialog', { name: 'Delete: 1 of 2 done' });
    expect(linesIn(results)).toEqual([
      'Done:Company c1 Company deleted successfully',
      'Failed:Company c3 Not now.',
    ]);
    fireEvent.click(within(results).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says in the toast alone why a single one could not be deleted', async () => {
    server.answers['DELETE /api/admin/companies/c2'] = refusal(500, 'Not now.');
    await openList();
    press('Actions for Company c2');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByText('1 selected')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
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

  it('says that more are found than are counted', async () => {
    server.answers[firstPage] = ok(aPage(three, { total: 1000, isMore: true, nextCursor: 'n' }));
    await openList();
    expect(screen.getByText('1,000+')).toBeTruthy();
    expect(screen.getByText('of 1,000+', { exact: false })).toBeTruthy();
    check('Select all companies on this page');
    expect(screen.getByText('All on this page; 997+ more are on others.')).toBeTruthy();
  });

  it('is offered for one row in its menu', async () => {
    await openList();
    press('Actions for Company c2');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/permanently delete 1 selected companies/)).toBeTruthy();
  });
});

describe('a selection over several pages', () => {
  const last = aListedCompany({ id: 'c4', name: 'Company c4' });
  beforeEach(async () => {
    server.answers[firstPage] = ok(aPage(three, { total: 4, nextCursor: 'n' }));
    server.answers['GET /api/admin/companies?sort=-created&cursor=n&limit=50'] = ok(
      aPage([last], { total: 4 }),
    );
    await openList();
    check('Select Company c1');
    press('Next page');
    await row('Company c4');
  });

  it('stays while the pages are turned', async () => {
    expect(screen.getByText('1 selected')).toBeTruthy();
    check('Select Company c4');
    expect(screen.getByText('2 selected')).toBeTruthy();
    press('Previous page');
    await row('Company c1');
    const isChecked = (name: string) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    expect(isChecked('Select Company c1')).toBe(true);
    expect(isChecked('Select Company c2')).toBe(false);
    expect(screen.getByText('2 selected')).toBeTruthy();
    press('Clear the selection');
    expect(screen.queryByText(/selected$/)).toBeNull();
    expect(isChecked('Select Company c1')).toBe(false);
  });

  it('is deleted as a whole, also what is on another page', async () => {
    server.answers['DELETE /api/admin/companies/c1'] = gone;
    server.answers['DELETE /api/admin/companies/c4'] = gone;
    check('Select all companies on this page');
    press('Delete Selected');
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    for (const name of ['Company c1', 'Company c4'])
      expect(within(dialog).getByText(name)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 companies are gone, with all their data.')).toBeTruthy();
    expect(deletions()).toEqual([
      'DELETE /api/admin/companies/c1',
      'DELETE /api/admin/companies/c4',
    ]);
  });
});

describe('a download of companies', () => {
  const files: string[] = [];
  beforeEach(() => {
    files.length = 0;
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const exportChosen = async (entry: string) => {
    await openList();
    check('Select Company c3');
    check('Select Company c1');
    press('Actions');
    fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
  };
  const posted = (format: string) =>
    `POST /api/admin/companies.${format} {"ids":["c3","c1"],"sort":"-created"}`;

  it.each([
    ['Export (CSV)', 'csv'],
    ['Export (Excel)', 'xlsx'],
  ])('has those that are selected: %s', async (entry, format) => {
    server.answers[`POST /api/admin/companies.${format}`] = ok('a file');
    await exportChosen(entry);
    expect(await screen.findByText('File saved')).toBeTruthy();
    expect(server.calls).toContain(posted(format));
    const name = `companies-${new Date().toISOString().slice(0, 10)}.${format}`;
    expect(files).toEqual([name]);
    expect(screen.getByText('2 selected')).toBeTruthy();
  });

  it('has the list as it is narrowed, where nothing is selected', async () => {
    server.answers['GET /api/admin/companies?industry=retail&sort=name&limit=50'] = ok(
      aPage(three),
    );
    server.answers['GET /api/admin/companies.xlsx?industry=retail&sort=name'] = ok('a file');
    openApp('/admin?industry=retail&sort=name');
    await row('Company c1');
    const csv = screen.getByRole('link', { name: 'Download this list (CSV)' });
    expect(csv.getAttribute('href')).toBe('/api/admin/companies.csv?industry=retail&sort=name');
    press('Excel');
    expect(await screen.findByText('File saved')).toBeTruthy();
    expect(files).toHaveLength(1);
  });

  it('says why there is none', async () => {
    server.answers['GET /api/admin/companies.xlsx?sort=-created'] = refusal(400, 'Too long.');
    await openList();
    press('Excel');
    expect(await screen.findByText('Failed to export')).toBeTruthy();
    expect(screen.getByText('Too long.')).toBeTruthy();
    expect(files).toEqual([]);
  });
});

describe('an action on several companies', () => {
  it('says for each how it ended', async () => {
    server.answers['GET /api/admin/companies/c1'] = ok(aDetail([aRow(anAnalysis())]));
    server.answers['GET /api/admin/companies/c3'] = ok(aDetail([aRow()]));
    server.answers['GET /api/admin/companies/c2'] = ok(aDetail([aRow(anAnalysis({ id: 'r2' }))]));
    server.answers['POST /api/admin/analysis/r1/resend-email'] = ok({
      message: 'Email sent successfully',
      emailSentTo: 'maren@alder.example',
    });
    server.answers['POST /api/admin/analysis/r2/resend-email'] = refusal(409, 'Not possible now.');
    await openList();
    check('Select all companies on this page');
    press('Actions');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Resend Email' }));
    const results = await screen.findByRole('dialog', { name: 'Resend Email: 1 of 3 done' });
    expect(linesIn(results)).toEqual([
      'Done:Company c1 Report sent to maren@alder.example',
      'Failed:Company c2 Not possible now.',
      'Failed:Company c3 Its report is not there yet.',
    ]);
  });

  it('regenerates those that failed, once each, and leaves the others', async () => {
    server.answers['GET /api/admin/companies/c1'] = ok(aDetail([aRow(anAnalysis())]));
    server.answers['GET /api/admin/companies/c2'] = ok(
      aDetail([aRow(anAnalysis({ id: 'r2', generationStatus: 'failed' }))]),
    );
    const only = 'Only a report that failed can be regenerated.';
    server.answers['POST /api/admin/analysis/r1/regenerate'] = refusal(409, only);
    server.answers['POST /api/admin/analysis/r2/regenerate'] = ok({
      message: 'Report regenerated successfully',
    });
    await openList();
    check('Select Company c1');
    check('Select Company c2');
    press('Actions');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Regenerate' }));
    const results = await screen.findByRole('dialog', { name: 'Regenerate: 1 of 2 done' });
    expect(linesIn(results)).toEqual([
      `Failed:Company c1 ${only}`,
      'Done:Company c2 Report regenerated successfully',
    ]);
    const started = server.calls.filter((call) => call.endsWith('/regenerate'));
    expect(started.toSorted()).toEqual([
      'POST /api/admin/analysis/r1/regenerate',
      'POST /api/admin/analysis/r2/regenerate',
    ]);
    fireEvent.click(within(results).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('2 selected')).toBeTruthy();
  });

  it('leads to the login when the session has ended meanwhile', async () => {
    for (const id of ['c1', 'c2']) server.answers[`GET /api/admin/companies/${id}`] = nobody;
    await openList();
    check('Select Company c1');
    check('Select Company c2');
    press('Actions');
    server.answers['GET /api/user'] = nobody;
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Regenerate' }));
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy();
  });
});
