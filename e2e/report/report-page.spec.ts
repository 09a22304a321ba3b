import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectToFit } from '../support/accessibility.js';
import { contents, flagged, openReportPage, ownedBy } from '../support/report/report-page.js';
import { newestLinkTo, reportAt, submit } from '../support/sent-report.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

const usual = ownedBy('usual', { name: 'Usual Joinery' });

/** The steps on page one, each a link to its place in the plan. */
const firstStepsOf = (page: Page) =>
  page.locator('#page-one').getByRole('listitem').getByRole('link');

let usualReport: string;
let flaggedReport: string;

test.beforeAll(async ({ request }) => {
  for (const questionnaire of [usual, flagged]) await submit(request, questionnaire);
  usualReport = reportAt(await newestLinkTo(usual.company_info.owner_email));
  flaggedReport = reportAt(await newestLinkTo(flagged.company_info.owner_email));
});

test('a phone says where the business stands, and page one what to do first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReportPage(page, flaggedReport);
  for (const each of [
    page.getByRole('heading', { level: 1, name: 'Flagged Joinery' }),
    page.getByText('Phase 1: led by the owner').first(),
    page.getByRole('heading', { level: 2, name: 'Your situation' }),
  ]) {
    await expect(each).toBeInViewport();
  }
  const considerations = page.getByRole('heading', { name: 'Critical Considerations' });
  const flags = considerations.locator('..');
  await expect(flags.getByText('You make 90% of sales.')).toBeVisible();
  await expect(flags.getByText('copes for less than a week without you')).toBeVisible();
  await expect(flags.getByRole('listitem')).toHaveCount(2);
  // Each red flag begins one of them, and is said once.
  await expect(page.getByRole('heading', { name: 'Red flags' })).toBeHidden();

  const steps = firstStepsOf(page);
  await expect(steps).toHaveCount(3);
  const first = steps.first();
  await first.scrollIntoViewIfNeeded();
  const address = page.url();
  const action = await first.innerText();
  await first.click();
  const place = page.locator('h4:focus');
  await expect(place).toHaveText(action);
  await expect(place).toBeInViewport();
  await page.goBack();
  expect(page.url()).toBe(address);
  await expect(first).toBeInViewport();
});

