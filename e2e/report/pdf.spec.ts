import { apiPaths, type Questionnaire } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { logInByRequest } from '../support/desk/log-in.js';
import {
  downloadPdf,
  expectOnCover,
  pressDownload,
  readPdf,
  sections,
  squeezed,
  titlesOf,
  wordsOfPdf,
} from '../support/report/pdf.js';
import { alone, nearlyEmpty } from '../support/report/pdf-businesses.js';
import { expectProperPages, expectUsedPages, partsOf, weak } from '../support/report/pdf-pages.js';
import { openReport } from '../support/report/open-report.js';
import { aReport, type SentReport } from '../support/sent-report.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

interface Look {
  readonly ink: string;
  readonly paper: string;
}

/** Records the page's colours while a PDF is made. */
async function watchLooks(page: Page): Promise<readonly Look[]> {
  const looks: Look[] = [];
  await page.exposeFunction('tellLook', (look: Look) => looks.push(look));
  await page.addInitScript(() => {
    const { tellLook } = globalThis as unknown as { tellLook: (look: Look) => void };
    new MutationObserver(() => {
      const text = document.querySelector('.pdf-page h3');
      if (text === null) return;
      const paper = getComputedStyle(text.closest('.pdf-page')!).backgroundColor;
      tellLook({ ink: getComputedStyle(text).color, paper });
    }).observe(document, { childList: true, subtree: true });
  });
  return looks;
}

/** A business without a gap, whose report is short. */
const strong = (answers: Questionnaire): Questionnaire => ({
  ...answers,
  business_assessment: { processes: 5, independence: 5, documentation: 5 },
  leadership_assessment: { transition: 5, planning: 5, delegation: 5 },
  context_assessment: { market_position: 5, competitive_advantage: 5, industry_monitoring: 5 },
  sales: {
    sales_team_size: 4,
    sales_distribution: { owner: 5, team: 90, other: 5 },
    documented_elements: ['process', 'commission', 'leads', 'scripts', 'proposals', 'follow_up'],
  },
  owner_dependency: {
    independent_functions: [
      'sales',
      'service_delivery',
      'customer_support',
      'operations',
      'financial_management',
      'business_development',
    ],
    max_absence_days: 120,
    institutionalized_relationships: [
      'key_clients',
      'vendors',
      'banking',
      'strategic_partnerships',
      'industry_networks',
    ],
  },
  documents: {
    businessPlan: true,
    financialStatements: true,
    orgChart: true,
    marketAnalysis: true,
    processDocumentation: true,
  },
});

/** A report on the example answers, for all tests that only read it. */
let usual: SentReport;
test.beforeAll(async ({ request }) => {
  usual = await aReport(request);
});

/**
 * The words of the report that a reader sees, without its controls: paper has the numbers of steps
 * and the words of plots in its own form.
 */
const wordsOfPage = (page: Page): Promise<string[]> =>
  page.getByRole('article').evaluate((article: HTMLElement) => {
    article
      .querySelectorAll<HTMLElement>('button, summary, nav, label, [aria-hidden="true"]')
      .forEach((control) => {
        control.style.display = 'none';
      });
    return article.innerText.split(/\s+/).filter(Boolean);
  });

/** The share of the different words here, 0 to 1, that the others contain. */
function shareFound(words: readonly string[], others: readonly string[]): number {
  const different = [...new Set(words)];
  const known = new Set(others);
  return different.filter((word) => known.has(word)).length / different.length;
}

test('an owner hands the bank a proper document', async ({ page }) => {
  const { complaints } = await watchPage(page);
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(asked.url()));
  const analysis = await openReport(page, usual);
  // Nothing more comes until the button is pressed.
  expect(
    loaded.filter((url) => url.endsWith('.ttf')),
    'fonts before the button is pressed',
  ).toEqual([]);
  const scripts = loaded.filter((url) => url.endsWith('.js')).length;

  const download = await pressDownload(page);
  // Before the file is parsed: the message goes away again.
  await expect(
    page.getByText('Your PDF report has been generated successfully.').first(),
  ).toBeVisible();
  const pdf = await readPdf(download);
  expect(loaded.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(scripts);
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  expect(pdf.fileName).toBe(`business-analysis-report-${usual.id}-${today}.pdf`);
  expect(pdf.bytes).toBeLessThan(2_000_000);
  expect(pdf.info).toMatchObject({
    Title: `ELLAC Business Evaluation: ${usual.company}`,
    Author: analysis.provider,
    Language: 'en-GB',
  });
  expect(pdf.info['Keywords']).toContain('AI-generated');

  expectProperPages(pdf, analysis);
  await expectOnCover(pdf, [148, 207, 225]);
  expect(titlesOf(pdf)).toEqual(sections);
  // The note stands on the cover, which has the contents too.
  const listed = sections.slice(1);
  const beginnings = listed.map(
    (title) =>
      pdf.pages.findIndex(({ texts }) =>
        texts.some(({ text, size }) => text === title && size > 15),
      ) + 1,
  );
  expect(beginnings).not.toContain(0);
  expect(beginnings, 'the sections in their order').toEqual(
    beginnings.toSorted((one, other) => one - other),
  );
  expect(pdf.pages[0]!.links, 'where the contents lead').toEqual(beginnings);
  expect(shareFound(await wordsOfPage(page), wordsOfPdf(...pdf.pages))).toBeGreaterThanOrEqual(
    0.95,
  );
  expect(complaints).toEqual([]);
});

test('a short report is a proper document', async ({ page, request }) => {
  const analysis = await openReport(page, await aReport(request, strong));
  expectProperPages(await downloadPdf(page), analysis);
});

for (const [business, change] of Object.entries({ alone, nearlyEmpty })) {
  test(`no sheet has only a few lines: ${business}`, async ({ page, request }) => {
    await openReport(page, await aReport(request, change));
    expectUsedPages(await downloadPdf(page));
  });
}

test('a very long report with the widest names is cut nowhere but inside endless texts, whatever the colours', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const looks = await watchLooks(page);
  const wide = 'W'.repeat(100);
  const report = await aReport(request, (answers) => ({
    ...weak(answers),
    company_info: {
      ...answers.company_info,
      name: wide,
      owner_first_name: wide,
      owner_last_name: wide,
    },
    meta: { notKnown: ['growth.projected_growth', 'customer.retention_rate'] },
  }));
  await logInByRequest(page.request);
  const comments = ['W'.repeat(5000), 'This is a sentence of a coach. '.repeat(160).trim()];
  for (const content of comments) {
    const answer = await page.request.post(apiPaths.adminComments, {
      data: { analysisId: report.id, content },
    });
    expect(answer.status()).toBe(201);
  }
  const analysis = await openReport(page, report);
  const pdf = await downloadPdf(page);
  expectProperPages(pdf, analysis);
  expect(titlesOf(pdf)).toEqual(sections.toSpliced(-1, 0, 'Business Coach Comments'));
  // The note, on the cover itself, is not in the contents.
  expect(pdf.pages.flatMap(({ links }) => links)).toHaveLength(sections.length);
  expect(looks[0]).toEqual({ ink: 'rgb(20, 28, 30)', paper: 'rgb(255, 255, 255)' });
  const all = squeezed(
    wordsOfPdf(
      ...pdf.pages.map(({ texts }) => ({
        texts: partsOf(texts).body,
      })),
    ).join(''),
  );
  for (const comment of comments) expect(all).toContain(squeezed(comment));
});
