import type { CompaniesComparison } from '@ellac/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { aSideBySide } from '../testing/comparison-fixtures.js';
import { type FakeServer, firstPage, ok, refusal } from '../testing/fake-desk-server.js';
import { aListedCompany, aPage } from '../testing/fixtures.js';
import { openApp, signedIn } from '../testing/open-app.js';
// The page is loaded when it is opened; here ahead, so that no test waits for its code.
import './compare-page.js';

const call = 'GET /api/admin/comparison?companies=c1,c2';
const sentence = 'Please choose two to four companies to compare.';

let server: FakeServer;
beforeEach(() => {
  server = signedIn();
});

const open = (changes: Partial<CompaniesComparison> = {}) => {
  server.answers[call] = ok({ sideBySide: aSideBySide(), leftOut: [], ...changes });
  openApp('/admin/compare?companies=c1,c2');
};
const table = () => screen.findByRole('table', { name: 'Alder & Finch, Birch' });
const rowsIn = async () =>
  within(await table())
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('comparing companies', () => {
  it('shows scores with their bands, then what differs, and all on demand', async () => {
    open();
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads).toHaveLength(3);
    const company = within(heads[1]!).getByRole('link', { name: 'Alder & Finch' });
    expect(company.getAttribute('href')).toBe('/admin/companies/c1');
    const report = within(heads[2]!).getByRole('link', { name: 'Report of May 4, 2026' });
    expect(report.getAttribute('href')).toBe('/admin/results/r2');

    const few = await rowsIn();
    expect(few.slice(1)).toEqual([
      'Scores',
      expect.stringMatching(/^Overall.*5\.0 In transition.*6\.4 Ready, with gaps/),
      expect.stringMatching(/^Business Systems.*4\.0 in the making.*4\.3 in the making/),
      'Answers whose points differ (1)',
      expect.stringMatching(
        /^Item absdLeadership.*answer of 3 3\.0 points.*answer of 7 7\.0 points/,
      ),
      'Rules that hold in some only (2)',
      expect.stringMatching(/^Condition of S-01\.Gap S-01, Business Systems.*Holds.*Does not hold/),
      expect.stringMatching(/^Condition of V-01\.Strength V-01.*Does not hold.*Holds/),
    ]);

    const button = screen.getByRole('button', { name: 'Show all (2 more)' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect((await rowsIn()).slice(few.length)).toEqual([
      'Answers whose points are about the same (1)',
      expect.stringMatching(/^Item docu/),
      'Rules that hold in all (1)',
      expect.stringMatching(/^Condition of S-02/),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Show differences only' }));
    expect(await rowsIn()).toEqual(few);
  });

  it('has no fault that axe finds', async () => {
    open({ leftOut: [{ companyId: 'c3', name: 'Cedar', why: 'in-trash' }] });
    await table();
    fireEvent.click(screen.getByRole('button', { name: 'Show all (2 more)' }));
    const { violations } = await axe.run(document.body, {
      // jsdom draws nothing, and the landmark around the app is the root config's.
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('says of each company that is left out why, and compares the others', async () => {
    open({
      leftOut: [
        { companyId: 'c3', name: 'Cedar', why: 'no-report' },
        { companyId: 'c4', name: null, why: 'deleted' },
        { companyId: 'c5', name: 'Elm', why: 'in-trash' },
      ],
    });
    await table();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Cedar has no completed report yet. Open the company',
        'A company of this comparison is not there any more.',
        'Elm is in the trash. Open the trash',
      ]),
    );
    expect(screen.getByRole('link', { name: 'Open the company' }).getAttribute('href')).toBe(
      '/admin/companies/c3',
    );
  });

  it('says that there is nothing to compare', async () => {
    open({ sideBySide: null, leftOut: [{ companyId: 'c2', name: 'Birch', why: 'no-report' }] });
    expect(
      await screen.findByText('There are no two completed reports here to compare.'),
    ).toBeTruthy();
    expect(screen.getByText(/Birch has no completed report yet/)).toBeTruthy();
  });

  it('can be tried again where it fails', async () => {
    server.answers[call] = refusal(404, 'There is no such company.');
    openApp('/admin/compare?companies=c1,c2');
    expect(await screen.findByText('There is no such company.')).toBeTruthy();
    server.answers[call] = ok({ sideBySide: aSideBySide(), leftOut: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeTruthy();
  });

  it.each(['', '?companies=c1', '?companies=c1,c1', '?companies=a,b,c,d,e'])(
    'asks for two to four companies where the address has none: %s',
    async (query) => {
      openApp(`/admin/compare${query}`);
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(server.calls.filter((made) => made.includes('comparison'))).toEqual([]);
    },
  );
});

describe('the way to the comparison', () => {
  const check = (id: string) =>
    fireEvent.click(screen.getByRole('checkbox', { name: `Select Company ${id}` }));
  const compare = () => screen.getByRole('button', { name: 'Compare' });

  it('is open for two to four selected companies, and says why it is not', async () => {
    server.answers[firstPage] = ok(
      aPage(
        ['c1', 'c2', 'c3', 'c4', 'c5'].map((id) => aListedCompany({ id, name: `Company ${id}` })),
      ),
    );
    server.answers[call] = ok({ sideBySide: aSideBySide(), leftOut: [] });
    openApp('/admin');
    await screen.findByRole('row', { name: /Company c1/ });
    check('c1');
    expect(compare().getAttribute('aria-disabled')).toBe('true');
    fireEvent.focus(compare());
    expect((await screen.findByRole('tooltip')).textContent).toBe(sentence);
    for (const id of ['c2', 'c3', 'c4', 'c5']) check(id);
    expect(compare().getAttribute('aria-disabled')).toBe('true');
    for (const id of ['c3', 'c4', 'c5']) check(id);
    expect(compare().getAttribute('aria-disabled')).not.toBe('true');
    fireEvent.click(compare());
    expect(await table()).toBeTruthy();
    expect(location.pathname + location.search).toBe('/admin/compare?companies=c1,c2');
  });
});
