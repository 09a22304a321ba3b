import { type Analysis, apiPaths, type Questionnaire } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { openAsCoach } from './support/admin.js';
import {
  downloadPdf,
  expectInOnePiece,
  pageHeight,
  type Pdf,
  type PdfText,
  sections,
  squeezed,
  wordsOfPdf,
} from './support/pdf.js';
import { openReport } from './support/report.js';
import { aReport, type SentReport } from './support/submission.js';
import { test } from './support/test.js';
import { watchPage } from './support/watch-page.js';

/** Points: left and top as specified, right and bottom as many. */
const margins = { left: 40, top: 60, right: 40, bottom: 60 };
const pageWidth = 595.28;

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

/** A business with every gap there is, and texts as long as the form takes. */
const weak = (answers: Questionnaire): Questionnaire => ({
  ...answers,
  financial: { annual_revenue: 900_000, gross_profit_margin: 9, net_profit_margin: -6 },
  business_assessment: { processes: 1, independence: 1, documentation: 1 },
  leadership_assessment: { transition: 1, planning: 1, delegation: 1 },
  sales: {
    sales_team_size: 0,
    sales_distribution: { owner: 100, team: 0, other: 0 },
    documented_elements: [],
  },
  customer: {
    top_clients_revenue: 80,
    retention_rate: 40,
    revenue_breakdown: { recurring: 0, project: 0, oneTime: 100 },
  },
  owner_dependency: {
    independent_functions: [],
    max_absence_days: 2,
    institutionalized_relationships: [],
  },
  qualitative: {
    vision: 'We want the shop to run without me. '.repeat(27).trim(),
    challenges: 'W'.repeat(1000),
    opportunities: 'There is more work than we can do. '.repeat(28).trim(),
  },
  documents: {
    businessPlan: false,
    financialStatements: false,
    orgChart: false,
    marketAnalysis: false,
    processDocumentation: false,
  },
});

/** A report on the example answers, for all tests that only read it. */
let usual: SentReport;
test.beforeAll(async ({ request }) => {
  usual = await aReport(request);
});

/** What a reader sees of the report, but for what is only there to be pressed. */
const wordsOfPage = (page: Page): Promise<string[]> =>
  page.getByRole('article').evaluate((article: HTMLElement) => {
    article.querySelectorAll<HTMLElement>('button, summary, nav').forEach((control) => {
      control.style.display = 'none';
    });
    return article.innerText.split(/\s+/).filter(Boolean);
  });

/** How many of these words the others have too, each as often: 0 to 1. */
function shareFound(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  const found = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return found.length / words.length;
}

/** The texts of a page: in its upper margin, in its lower one, and between. */
function partsOf(texts: Pdf['pages'][number]['texts']) {
  const inFooter = ({ baseline }: PdfText) => baseline < margins.bottom - 10;
  const inHead = ({ baseline }: PdfText) => baseline > pageHeight - margins.top + 10;
  return {
    head: texts.filter(inHead),
    footer: texts.filter(inFooter),
    body: texts.filter((text) => !inFooter(text) && !inHead(text)),
  };
}

const lineOf = (texts: readonly PdfText[]): string =>
  texts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

/** What holds for the pages of every PDF. */
function expectProperPages(pdf: Pdf, analysis: Analysis): void {
  const year = String(new Date().getFullYear());
  for (const [index, { texts }] of pdf.pages.entries()) {
    const { head, footer, body } = partsOf(texts);
    expect(lineOf(head)).toMatch(
      index === 0 ? /^$/ : new RegExp(`ELLAC Business Evaluation, \\w+ \\d+, ${year}$`),
    );
    expect(lineOf(footer)).toBe(
      `© ${year} ${analysis.provider}. All rights reserved. ` +
        `Page ${String(index + 1)} of ${String(pdf.pages.length)}`,
    );
    expect(body.length, 'an empty page').toBeGreaterThan(0);
    for (const { text, left, right, baseline, size } of body) {
      expect(left, text).toBeGreaterThanOrEqual(margins.left - 0.5);
      expect(right, text).toBeLessThanOrEqual(pageWidth - margins.right + 1);
      expect(baseline + size * 0.7, text).toBeLessThanOrEqual(pageHeight - margins.top);
      expect(baseline, text).toBeGreaterThanOrEqual(margins.bottom);
    }
    const last = body.reduce((low, each) => (each.baseline < low.baseline ? each : low));
    expect(last.size, `“${last.text}” is no heading at the end of a page`).toBeLessThan(12);
  }
  const { recommendations } = analysis.conclusions;
  for (const { action, expectedOutcome, timeline } of Object.values(recommendations).flat()) {
    expectInOnePiece(pdf, `${action} Expected outcome: ${expectedOutcome} Timeline: ${timeline}`);
  }
  const { criticalPath, implementationPhases } = analysis.actionPlan;
  for (const { milestone } of criticalPath.keyMilestones) {
    expectInOnePiece(pdf, `${milestone} Target date:`);
  }
  for (const { description, duration } of implementationPhases.flatMap((phase) => phase.actions)) {
    expectInOnePiece(pdf, `${description} Duration: ${duration}`);
  }
  for (const { label, answer, given } of analysis.scoreBreakdown) {
    expectInOnePiece(pdf, `${label} ${given ? answer : `${answer}: counts 4 points`}`);
  }
}

