import { expect, type Page } from '@playwright/test';
import { downloadPdf, sections, squeezed, wordsOfPdf } from '../support/report/pdf.js';
import { expectProperPages, weak } from '../support/report/pdf-pages.js';
import { openReport } from '../support/report/open-report.js';
import { aReport } from '../support/sent-report.js';
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
  expect(pdf.pages.flatMap(({ links }) => links)).toHaveLength(sections.length - 1);
  expect(looks[0]).toEqual({ ink: 'rgb(20, 28, 30)', paper: 'rgb(255, 255, 255)' });
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
