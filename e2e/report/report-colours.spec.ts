import { exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { accessibilityFaults, showIn } from '../support/accessibility.js';
import { openReport } from '../support/report/open-report.js';
import { expectDrawnToBeSeen } from '../support/report/drawn-contrasts.js';
import { downloadPdf, expectOnCover } from '../support/report/pdf.js';
import { aReport, type SentReport } from '../support/sent-report.js';
import { startOwnServer } from '../support/servers/own-server.js';
import { test } from '../support/test.js';

// While something moves, its text has too little contrast.
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

/**
 * Expects the brand's field, and all that is drawn on the report to be told from it, by night and by
 * day; where texts are looked at too, then they can be read.
 */
async function expectToBeSeen(
  page: Page,
  report: SentReport,
  field: { readonly light: string; readonly dark: string },
  texts?: 'texts',
): Promise<void> {
  await openReport(page, report);
  const head = page.getByRole('article').locator('header').first();
  for (const colorScheme of ['dark', 'light'] as const) {
    await showIn(page, colorScheme);
    await expect(head).toHaveCSS('background-color', field[colorScheme]);
    await expectDrawnToBeSeen(page);
    if (texts === undefined) continue;
    expect(await accessibilityFaults(page, ['article'], 'colours'), colorScheme).toEqual([]);
  }
}

const aReportInTwoMinds = (request: APIRequestContext) => aReport(request, inTwoMinds);

// Its texts are read in report-accessibility, its PDF in pdf.
test('what is drawn on the report is seen in the default colour', async ({ page, request }) => {
  await expectToBeSeen(page, await aReportInTwoMinds(request), {
    light: 'rgb(0, 52, 64)',
    dark: 'rgb(0, 38, 48)',
  });
});

test('the report and its PDF can be read in red', async ({ browser, inbox, playwright }) => {
  const red = await startOwnServer(inbox, { THEME_COLOR: '#c00000' }, 'server of one test');
  const request = await playwright.request.newContext({ baseURL: red.url });
  const context = await browser.newContext({ baseURL: red.url, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const field = { light: 'rgb(93, 0, 0)', dark: 'rgb(71, 0, 0)' };
    await expectToBeSeen(page, await aReportInTwoMinds(request), field, 'texts');
    await expectOnCover(await downloadPdf(page), [255, 171, 158]);
  } finally {
    await context.close();
    await request.dispose();
    await red.close();
  }
});
