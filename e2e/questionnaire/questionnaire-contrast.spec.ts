import { apiPaths, tabs } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { expectClearDayAndNight } from '../support/contrasts.js';
import {
  fillExample,
  holdSubmission,
  isSweep,
  lastTab,
  openForm,
  openTab,
} from '../support/questionnaire/questionnaire-states.js';
import { hostSite } from '../support/embedding/host-page.js';
import { startOwnServer } from '../support/servers/own-server.js';
import { test } from '../support/test.js';

// While something fades in, it is fainter.
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tabNamed = (label: string) => tabs.find((tab) => tab.label === label)!;

async function enter(page: Page, name: RegExp, text: string): Promise<void> {
  const box = page.getByRole('tabpanel').getByRole('textbox', { name }).first();
  await box.fill(text);
  await box.blur();
}

/** The way of an owner with all marks, messages and states that a page of the form has. */
async function expectAClearWay(page: Page, server: string): Promise<void> {
  await page.goto(server);
  await expect(button(page, 'Start')).toBeVisible();
  await expect(button(page, 'Fill Example Data')).toBeVisible();
  await expectClearDayAndNight(page, 'start');

  await enter(page, /e-mail/, 'ida@gmial.com');
  await expect(page.getByText(/^Did you mean/)).toBeVisible();
  await openTab(page, lastTab);
  await expect(page.getByRole('region', { name: 'Before you can submit' })).toBeVisible();
  await expectClearDayAndNight(page, 'what is missing');
  await openTab(page, tabs[0]);
  await expectClearDayAndNight(page, 'messages and marks of tabs');

  await fillExample(page);
  await openTab(page, tabNamed('Financial'));
  await enter(page, /^Annual revenue/, '850k');
  await expect(page.getByText(/^= \S+850,000$/).first()).toBeVisible();
  await enter(page, /^Net profit/, '80');
  await expectClearDayAndNight(page, 'an echo');
  await openTab(page, tabNamed('Specialization'));
  await expectClearDayAndNight(page, 'ratings and shares');
  await openTab(page, tabNamed('Customer'));
  await enter(page, /^Recurring/, '12');
  await enter(page, /^Project/, '130');
  await expect(page.getByText('42% too much')).toBeVisible();
  await expectClearDayAndNight(page, 'a slip in a share');
  await enter(page, /^Project/, '63');

  await openTab(page, lastTab);
  await expect(page.getByText('Worth a second look')).toBeVisible();
  await page.route(`**${apiPaths.submit}`, (route) => route.abort());
  await button(page, 'Submit Questionnaire').click();
  await expect(page.getByRole('group', { name: 'Your answers were not sent.' })).toBeVisible();
  await expectClearDayAndNight(page, 'the review, and what was not sent');
  await page.unroute(`**${apiPaths.submit}`);

  const letIn = await holdSubmission(page);
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'Generating Analysis' })).toBeVisible();
  await expectClearDayAndNight(page, 'the overlay');
  letIn();
  await expect(page.getByText('Submission Successful!')).toBeVisible();
  await expectClearDayAndNight(page, 'the thanks');
}

test('all that an owner sees is clear in the default colour, by day and by night', async ({
  page,
  server,
}) => {
  await expectAClearWay(page, server.url);
});

test('what an owner sees is clear in red, by day and by night, also on a site that names no colour', async ({
  page,
  inbox,
}) => {
  const red = await startOwnServer(inbox, { THEME_COLOR: '#c00000' }, 'server of one test');
  try {
    // brand-themes.spec.ts of web looks at the colours themselves, for any colour of the brand.
    if (isSweep) await expectAClearWay(page, red.url);
    else {
      await page.goto(red.url);
      await expectClearDayAndNight(page, 'start');
      await fillExample(page);
      await openTab(page, tabNamed('Specialization'));
      await expectClearDayAndNight(page, 'ratings and shares');
      await openTab(page, lastTab);
      await expectClearDayAndNight(page, 'the review');
    }
    const element = 'ellac-questionnaire';
    const site = await hostSite(
      `<!doctype html><html lang="en"><title>Host</title><body><${element}></${element}>`,
    );
    await page.goto(site.origin);
    await page.addScriptTag({ type: 'module', url: `${red.url}/embed.js` });
    await expect(button(page, 'Next')).toHaveCSS('background-color', 'rgb(198, 17, 11)');
    await site.close();
  } finally {
    await red.close();
  }
});

test('in forced colours shares, steps, the open tab and the chosen answer can be told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openForm(page);
  await openTab(page, tabNamed('Customer'));
  await enter(page, /^Recurring/, '12');
  await enter(page, /^Project/, '63');
  const looks = (place: string) =>
    page.locator(place).evaluateAll((parts) =>
      parts.map((part) => {
        const { fill, stroke, backgroundColor } = getComputedStyle(part);
        return part instanceof SVGElement ? `${fill} ${stroke}` : backgroundColor;
      }),
    );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const shares = await looks('[role="group"] svg[width="100%"] rect[y="0.5"]');
    expect(new Set(shares).size, shares.join(', ')).toBe(3);
    expect(await looks('[role="group"] svg[width="12"] rect')).toEqual(shares);
    const steps = await looks('[role="progressbar"] > span');
    expect(new Set(steps.slice(5, 8)).size, steps.join(', ')).toBe(3);
  }

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await openTab(page, tabNamed('Assessment'));
  const scale = page.getByRole('radiogroup').first();
  const groundOf = (label: RegExp) =>
    scale
      .getByRole('radio', { name: label })
      .locator('..')
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  await scale.getByRole('radio', { name: /^4 / }).locator('..').click();
  expect(await groundOf(/^4 /)).not.toBe(await groundOf(/^2 /));
  const outline = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).outlineStyle);
  expect(await outline('Assessment')).not.toBe(await outline('Company'));
});