test('on a laptop page one begins on the first screen, and the contents follow the reader, on a phone too', async ({
  page,
}) => {
  await openReportPage(page, usualReport);
  await expect(
    page.getByText(/^Usual Joinery earns about|^The figures of Usual Joinery/).first(),
  ).toBeInViewport();
  const current = contents(page).locator('[aria-current]');
  await expect(current).toHaveText('Your first page');
  const address = page.url();
  for (const name of ['Findings', 'Discussion', 'Implementation Plan', 'Introduction']) {
    await contents(page).getByRole('link', { name, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    await expect(current).toHaveText(name);
    await expect(page.getByRole('region', { name, exact: true })).toBeFocused();
  }
  await page.getByRole('region', { name: 'Key Inferences' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toHaveText('Implementation Plan');
  expect(page.url()).toBe(`${address}#introduction`);

  await page.setViewportSize({ width: 390, height: 844 });
  const summary = contents(page).getByText(/^Contents/);
  await expect(summary).toBeInViewport();
  await summary.click();
  await contents(page).getByRole('link', { name: 'Key Inferences' }).click();
  await expect(summary).toHaveText('Contents: Key Inferences');
  await expect(page.getByRole('heading', { level: 2, name: 'Key Inferences' })).toBeInViewport();
  await expect(contents(page).getByRole('link')).toHaveCount(0);
});

/** A decimal number as whole hundred-millionths, so that a sum of them is exact. */
const whole = (text: string): number => {
  const [before = '', after = ''] = text.replace('%', '').split('.');
  return Number(before + after.padEnd(8, '0'));
};

test('every plot has a table that says the same, and the sums of a score can be followed to the last digit', async ({
  page,
}) => {
  await openReportPage(page, flaggedReport);
  const plots = page.getByRole('figure', { name: /the points of each answer/ });
  await expect(plots).toHaveCount(3);
  for (const plot of await plots.all()) {
    await plot.getByText('As a table').click();
    const drawn = await plot.getByRole('list', { includeHidden: true }).textContent();
    for (const row of await plot.locator('tbody th').all()) {
      expect(drawn).toContain(await row.innerText());
    }
  }
  await expect(
    page.getByText('Marked as not known, so not drawn: How sure next year’s revenue is.'),
  ).toBeVisible();

  await page.getByText('How this score was made').click();
  const scores: number[] = [];
  for (const area of ['Business Systems', 'Leadership', 'Market Context']) {
    const table = page.getByRole('table', { name: area, exact: true });
    let total = 0;
    let weights = 0;
    for (const row of await table.locator('tbody tr').all()) {
      const [points = '', weight = '', share = ''] = await row.locator('td').allInnerTexts();
      expect(whole(share), await row.innerText()).toBe((whole(points) * parseInt(weight)) / 100);
      total += whole(share);
      weights += parseInt(weight);
    }
    const [sum, rounded] = await table.locator('tfoot tr').all();
    expect(weights).toBe(100);
    const [weight, added = ''] = await sum!.locator('td').allInnerTexts();
    expect(weight).toBe('100%');
    expect(whole(added)).toBe(total);
    const score = await rounded!.locator('td').innerText();
    expect(score).toBe((Math.round(total / 1e7) / 10).toFixed(1));
    const meter = page.getByRole('meter', { name: area });
    await expect(meter).toHaveAttribute('aria-valuetext', `${score} / 10`);
    scores.push(Number(score));
  }
  const overall = page.getByRole('table', { name: 'Overall score' });
  const mean = scores.reduce((sum, score) => sum + score, 0) / 3;
  await expect(overall.locator('tfoot tr').last().locator('td')).toHaveText(mean.toFixed(1));
  await expect(page.getByText('Not known: counts 4 points')).toHaveCount(2);
  await expect(page.getByText(/^28 of 30 scored questions were answered\./)).toBeVisible();
});

test('a second report says what changed since the first', async ({ page, request }) => {
  const before = ownedBy('twice', { name: 'Twice Joinery' });
  await submit(request, before);
  const first = await newestLinkTo(before.company_info.owner_email);
  await submit(request, {
    ...before,
    owner_dependency: { ...before.owner_dependency, max_absence_days: 60 },
    customer: { ...before.customer, retention_rate: before.customer.retention_rate + 1 },
  });
  await openReportPage(page, reportAt(await newestLinkTo(before.company_info.owner_email, first)));
  const findings = page.getByRole('region', { name: 'Findings', exact: true });
  await expect(
    findings.getByRole('heading', { name: 'What changed since the report before' }),
  ).toBeVisible();
  await expect(findings.getByText('Less than half a point is noise.')).toBeVisible();
  const absence = findings.getByRole('listitem').filter({ hasText: 'Longest absence' });
  await expect(absence).toContainText('60 days');
  await expect(absence).toContainText('better');
  const noise = findings.locator('details', { hasText: 'Answers whose points are about the same' });
  await noise.locator('summary').click();
  await expect(noise.getByText('Customer retention')).toBeVisible();
  await openReportPage(page, first);
  await expect(page.getByText('What changed since the report before')).toHaveCount(0);
});

test('what owners type is shown as they typed it and breaks nothing (S46)', async ({
  page,
  request,
}) => {
  const { complaints } = await watchPage(page);
  const name = `<img src=x onerror=alert(1)> \u202egnp.exe ${'W'.repeat(60)}`;
  const link = '<a href="javascript:alert(1)">press</a>';
  const owner = ownedBy('hostile', {
    name,
    // Letters that are read from right to left.
    owner_first_name: '\u05d0\u05d1\u05d2 <script>',
    owner_last_name: '\u05d3\u05d4',
  });
  await submit(request, {
    ...owner,
    qualitative: {
      vision: 'V'.repeat(1000),
      challenges: `${link} keeps us from growing, and so do words like ${'c'.repeat(400)}`,
      opportunities: `https://evil.example/${'o'.repeat(900)}`,
    },
  });
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await openReportPage(page, reportAt(await newestLinkTo(owner.company_info.owner_email)));
  // The character that would turn the text after it is taken out when the answers are sent.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.replace('\u202e', ''));
  await page.getByText('How this score was made').click();
  await expectToFit(page, 320);
  await expectToFit(page, 1280);
  const article = page.getByRole('article');
  await expect(article.locator('img, script, a[href^="javascript"], a[href*="evil"]')).toHaveCount(
    0,
  );
  // The date stands behind the name that would turn it around.
  const ends = await page.evaluate(() => {
    const line = document.querySelector('h1')!.previousElementSibling!;
    return [line.firstChild!, line.lastChild!].map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return range.getBoundingClientRect().right;
    });
  });
  expect(ends[1]).toBeGreaterThan(ends[0]!);
  expect(dialogs).toBe(0);
  expect(complaints).toEqual([]);
});

test('paper gets the report and nothing of the page around it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openReportPage(page, usualReport);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('table', { name: 'Overall score' })).toBeVisible();
  for (const gone of [
    contents(page),
    page.getByText('As a table').first(),
    page.getByText('Why?').first(),
    page.getByText('All rights reserved'),
  ]) {
    await expect(gone).toBeHidden();
  }
  await expect(page.locator('figure svg').first()).toBeVisible();
  const article = page.getByRole('article');
  expect(await article.evaluate((each) => getComputedStyle(each).color)).toBe('rgb(20, 28, 30)');
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('table', { name: 'Overall score' })).toBeHidden();

  // Else the file would have the styles of the screen.
  await page.emulateMedia({ media: null });
  const file = await page.pdf({ preferCSSPageSize: true });
  const paper = file.toString('latin1');
  const { text: sheets } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  expect(sheets[0], 'page one is the first sheet').toContain('Not now');
  expect(sheets[1], 'what follows it is the second').toMatch(/^\s*Important Note/u);
  expect(paper).toMatch(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12][\d.]*\]/);
  await expect(page.getByRole('table', { name: 'Overall score' })).toBeHidden();
});
