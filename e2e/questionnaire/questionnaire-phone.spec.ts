import { expect, type Page } from '@playwright/test';
import { onEveryPhone } from '../support/questionnaire/every-phone.js';
import {
  fillExample,
  holdSubmission,
  isSweep,
  lastTab,
  openForm,
  openTab,
  showAllFaults,
  sweptTabs,
} from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } });

/** Everything that would force a phone's user to zoom, to aim or to move something aside. */
const hardships = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Waits for finite animations, because a moving element does not have its final size yet.
    // A paused one never finishes.
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const found: string[] = [];
    const told = (element: Element) => `${element.tagName} ${element.textContent.slice(0, 40)}`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
    const card = document.querySelector('form, main')?.getBoundingClientRect();
    for (const element of document.querySelectorAll(
      'form *, [role="dialog"] *, [role="alertdialog"] *',
    )) {
      const { right, width } = element.getBoundingClientRect();
      const edge = element.closest('[role$="dialog"]') ? clientWidth : card!.right;
      if (width > 1 && right > edge + 0.5) found.push(`beyond the edge: ${told(element)}`);
    }
    const typed = 'input:not([type="radio"], [type="checkbox"]), select, textarea';
    for (const field of document.querySelectorAll(typed)) {
      const size = parseFloat(getComputedStyle(field).fontSize);
      if (size < 16) found.push(`letters of ${size}px: ${field.outerHTML.slice(0, 80)}`);
    }
    const targets = `button, [role="tab"], ${typed}, :is([type="radio"], [type="checkbox"]) ~ label`;
    for (const target of document.querySelectorAll(targets)) {
      const box = target.closest('.fui-Input, .fui-Select') ?? target;
      const { height } = box.getBoundingClientRect();
      if (height > 0 && height < 44) found.push(`${height}px high: ${told(target)}`);
    }
    return found;
  });

test('the tabs suit a thumb, empty, wrong and filled in', async ({ page }) => {
  test.slow(isSweep);
  await openForm(page);
  for (const [state, bringAbout] of [
    ['empty', null],
    ['wrong', showAllFaults],
    ['filled in', fillExample],
  ] as const) {
    await bringAbout?.(page);
    const expectNoHardships = async () => {
      for (const tab of sweptTabs) {
        await openTab(page, tab);
        expect(await hardships(page), `${tab.label}, ${state}`).toEqual([]);
      }
    };
    // With its errors a tab has all its words; the smallest phone leaves them the least room.
    if (isSweep || state === 'wrong') await onEveryPhone(page, expectNoHardships);
    else await expectNoHardships();
    await page.setViewportSize({ width: 320, height: 568 });
  }
});

test('dialogs and overlay suit a thumb', async ({ page }) => {
  const expectNoHardships = () =>
    onEveryPhone(page, async () => expect(await hardships(page)).toEqual([]));
  await openForm(page);
  await page.getByRole('button', { name: 'Resend Report Verification Email' }).tap();
  await page.getByRole('button', { name: 'Send new link' }).tap();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expectNoHardships();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await fillExample(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).tap();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoHardships();
  await page.getByRole('button', { name: 'Keep answers' }).tap();
  await openTab(page, lastTab);
  const letIn = await holdSubmission(page);
  await page.getByRole('button', { name: 'Submit Questionnaire' }).tap();
  await expect(page.getByText('Recommendations and action plans')).toBeVisible();
  await expectNoHardships();
  letIn();
  await expect(page.getByText('Submission Successful!')).toBeVisible();
  await expectNoHardships();
});