interface Look {
  readonly ink: string;
  readonly paper: string;
}

/** The colours of pages while a PDF is made of them; filled while the page is used. */
async function watchLooks(page: Page): Promise<readonly Look[]> {
  const looks: Look[] = [];
  await page.exposeFunction('tellLook', (look: Look) => looks.push(look));
  await page.addInitScript(() => {
    const { tellLook } = globalThis as unknown as { tellLook: (look: Look) => void };
    new MutationObserver(() => {
      const text = document.querySelector('.pdf-page h1');
      if (text === null) return;
      const paper = getComputedStyle(text.closest('.pdf-page')!).backgroundColor;
      tellLook({ ink: getComputedStyle(text).color, paper });
    }).observe(document, { childList: true, subtree: true });
  });
  return looks;
}

test('an owner hands the bank a proper document', async ({ page }) => {
  const { complaints } = await watchPage(page);
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(asked.url()));
  const analysis = await openReport(page, usual);
  // The charts come by themselves; then nothing more does until the button is pressed.
  await expect(page.locator('figure svg.recharts-surface')).toHaveCount(5);
  expect(
    loaded.filter((url) => url.endsWith('.ttf')),
    'fonts before the button is pressed',
  ).toEqual([]);
  const scripts = loaded.filter((url) => url.endsWith('.js')).length;

  const pdf = await downloadPdf(page);
  await expect(
    page.getByText('Your PDF report has been generated successfully.').first(),
  ).toBeVisible();
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
  expect(pdf.bookmarks).toEqual(sections);
  const beginnings = sections.map(
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
    0.98,
  );
  expect(complaints).toEqual([]);
});

test('a short report is a proper document', async ({ page, request }) => {
  const analysis = await openReport(page, await aReport(request, strong));
  expectProperPages(await downloadPdf(page), analysis);
});

test('a very long report is cut nowhere but inside endless texts', async ({ page, request }) => {
  const report = await aReport(request, weak);
  await openAsCoach(page);
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
  expect(pdf.bookmarks).toEqual([...sections, 'Business Coach Comments']);
  const all = squeezed(
    wordsOfPdf(
      ...pdf.pages.map(({ texts }) => ({
        texts: partsOf(texts).body,
        links: [],
      })),
    ).join(''),
  );
  for (const comment of comments) expect(all).toContain(squeezed(comment));
});

test('names in five scripts can be read, selected and found', async ({ page, request }) => {
  const names = ['Łódź', 'Ναυπηγεία', 'Верфь', '北京船厂', 'شركة', 'الميناء'];
  const report = await aReport(request, (answers) => ({
    ...answers,
    company_info: { ...answers.company_info, name: names.join(' ') },
  }));
  const analysis = await openReport(page, report);
  const pdf = await downloadPdf(page);
  const words = wordsOfPdf(...pdf.pages);
  for (const name of names) expect(words, `the PDF’s words have ${name}`).toContain(name);
  expect(pdf.info['Title']).toBe(`ELLAC Business Evaluation: ${analysis.company.name}`);
});

test('the widest names, open answers and forced colours change nothing of it', async ({
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
  const analysis = await openReport(page, report);
  const pdf = await downloadPdf(page);
  expectProperPages(pdf, analysis);
  expect(pdf.pages.flatMap(({ links }) => links)).toHaveLength(sections.length);
  expect(looks[0]).toEqual({ ink: 'rgb(36, 36, 36)', paper: 'rgb(255, 255, 255)' });
});

test('whatever is typed stays text, in the PDF too', async ({ page, request }) => {
  const { complaints } = await watchPage(page);
  page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
  const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const report = await aReport(request, (answers) => ({
    ...answers,
    company_info: {
      ...answers.company_info,
      name: `${hostile} \u202eTurned`,
      owner_last_name: '<b>Bold</b> =cmd()',
    },
    qualitative: { ...answers.qualitative, vision: `${'V'.repeat(900)} ${hostile}` },
  }));
  const analysis = await openReport(page, report);
  const pdf = await downloadPdf(page);
  expectProperPages(pdf, analysis);
  const [first] = pdf.pages;
  expect(squeezed(wordsOfPdf(first!).join(''))).toContain(squeezed(`${hostile} Turned`));
  expect(squeezed(wordsOfPdf(first!).join(''))).toContain(squeezed('<b>Bold</b> =cmd()'));
  expect(complaints).toEqual([]);
});

test('a coach gets the same document', async ({ page }) => {
  await openAsCoach(page, `/admin/results/${usual.id}`);
  const pdf = await downloadPdf(page);
  expect(pdf.fileName).toContain(usual.id);
  expect(pdf.bookmarks).toEqual(sections);
});
