import { limits, tabs } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { expectFocusInView } from '../support/focus.js';
import { onEveryPhone } from '../support/questionnaire/every-phone.js';
import {
  allSteps,
  isSweep,
  lastTab,
  openForm,
  openTab,
  seeTab,
  sweptTabs,
} from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } });

test('what has the focus is seen, and Next is near, with and without a keyboard on the screen', async ({
  page,
}) => {
  test.slow(isSweep);
  await openForm(page);
  await onEveryPhone(page, async ({ width, height }) => {
    // A keyboard takes about half of a phone; some browsers make the window smaller by it.
    for (const seen of [height, Math.round(height / 2)]) {
      await page.setViewportSize({ width, height: seen });
      for (const tab of sweptTabs) {
        await openTab(page, tab);
        // With a keyboard, the narrowest and the lowest window leave the least room.
        const isTight = seen < height && width !== 390;
        const fields = page.locator('form').locator('input, select, textarea');
        for (const field of isTight || isSweep ? await fields.all() : []) {
          await field.focus();
          await expectFocusInView(page);
        }
        const onwards = tab === lastTab ? 'Submit Questionnaire' : 'Next';
        const next = page.getByRole('button', { name: onwards });
        if (seen >= 480) await expect(next).toBeInViewport({ ratio: 1 });
        await next.scrollIntoViewIfNeeded();
        await expect(next).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

test('the steps stay in sight and list all tabs, and each press on Next counts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  await openTab(page, tabs[3]);
  const steps = allSteps(page);
  await expect(steps).toHaveAccessibleName(/^Step 4 of 11 · Assessment about 20 minutes/);
  await expect(page.getByRole('heading', { level: 2, name: 'Assessment' })).toBeFocused();
  await page.getByRole('radiogroup').last().scrollIntoViewIfNeeded();
  await expect(steps).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('progressbar', { name: 'Step 4 of 11' })).toBeInViewport();

  await seeTab(page, tabs[3]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(steps).toBeFocused();

  // A press on Next counts also where a message below the last field moves it.
  await openTab(page, tabs[2]);
  const training = page.getByRole('textbox', { name: 'Training' });
  for (const press of ['tap', 'click'] as const) {
    await training.fill('none');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: 'Next' })[press]();
    const heading = page.getByRole('heading', { level: 2, name: 'Assessment' });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS('outline-style', 'none');
    await page.getByRole('button', { name: 'Previous' })[press]();
    await expect(page.getByText('Please describe your training programs')).toBeVisible();
  }
});

test('phones bring the right keyboard, and fill in what they know', async ({ page }) => {
  await openForm(page);
  const typing = { enterkeyhint: 'next', spellcheck: 'false' };
  const address = { ...typing, autocapitalize: 'none' };
  for (const [name, attributes] of Object.entries({
    'Company name': { ...typing, autocomplete: 'organization', autocapitalize: 'words' },
    "Owner's first name": { ...typing, autocomplete: 'given-name', autocapitalize: 'words' },
    "Owner's last name": { ...typing, autocomplete: 'family-name', autocapitalize: 'words' },
    "Owner's e-mail address": { ...address, autocomplete: 'email', type: 'email' },
    "Owner's phone number": { ...address, autocomplete: 'tel', type: 'tel' },
    'Active partners': { inputmode: 'decimal', enterkeyhint: 'next' },
  })) {
    const field = page.getByRole('textbox', { name });
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(field, name).toHaveAttribute(attribute, value);
    }
  }
  await page.getByRole('textbox', { name: 'Company name' }).press('Enter');
  await expect(page.getByRole('textbox', { name: "Owner's first name" })).toBeFocused();

  await openTab(page, tabs[1]);
  const revenue = page.getByRole('textbox', { name: /Annual revenue/ });
  // Amounts take "850k" and "1.2 million".
  await expect(revenue).toHaveAttribute('inputmode', 'text');
  // The number pads of some phones have no minus sign.
  const margin = page.getByRole('textbox', { name: 'Gross profit margin' });
  await expect(margin).toHaveAttribute('inputmode', 'text');
  await expect(margin).toHaveAccessibleDescription(/%/);

  await page.getByRole('button', { name: 'Resend Report Verification Email' }).tap();
  const email = page.getByRole('dialog').getByRole('textbox', { name: 'E-mail address' });
  for (const [attribute, value] of Object.entries({
    type: 'email',
    autocomplete: 'email',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'send',
    maxlength: String(limits.email),
  })) {
    await expect(email).toHaveAttribute(attribute, value);
  }
});
