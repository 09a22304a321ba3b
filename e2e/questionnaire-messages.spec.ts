import { questionnaireFields, tabs, type FieldRule, type PercentGroupRule } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { openForm, openTab } from './support/questionnaire-states.js';
import { test } from './support/test.js';

/** What an owner gives, and the sentence that then stands at the field. */
type Slip = readonly [given: string, sentence: string];

function slipsOf(rule: FieldRule | PercentGroupRule): readonly Slip[] {
  switch (rule.kind) {
    case 'text':
      return [
        [' ', rule.required],
        ...(rule.min > 1 ? [['x'.repeat(rule.min - 1), rule.tooShort] as const] : []),
      ];
    case 'email':
      return [
        ['', rule.invalid],
        ['ida@harbour', rule.invalid],
      ];
    case 'choice':
      return [['', rule.invalid]];
    case 'number':
      return [
        [String(rule.min - 1), rule.tooLow],
        [String(rule.max + 1), rule.tooHigh],
      ];
    // There is no way to answer these wrongly: shares are linked, the rest is chosen.
    default:
      return [];
  }
}

/** The sentences of the specification, word for word. */
const specified = [
  'Company name must be at least 2 characters',
  "Owner's first name is required",
  "Owner's last name is required",
  'Invalid email address',
  'Please enter a valid phone number',
  'Please select a country',
  'Please select an industry',
  'Must have at least 1 active partner',
  'Annual revenue must be positive',
  'Gross profit margin must be between -100 and 100',
  'Net profit margin must be between -100 and 100',
  'Total employees is required',
  'Department information is required',
  'Please provide department information',
  'Training information is required',
  'Please describe your training programs',
  'Please select revenue concentration',
  'Please provide more detail',
  'Vision statement is required',
  'Challenges information is required',
  'Opportunities information is required',
];

const box = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('textbox', { name });

test('each slip has its sentence at its field, once the field was left', async ({ page }) => {
  test.slow();
  const shown = new Set<string>();
  await openForm(page);
  for (const tab of tabs) {
    await openTab(page, tab);
    const rules = tab.groups.flatMap((group) => Object.values(questionnaireFields[group]));
    for (const rule of rules as (FieldRule | PercentGroupRule)[]) {
      for (const [given, sentence] of slipsOf(rule)) {
        const isChoice = rule.kind === 'choice';
        const field = isChoice
          ? page.getByRole('combobox', { name: rule.label })
          : box(page, rule.label);
        await field.focus();
        if (isChoice) await field.selectOption(given);
        else await field.fill(given);
        await field.blur();
        await expect(field).toHaveAccessibleDescription(new RegExp(escaped(sentence)));
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByText(sentence).first()).toBeVisible();
        shown.add(sentence);
      }
    }
  }
  expect(specified.filter((sentence) => !shown.has(sentence))).toEqual([]);
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('what is no number becomes the default once the field is left', async ({ page }) => {
  await openForm(page);
  for (const [name, byDefault] of [
    ['Active partners', '1'],
    ['Silent partners', '0'],
  ] as const) {
    for (const typed of ['many', '']) {
      await box(page, name).fill(typed);
      await box(page, name).blur();
      await expect(box(page, name)).toHaveValue(byDefault);
    }
  }
});

test('an error comes when its field is left, and then follows every key', async ({ page }) => {
  await openForm(page);
  const sentence = page.getByText('Company name must be at least 2 characters');
  const name = box(page, 'Company name');
  await name.pressSequentially('H');
  await expect(name).toHaveValue('H');
  await expect(sentence).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Company' })).not.toHaveAccessibleName(/errors/);
  await name.blur();
  await expect(sentence).toBeVisible();
  await name.pressSequentially('a');
  await expect(sentence).toHaveCount(0);
  await name.press('Backspace');
  await expect(sentence).toBeVisible();
});

test('all errors of a tab are shown once Next was asked for', async ({ page }) => {
  await openForm(page);
  await expect(page.getByText('Please select a country')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Please select a country')).toBeVisible();
  await expect(page.getByText("Owner's last name is required")).toBeVisible();
});

test('the counter counts, and annual revenue has the sign of the country', async ({ page }) => {
  await openForm(page);
  for (const [country, sign, code] of [
    ['US', '$', 'USD'],
    ['GB', '£', 'GBP'],
    ['EU', '€', 'EUR'],
    ['CA', '$', 'CAD'],
    ['AU', '$', 'AUD'],
    ['ZA', 'R', 'ZAR'],
  ] as const) {
    await openTab(page, tabs[0]);
    await page.getByRole('combobox', { name: 'Country' }).selectOption(country);
    await openTab(page, tabs[1]);
    await expect(box(page, `Annual revenue (${code})`)).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText(sign, { exact: true })).toBeVisible();
  }
  await openTab(page, tabs[9]);
  await box(page, 'Vision').fill('  A team leads  ');
  await expect(page.getByText('Characters: 12/50 minimum')).toBeVisible();
});
