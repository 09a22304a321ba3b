import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tabs } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.js';
import { hostSite } from '../support/embedding/host-page.js';
import { hostilePage, hostsOwn } from '../support/embedding/hostile-page.js';
import { newestMailTo } from '../support/servers/mailbox.js';
import { fillTab } from '../support/questionnaire/questionnaire-page.js';
import {
  expectOpen,
  fillExample,
  firstTab,
  isSweep,
  sweptTabs,
} from '../support/questionnaire/questionnaire-states.js';
import { anExample } from '../support/sent-report.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

// Dialogs open and close with their motion here, as for most owners.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const element = 'ellac-questionnaire';
/** The tabs that are filled in on a page with styles of its own: together they have most kinds of fields. */
const typedTabs = isSweep ? tabs : [firstTab, sweptTabs[0]];
let site: Awaited<ReturnType<typeof hostSite>> | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** Opens a host's page. Returns the errors on it, except those about the host's other origin. */
async function openHost(
  page: Page,
  html: string,
  headers?: Readonly<Record<string, string>>,
): Promise<() => string[]> {
  site = await hostSite(html, undefined, headers);
  const { complaints } = await watchPage(page);
  await page.goto(site.origin);
  return () => complaints.filter((complaint) => complaint !== 'foreign: localhost');
}

const loadElement = (page: Page, baseURL: string) =>
  page.addScriptTag({ type: 'module', url: `${baseURL}/embed.js` });

/** Records the events that the host gets from the questionnaire. */
async function listen(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    for (const name of ['ellac:progress', 'ellac:submitted']) {
      document.addEventListener(name, (event) =>
        heard.push([name, (event as CustomEvent<unknown>).detail]),
      );
    }
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
}

/** The focused element, looked up through all shadow roots. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return (active?.closest('[role=dialog]') ? 'dialog: ' : '') + (active?.textContent ?? '');
  });

/** Sends the example answers, after a look at the tabs. */
async function sendExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill Example Data' }).click();
  await expect(page.getByText('Example Data Loaded', { exact: true }).last()).toBeVisible();
  for (const { label } of sweptTabs) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
  await expect(page.getByText('Submission Successful!')).toBeVisible();
}

