import { apiPaths, exampleQuestionnaire, messages, tabs } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { assertive, hearUntil, listen, polite } from '../support/announcements.js';
import {
  expectOpen,
  fillExample,
  firstTab,
  holdSubmission,
  lastTab,
  openForm,
  openTab,
} from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

const tabNamed = (label: string) => tabs.find((tab) => tab.label === label)!;
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await listen(page);
  await openForm(page);
});

test('what typing changes is told once it pauses: the end of a text, a share, a counter', async ({
  page,
}) => {
  // The end of a text is not told when its tab is opened again.
  await openTab(page, tabNamed('Staff'));
  await field(page, 'Departments').fill('x'.repeat(960));
  expect(await hearUntil(page, '40 of 1,000 characters left')).toEqual([
    polite('40 of 1,000 characters left'),
  ]);
  await openTab(page, firstTab);
  await openTab(page, tabNamed('Staff'));
  await field(page, 'Departments').press('End');
  await page.keyboard.type('yz');
  expect(await hearUntil(page, '38 of 1,000 characters left')).toEqual([
    polite('38 of 1,000 characters left'),
  ]);

  await openTab(page, tabNamed('Sales'));
  await field(page, 'Owner').press('ControlOrMeta+A');
  await page.keyboard.type('65', { delay: 50 });
  expect(await hearUntil(page, 'Other ways is now 35%')).toEqual([polite('Other ways is now 35%')]);
  await field(page, 'Sales team').press('ControlOrMeta+A');
  await page.keyboard.type('20', { delay: 50 });
  expect(await hearUntil(page, 'Other ways is now 15%')).toEqual([polite('Other ways is now 15%')]);

  await openTab(page, tabNamed('Qualitative'));
  await field(page, 'Vision').focus();
  await page.keyboard.type('A team that leads', { delay: 40 });
  expect(await hearUntil(page, 'Characters: 17/50 minimum')).toEqual([
    polite('Characters: 17/50 minimum'),
  ]);
  await page.keyboard.type(' itself', { delay: 40 });
  expect(await hearUntil(page, 'Characters: 24/50 minimum')).toEqual([
    polite('Characters: 24/50 minimum'),
  ]);
});

test('an error is told once, again only when it comes up again, and never over the heading of its tab', async ({
  page,
}) => {
  const fault = 'Company name must be at least 2 characters';
  const name = field(page, 'Company name');
  await name.focus();
  await page.keyboard.type('A');
  await page.keyboard.press('Tab');
  expect(await hearUntil(page, fault)).toEqual([assertive(fault)]);

  await page.keyboard.type('Ida');
  await page.keyboard.press('Shift+Tab');
  for (const key of ['End', 'Backspace', 'B', 'Backspace', 'C']) await page.keyboard.press(key);
  await expect(name).toHaveValue('C');
  await page.keyboard.type('D');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Backspace');
  expect(await hearUntil(page, fault)).toEqual([assertive(fault)]);

  await page.getByRole('button', { name: 'Next' }).click();
  await expectOpen(page, tabs[1]);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectOpen(page, firstTab);
  await expect(page.getByRole('heading', { name: firstTab.label, level: 2 })).toBeFocused();
  await expect(page.getByText('Please select a country')).toBeVisible();

  await field(page, "Owner's e-mail address").fill('ida@harbour.example');
  await expect(page.getByText(messages.invalidEmail)).toHaveCount(0);
  await field(page, "Owner's e-mail address").fill('ida');
  expect(await hearUntil(page, messages.invalidEmail)).toEqual([assertive(messages.invalidEmail)]);
});

test('what was done is told politely, each thing once, and at once that sending failed', async ({
  page,
}) => {
  await fillExample(page);
  expect(await hearUntil(page, 'Example Data Loaded')).toEqual([polite('Example Data Loaded')]);
  await openTab(page, lastTab);
  await page.route(`**${apiPaths.submit}`, (route) =>
    route.fulfill({ status: 503, json: { message: 'The service is being restarted.' } }),
  );
  await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
  const told = `${messages.submitFailed}The service is being restarted.`;
  expect(await hearUntil(page, told)).toEqual([assertive(told)]);

  await page.unroute(`**${apiPaths.submit}`);
  const letIn = await holdSubmission(page);
  await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
  const overlay = page.getByRole('alertdialog', { name: 'Generating Analysis' });
  await expect(overlay).toHaveAccessibleDescription(/Please keep this page open/);
  await expect(overlay.locator(':focus')).toHaveText('Generating Analysis');

  letIn();
  await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeFocused();
  const email = exampleQuestionnaire.company_info.owner_email;
  const heard = await hearUntil(
    page,
    `Your report is ready; the mail with the link was sent to ${email}.`,
  );
  expect(heard.filter(({ assertive }) => assertive)).toEqual([]);
  expect(heard.filter(({ text }) => text === messages.submitted)).toHaveLength(1);
  expect(new Set(heard.map(({ text }) => text)).size).toBe(heard.length);
});
