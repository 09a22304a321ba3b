import { apiPaths, ratingPaths, tabs, type Questionnaire } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { expectToFit, expectToSuitAll } from '../support/accessibility.js';
import {
  fillExample,
  lastTab,
  openForm,
  openTab,
} from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

// While something moves, its text has too little contrast.
const box = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('textbox', { name, exact: true });
const tabNamed = (label: string) => tabs.find((tab) => tab.label === label)!;

async function enter(page: Page, name: string, text: string): Promise<void> {
  await box(page, name).fill(text);
  await box(page, name).blur();
}

const vision =
  'A team of five leads the workshop, and I only look after the three largest customers.';

test('an owner writes as people speak, slips, leaves the ratings, and sends', async ({ page }) => {
  const owner = 'entry@gmial.com';
  await openForm(page);

  await test.step('is asked about a slip in the address', async () => {
    await enter(page, 'Company name', 'Kestrel Joinery');
    await enter(page, "Owner's first name", 'Aoife');
    await enter(page, "Owner's last name", 'Byrne');
    await enter(page, "Owner's phone number", '+353 1 555 0199');
    await page.getByRole('combobox', { name: 'Country' }).selectOption('EU');
    await page.getByRole('combobox', { name: 'Industry' }).selectOption('services');
    await enter(page, "Owner's e-mail address", owner);
    await page.getByRole('button', { name: 'Did you mean entry@gmail.com?' }).click();
    await expect(box(page, "Owner's e-mail address")).toHaveValue('entry@gmail.com');
    await expect(box(page, "Owner's e-mail address")).toBeFocused();
  });

  await test.step('names amounts in words, and reads what was understood', async () => {
    await openTab(page, tabNamed('Financial'));
    const revenue = 'Annual revenue (EUR)';
    await enter(page, revenue, 'twenty');
    await expect(box(page, revenue)).toHaveValue('twenty');
    await expect(page.getByText(/^“twenty” is not a number we understand\./)).toBeVisible();
    await enter(page, revenue, '850k');
    await expect(page.getByText('= €850,000', { exact: true }).first()).toBeVisible();
    await enter(page, revenue, '1.2 million');
    await expect(page.getByText('= €1,200,000', { exact: true }).first()).toBeVisible();
    await expect(box(page, revenue)).toHaveValue('1,200,000');
    await enter(page, 'Gross profit margin', '40');
    await enter(page, 'Net profit margin', '7.3');
    await expect(page.getByText('€87,600 is left of a year')).toBeVisible();
    await expectToFit(page, 320);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('says who works there', async () => {
    await openTab(page, tabNamed('Staff'));
    await enter(page, 'Total employees', '-3');
    await expect(page.getByText('Total employees cannot be below 0')).toBeVisible();
    await enter(page, 'Total employees', '13.5');
    await enter(page, 'Departments', 'Workshop, assembly and office');
    await enter(page, 'Training', 'Two weeks beside a colleague');
    await openTab(page, tabNamed('Specialization'));
    await page.getByRole('combobox').selectOption('51-75');
  });

  await test.step('slips in a share, and keeps the others', async () => {
    await openTab(page, tabNamed('Customer'));
    await enter(page, 'Recurring', '12');
    await enter(page, 'Project', '130');
    await expect(box(page, 'Recurring')).toHaveValue('12');
    await expect(box(page, 'Project')).toHaveValue('130');
    await expect(page.getByText('42% too much')).toBeVisible();
    const possible = 'Project can be at most 88%: Recurring is 12%.';
    await expect(page.getByText(possible).first()).toBeVisible();
    await expect(page.getByText('Project must be between 0 and 100')).toBeVisible();
    await expectToSuitAll(page, ['form']);
    await expectToFit(page, 320);
    await page.setViewportSize({ width: 1280, height: 900 });
    await enter(page, 'Project', '63');
    await expect(box(page, 'One-time')).toHaveValue('25');
    await expect(page.getByText('Together 100%', { exact: true })).toBeVisible();
    await expect(page.getByText('Project must be between 0 and 100')).toHaveCount(0);
  });

  await test.step('pastes more than fits', async () => {
    await openTab(page, tabNamed('Qualitative'));
    for (const name of ['Vision', 'Challenges', 'Opportunities']) await enter(page, name, vision);
    await openTab(page, tabNamed('Growth'));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'x'.repeat(5000));
    await box(page, 'Growth strategy').focus();
    await page.keyboard.press('ControlOrMeta+v');
    const note = 'The limit of 1,000 characters is reached: 4,000 characters were left out';
    await expect(page.getByText(note).first()).toBeVisible();
  });

  await test.step('is told once what is still as the form came', async () => {
    await openTab(page, lastTab);
    const still = page.getByRole('group').filter({ hasText: 'Still as the form came' });
    await expect(still).toContainText('10 ratings were not given, and count as not given.');
    await expect(still.getByRole('listitem').filter({ hasText: 'Who makes the sales' })).toHaveText(
      'Who makes the sales: Owner 100%, Sales team 0%, Other ways 0%',
    );
    await expectToSuitAll(page, ['form']);
    await still.getByRole('button', { name: 'Yes, that is right' }).click();
    await expect(still.getByRole('listitem')).toHaveCount(0);
    await expect(page.getByText('37 of 47 answered')).toBeVisible();
  });

  await test.step('sends once', async () => {
    const bodies: Questionnaire[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(apiPaths.submit))
        bodies.push(request.postDataJSON() as Questionnaire);
    });
    await page.getByRole('button', { name: 'Submit Questionnaire' }).dblclick();
    await expect(page.getByText('Submission Successful!', { exact: true }).last()).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]?.financial.annual_revenue).toBe(1_200_000);
    expect(bodies[0]?.staff.totalEmployees).toBe(13.5);
    expect(bodies[0]?.customer.revenue_breakdown).toEqual({
      recurring: 12,
      project: 63,
      oneTime: 25,
    });
    expect(bodies[0]?.meta?.untouched).toEqual(ratingPaths);
  });
});

test('numbers are written as the reader writes them', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await openForm(page);
  await openTab(page, tabNamed('Financial'));
  await enter(page, 'Annual revenue (USD)', '1,2 Mio');
  await expect(box(page, 'Annual revenue (USD)')).toHaveValue('1.200.000');
  await enter(page, 'Net profit margin', '7,5');
  await expect(box(page, 'Net profit margin')).toHaveValue('7,5');
  await context.close();
});

test('two windows on one draft notice each other, and lose nothing', async ({ page, context }) => {
  await openForm(page);
  await fillExample(page);
  await expect(page.getByText(/^Saved on this device, /)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /^Go on with / }).click();
  await enter(other, "Owner's phone number", '+44 161 496 0000');
  const bar = page.getByRole('group').filter({ hasText: 'Open in another window; go on here?' });
  await expect(bar).toBeVisible();
  await enter(page, "Owner's last name", 'Sanderson');
  await bar.getByRole('button', { name: 'Go on here' }).click();
  await expect(bar).toHaveCount(0);
  await expect(box(page, "Owner's phone number")).toHaveValue('+44 161 496 0000');
  await expect(box(page, "Owner's last name")).toHaveValue('Sanderson');
  await enter(page, 'Company name', 'Alder & Sanderson');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toMatch(/Alder & Sanderson.*Sanderson.*161 496 0000/);
});