test('a page whose styles spare nothing: the questionnaire is filled in and sent, and the page is as it was', async ({
  page,
  baseURL,
}) => {
  const complaints = await openHost(page, hostilePage);
  const heard = await listen(page);
  const before = await hostsOwn(page);
  const entries = await page.evaluate(() => history.length);
  const answers = anExample();

  await test.step('it looks as it does at home', async () => {
    await loadElement(page, baseURL!);
    const heading = page.getByRole('heading', { name: 'ELLAC Business Evaluation' });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('letter-spacing', '-0.45px');
    await expect(heading).toHaveCSS('text-transform', 'none');
    await expect(heading).toHaveCSS('text-align', 'start');
    await expect(heading).toHaveCSS('font-family', /^"Source Sans 3"/);
    await expect(heading).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCSS(
      'background-color',
      'rgb(26, 118, 140)',
    );
    expect(await accessibilityFaults(page, [element])).toEqual([]);
  });

  await test.step('its dialog is above all else and keeps the keyboard', async () => {
    await page.getByRole('button', { name: 'Resend Report Verification Email' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    const isAbove = await dialog.evaluate((each) => {
      const { left, top, right } = each.getBoundingClientRect();
      const host = document.querySelector('ellac-questionnaire')!;
      const header = document.querySelector('header')!.getBoundingClientRect();
      return {
        dialog: host.shadowRoot!.elementFromPoint((left + right) / 2, top + 5) !== null,
        // An overlay over the page must also cover the host's header.
        header: document.elementFromPoint(header.left + 5, header.top + 5) === host,
      };
    });
    expect(isAbove).toEqual({ dialog: true, header: true });
    for (let key = 0; key < 6; key += 1) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toContain('dialog: ');
    }
    expect(await accessibilityFaults(page, [element])).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('button', { name: 'Resend Report Verification Email' }),
    ).toBeFocused();
  });

  await test.step('it is filled in', async () => {
    await fillExample(page);
    for (const [index, tab] of tabs.entries()) {
      await expectOpen(page, tab);
      if (typedTabs.includes(tab)) await fillTab(page, tab, answers);
      if (index < tabs.length - 1) await page.getByRole('button', { name: 'Next' }).click();
    }
    expect(await accessibilityFaults(page, [element])).toEqual([]);
  });

  await test.step('it is sent, and the host hears of it', async () => {
    await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
    const overlay = page.getByRole('alertdialog', { name: 'Generating Analysis' });
    await expect(overlay).toBeVisible();
    await expect(page.getByText('Submission Successful!')).toBeVisible();
    expect(await heard()).toEqual([
      ...tabs.map((_, index) => ['ellac:progress', { step: index + 1, steps: tabs.length }]),
      ['ellac:submitted', { responseId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown }],
    ]);
    await newestMailTo(answers.company_info.owner_email);
  });

  await test.step('a link is asked for once more', async () => {
    await page.getByRole('button', { name: 'Resend Report Verification Email' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(answers.company_info.owner_email);
    await page.getByRole('button', { name: 'Send new link' }).click();
    await expect(
      page
        .getByText('A new verification link has been sent to your email address.', { exact: true })
        .last(),
    ).toBeVisible();
    // Found by its class: a closing dialog stays in the document without a role until its animation
    // ends.
    await expect(page.locator('.fui-DialogSurface')).toHaveCount(0);
  });

  // The page behind a dialog is given back to screen readers a moment after the dialog has gone.
  await expect.poll(() => hostsOwn(page)).toEqual(before);
  expect(page.url()).toBe(`${site!.origin}/`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await page.context().cookies()).toEqual([]);
  expect(complaints()).toEqual([]);
});

test('a page with a strict content policy needs to name our origin for scripts and calls, and no more', async ({
  page,
  baseURL,
}) => {
  const policy = [
    "default-src 'none'",
    `script-src ${baseURL!}`,
    `connect-src ${baseURL!}`,
    "style-src 'self'",
    "img-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const complaints = await openHost(
    page,
    `<!doctype html><html lang="en"><title>Host</title>
    <${element}></${element}><script type="module" src="${baseURL!}/embed.js"></script></html>`,
    { 'Content-Security-Policy': policy },
  );
  await sendExample(page);
  expect(complaints()).toEqual([]);
});

test('moved it keeps everything, taken away it keeps the draft, and there is only one at a time', async ({
  page,
  baseURL,
}) => {
  const complaints = await openHost(
    page,
    `<!doctype html><html lang="en"><title>Host</title><body>
    <main><${element}></${element}></main><aside></aside></body></html>`,
  );
  await loadElement(page, baseURL!);
  const name = page.getByRole('textbox', { name: 'Company name' });
  await name.fill('Alder Boats');
  await page.getByRole('tab', { name: tabs[1].label }).click();
  await page.getByRole('textbox', { name: 'Annual revenue' }).fill('1850000');

  await test.step('moved, it shows the same tab, and its dialogs still work', async () => {
    await page.evaluate(() =>
      document.querySelector('aside')!.append(document.querySelector('ellac-questionnaire')!),
    );
    await expect(page.getByRole('tabpanel', { name: tabs[1].label })).toBeVisible();
    await page.getByRole('button', { name: 'Resend Report Verification Email' }).click();
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a second one says so, and takes over when the first one goes', async () => {
    await page.evaluate(() =>
      document.querySelector('main')!.append(document.createElement('ellac-questionnaire')),
    );
    const second = page.locator(`main ${element}`);
    await expect(second.getByText('The questionnaire is already on this page.')).toBeVisible();
    await page.locator('aside').evaluate((aside) => aside.replaceChildren());
    await second.getByRole('button', { name: /^Go on/ }).click();
    await expect(page.getByRole('tabpanel', { name: tabs[1].label })).toBeVisible();
    await page.getByRole('tab', { name: tabs[0].label }).click();
    await expect(name).toHaveValue('Alder Boats');
  });

  await test.step('taken away with a dialog open, it leaves nothing but the draft', async () => {
    await page.getByRole('button', { name: 'Resend Report Verification Email' }).click();
    await expect(page.locator('aside')).toHaveAttribute('aria-hidden', 'true');
    await page.locator(element).evaluate((each) => each.remove());
    await expect
      .poll(() => page.evaluate(() => document.body.outerHTML.replaceAll(/\s+/g, ' ')))
      .toMatch(/^<body( class="")?> <main><\/main><aside><\/aside><\/body>$/);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([
      'ellac-questionnaire-draft',
    ]);
  });
  expect(complaints()).toEqual([]);
});

test('colour, language and server can be set and changed, by day and by night', async ({
  page,
  baseURL,
}) => {
  await openHost(
    page,
    `<!doctype html><html lang="en"><title>Host</title><body>
    <${element} theme-color="crimson" locale="not a locale" api="nowhere"></${element}>`,
  );
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await loadElement(page, baseURL!);
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toHaveCSS('background-color', 'rgb(26, 118, 140)');
  expect(warnings).toEqual([
    `<${element}>: api="nowhere" is ignored, as it is not an http or https address.`,
    `<${element}>: theme-color="crimson" is ignored, as it is not a colour such as #006a80.`,
    `<${element}>: locale="not a locale" is ignored, as it is not a language such as en-GB.`,
  ]);

  const set = (name: string, value: string) =>
    page.locator(element).evaluate((each, [n, v]) => each.setAttribute(n!, v!), [name, value]);
  await set('theme-color', '#cc0000');
  await expect(next).toHaveCSS('background-color', 'rgb(201, 0, 0)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator(element)).toHaveCSS('background-color', 'rgb(26, 20, 19)');
  expect(await accessibilityFaults(page, [element])).toEqual([]);

  await page.getByRole('textbox', { name: 'Company name' }).fill('Alder Boats');
  await expect(page.getByText(/^Saved on this device, [A-Z][a-z]{2} \d/)).toBeVisible();
  await set('locale', 'de-DE');
  await expect(page.getByText(/^Saved on this device, \d{1,2}\. /)).toBeVisible();

  const call = page.waitForRequest(/^http:\/\/localhost:1\/api\//);
  await set('api', 'http://localhost:1/some/path');
  await call;
});

test('when it breaks it says so, and goes on with what was saved', async ({ page, baseURL }) => {
  const complaints = await openHost(
    page,
    `<!doctype html><html lang="en"><title>Host</title><body><${element}></${element}>`,
  );
  await loadElement(page, baseURL!);
  await page.getByRole('textbox', { name: 'Company name' }).fill('Alder Boats');
  await expect(page.getByText(/^Saved on this device, /)).toBeVisible();
  await page.evaluate(() => {
    const dates = Intl.DateTimeFormat.prototype;
    const { formatToParts } = dates;
    dates.formatToParts = () => {
      throw new Error('Dates cannot be written.');
    };
    Object.assign(window, { mend: () => Object.assign(dates, { formatToParts }) });
  });
  await page.getByRole('textbox', { name: 'Company name' }).fill('Alder Boats Ltd');
  await expect(page.getByRole('alert')).toContainText('The questionnaire stopped working.');
  expect(await accessibilityFaults(page, [element])).toEqual([]);
  expect(complaints()).toEqual([expect.stringContaining('Dates cannot be written.')]);

  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /^Go on/ }).click();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Alder Boats Ltd');
});

test('the sample page of the guide works', async ({ page, baseURL }) => {
  const sample = await readFile(join(import.meta.dirname, '../../docs/samples/embed.html'), 'utf8');
  const complaints = await openHost(
    page,
    sample.replaceAll('https://evaluation.example', baseURL!),
  );
  const status = page.locator('body > p[role="status"]');
  await expect(status).toHaveText('Step 1 of 11');
  await sendExample(page);
  await expect(status).toHaveText(/^Thank you! Your number is [0-9a-f-]{36}\.$/);
  expect(complaints()).toEqual([]);
});
