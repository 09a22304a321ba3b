import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { type FakeServer, ok, refusal } from '../testing/fake-desk-server.js';
import { anOverview } from '../testing/fixtures.js';
import { openApp, signedIn } from '../testing/open-app.js';
// The page is loaded when it is opened; here ahead, so that no test waits for its code.
import './insights-page.js';

let server: FakeServer;
beforeEach(() => {
  server = signedIn();
});

it('leads from each figure to the companies that it counts', async () => {
  openApp('/admin/insights');
  const band = await screen.findByRole('link', { name: 'In transition 3' });
  expect(band.getAttribute('href')).toBe('/admin?band=in-transition');
  const score = screen.getByRole('link', { name: '6.0 to 6.9 2' });
  expect(score.getAttribute('href')).toBe('/admin?minScore=6&maxScore=6.9&sort=-score');
  const highest = screen.getByRole('link', { name: '9.0 to 10 0' });
  expect(highest.getAttribute('href')).toBe('/admin?minScore=9&maxScore=10&sort=-score');
});

it('gives a pointer the segments of the bar as links, and all others the same links once', async () => {
  openApp('/admin/insights');
  const readiness = await screen.findByRole('region', { name: 'Companies by readiness' });
  const links = within(readiness).getAllByRole('link');
  const segments = [...readiness.querySelectorAll('svg a')];
  expect(segments.length).toBeGreaterThan(0);
  for (const segment of segments) {
    expect(segment.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(segment.getAttribute('tabindex')).toBe('-1');
    const to = segment.getAttribute('href');
    expect(links.filter((link) => link.getAttribute('href') === to)).toHaveLength(1);
  }
  fireEvent.click(segments[0]!);
  expect(window.location.pathname + window.location.search).toBe(segments[0]!.getAttribute('href'));
});

it('shows where the companies stand in each area', async () => {
  server.answers['GET /api/admin/overview'] = ok({
    ...anOverview(),
    areaCounts: [{ area: 'market', level: 'making', companies: 7 }],
  });
  openApp('/admin/insights');
  const market = await screen.findByRole('region', { name: 'Market context' });
  const links = within(market).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Strong 0',
    'Sound 0',
    'In the making 7',
    'Weak 0',
  ]);
  expect(links[2]!.getAttribute('href')).toBe('/admin?contextLevel=making');
});

it('tells the year of a day only where it is not this one', async () => {
  const year = new Date().getUTCFullYear();
  const byDay = [`${year - 1}-12-31`, `${year}-01-01`].map((day) => ({ day, submissions: 1 }));
  const overview = anOverview();
  server.answers['GET /api/admin/overview'] = ok({
    ...overview,
    lastDays: { ...overview.lastDays, byDay },
  });
  openApp('/admin/insights');
  fireEvent.click(await screen.findByText('As a table'));
  expect(await screen.findByText(`Dec 31, ${year - 1}`)).toBeTruthy();
  expect(screen.getByText('Jan 1')).toBeTruthy();
});

it('says when the numbers cannot be shown', async () => {
  server.answers['GET /api/admin/overview'] = refusal(403, 'Not now.');
  openApp('/admin/insights');
  expect(await screen.findByText('Not now.')).toBeTruthy();
});
