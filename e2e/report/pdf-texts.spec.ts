import { expect } from '@playwright/test';
import { downloadPdf, squeezed, wordsOfPdf } from '../support/report/pdf.js';
import { expectProperPages } from '../support/report/pdf-pages.js';
import { openReport } from '../support/report/open-report.js';
import { aReport } from '../support/sent-report.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

test('what is typed stays text in the PDF, and names in five scripts can be read and found', async ({
  page,
  request,
}) => {
  const { complaints } = await watchPage(page);
  page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
  const names = ['Łódź', 'Ναυπηγεία', 'Верфь', '北京船厂', 'شركة', 'الميناء'];
  const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const report = await aReport(request, (answers) => ({
    ...answers,
    company_info: {
      ...answers.company_info,
      name: `${hostile} \u202eTurned`,
      owner_first_name: names.join(' '),
      owner_last_name: '<b>Bold</b> =cmd()',
    },
    qualitative: { ...answers.qualitative, vision: `${'V'.repeat(900)} ${hostile}` },
  }));
  const analysis = await openReport(page, report);
  const pdf = await downloadPdf(page);
  expectProperPages(pdf, analysis);
  const words = wordsOfPdf(...pdf.pages);
  for (const name of names) expect(words, `the PDF’s words have ${name}`).toContain(name);
  expect(pdf.info['Title']).toBe(`ELLAC Business Evaluation: ${analysis.company.name}`);
  const [first] = pdf.pages;
  expect(squeezed(wordsOfPdf(first!).join(''))).toContain(squeezed(`${hostile} Turned`));
  expect(squeezed(wordsOfPdf(first!).join(''))).toContain(squeezed('<b>Bold</b> =cmd()'));
  expect(complaints).toEqual([]);
});
