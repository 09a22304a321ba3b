import { exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectSoundDayAndNight, expectToFit } from '../support/accessibility.js';
import { openReport } from '../support/report/open-report.js';
import { expectDrawnToBeSeen } from '../support/report/drawn-contrasts.js';
import { downloadPdf } from '../support/report/pdf.js';
import { aReport, type SentReport } from '../support/sent-report.js';
import { startOwnServer } from '../support/servers/own-server.js';
import { test } from '../support/test.js';

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

/** The colours of the brand that a page and a PDF show. */
interface Brand {
  readonly field: { readonly light: string; readonly dark: string };
  /** The third bar of the mark, which the cover draws as a shape: red, green, blue. */
  readonly accent: readonly number[];
}

/** Expects what the acceptance of the look asks of the report and of its PDF. */
async function expectTheLook(
  page: Page,
  report: SentReport,
  { field, accent }: Brand,
): Promise<void> {
  await openReport(page, report);
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
  const fills = await pdf.coverFills();
  expect(
    fills.some((fill) => isAbout(fill, accent)),
    `the brand's accent on the cover, among ${fills.join(' ')}`,
  ).toBe(true);
}

/** Whether a colour, as `#rrggbb`, is this one; a PDF rounds its parts. */
const isAbout = (hex: string, parts: readonly number[]): boolean =>
  parts.every(
    (part, index) => Math.abs(parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) - part) <= 1,
  );

const aReportInTwoMinds = (request: APIRequestContext) => aReport(request, inTwoMinds);

test('the report and its PDF can be read in the default colour', async ({ page, request }) => {
  test.slow();
  await expectTheLook(page, await aReportInTwoMinds(request), {
    field: { light: 'rgb(0, 52, 64)', dark: 'rgb(0, 38, 48)' },
    accent: [148, 207, 225],
  });
});

test('the report and its PDF can be read in red', async ({ browser, inbox, playwright }) => {
  test.slow();
  const red = await startOwnServer(inbox, { THEME_COLOR: '#c00000' }, 'server of one test');
  const request = await playwright.request.newContext({ baseURL: red.url });
  const context = await browser.newContext({ baseURL: red.url, reducedMotion: 'reduce' });
  try {
    await expectTheLook(await context.newPage(), await aReportInTwoMinds(request), {
      field: { light: 'rgb(93, 0, 0)', dark: 'rgb(71, 0, 0)' },
      accent: [255, 171, 158],
    });
  } finally {
    await context.close();
    await request.dispose();
    await red.close();
  }
});
