import { exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectSoundDayAndNight, expectToFit } from './support/accessibility.js';
import { openReport } from './support/report/open-report.js';
import { expectDrawnToBeSeen } from './support/report/drawn-contrasts.js';
import { downloadPdf } from './support/report/pdf.js';
import { expectProperPages } from './support/report/pdf-pages.js';
import { aReport, type SentReport } from './support/sent-report.js';
import { startOwnServer } from './support/servers/own-server.js';
import { test } from './support/test.js';

// While something moves, its text has too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A business whose ratings and facts are far apart, so that its bars have both marks. */
const inTwoMinds = (answers: Questionnaire): Questionnaire => ({
  ...answers,
  leadership_assessment: { transition: 5, planning: 5, delegation: 5 },
  sales: {
    ...exampleQuestionnaire.sales,
    sales_distribution: { owner: 100, team: 0, other: 0 },
  },
  owner_dependency: {
    independent_functions: [],
    max_absence_days: 2,
    institutionalized_relationships: [],
  },
});

/** Expects what the acceptance of the look asks of the report and of its PDF. */
async function expectTheLook(
  page: Page,
  report: SentReport,
  field: { light: string; dark: string },
): Promise<void> {
  const analysis = await openReport(page, report);
  const article = page.getByRole('article');
  await expect(article).toBeVisible();
  const head = article.locator('header').first();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(head).toHaveCSS('background-color', field[colorScheme]);
    await expectDrawnToBeSeen(page);
  }
  await expectSoundDayAndNight(page);
  await expectToFit(page, 320);
  await page.setViewportSize({ width: 1280, height: 800 });
  const pdf = await downloadPdf(page);
  expectProperPages(pdf, analysis);
  const fills = await pdf.coverFills();
  expect(fills.map(asRgb), 'the field of the cover').toContain(field.light);
}

/** `rgb(0, 52, 64)` of `#003440`, as the styles of a page say it. */
const asRgb = (hex: string): string => {
  const parts = hex.match(/[\da-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
};

const aReportInTwoMinds = (request: APIRequestContext) => aReport(request, inTwoMinds);

test('the report and its PDF can be read in the default colour', async ({ page, request }) => {
  await expectTheLook(page, await aReportInTwoMinds(request), {
    light: 'rgb(0, 52, 64)',
    dark: 'rgb(0, 38, 48)',
  });
});

test('the report and its PDF can be read in red', async ({ browser, inbox, playwright }) => {
  const red = await startOwnServer(inbox, { THEME_COLOR: '#c00000' }, 'server of one test');
  const request = await playwright.request.newContext({ baseURL: red.url });
  const context = await browser.newContext({ baseURL: red.url, reducedMotion: 'reduce' });
  try {
    await expectTheLook(await context.newPage(), await aReportInTwoMinds(request), {
      light: 'rgb(93, 0, 0)',
      dark: 'rgb(71, 0, 0)',
    });
  } finally {
    await context.close();
    await request.dispose();
    await red.close();
  }
});
