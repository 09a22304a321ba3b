import { tabs } from '@ellac/contracts';
import { slipsOf } from '@ellac/contracts/testing';
import { expect, type Page } from '@playwright/test';
import {
  isSweep,
  openForm,
  openTab,
  rulesOf,
  sweptTabs,
} from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

const box = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('textbox', { name });

test.skip(!isSweep, 'app-messages.spec.tsx of mf-questionnaire has these without a browser');

test('each slip has its sentence at its field, once the field was left', async ({ page }) => {
  test.slow();
  await openForm(page);
  for (const tab of sweptTabs) {
    await openTab(page, tab);
    for (const rule of rulesOf(tab)) {
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
      }
    }
  }
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
