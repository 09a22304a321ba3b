import { randomUUID } from 'node:crypto';
import {
  apiPaths,
  exampleQuestionnaire,
  questionnaireFields,
  tabs,
  type Questionnaire,
} from '@ellac/contracts';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { closeHost, openHost, productOf } from '../support/embedding/framing-host.js';
import { hostSite } from '../support/embedding/host-page.js';
import { fillTab } from '../support/questionnaire/questionnaire-page.js';
import {
  firstTab,
  isSweep,
  lastTab,
  seeTab,
  sweptTabs,
} from '../support/questionnaire/questionnaire-states.js';
import { newestLinkTo } from '../support/sent-report.js';
import { test } from '../support/test.js';

/** A unique owner, so that no other mail is taken for theirs. */
const questionnaire: Questionnaire = {
  ...structuredClone(exampleQuestionnaire),
  company_info: {
    ...exampleQuestionnaire.company_info,
    name: 'Framed & Glazed',
    owner_email: `${randomUUID()}@framed.example`,
  },
};

/** The tabs that are filled in inside the frame; the others keep the example. */
const typedTabs = isSweep ? tabs : [firstTab, sweptTabs[0]];

test.afterEach(closeHost);

const withoutScript = (html: string): string =>
  html.replace(/<script type="module" src="[^"]*embed-frame\.js"><\/script>/, '');

/** The height of the content, and how much of it the frame shows without scrolling. */
const heightsIn = (form: FrameLocator) =>
  form.locator('html').evaluate((html) => ({
    content: html.scrollHeight,
    frame: html.ownerDocument.defaultView!.innerHeight,
    body: Math.ceil(html.ownerDocument.body.getBoundingClientRect().height),
  }));

/** The frame is as high as its content: no scrolling inside, and no empty room below. */
async function expectToFitContent(form: FrameLocator): Promise<void> {
  await expect(async () => {
    const { content, frame, body } = await heightsIn(form);
    expect(content).toBe(frame);
    expect(body).toBe(frame);
  }).toPass();
}

/** The placeholder before the scripts run has no questions, and another height. */
const expectQuestions = (form: FrameLocator): Promise<void> =>
  expect(form.getByRole('tabpanel').getByRole('textbox').first()).toBeVisible();

const headingOf = (form: FrameLocator, label: string) =>
  form.getByRole('heading', { level: 2, name: label });

/** Pressed by a key: while the embedding page scrolls, a click could miss the button. */
const choose = (button: Locator): Promise<void> => button.press('Enter');

/** Uses a unique address, because an address may send only a few submissions an hour. */
async function fillExample(form: FrameLocator): Promise<void> {
  await choose(form.getByRole('button', { name: 'Fill Example Data' }));
  const { label } = questionnaireFields.company_info.owner_email;
  await form.getByRole('textbox', { name: label }).fill(`${randomUUID()}@framed.example`);
}

async function sendExample(form: FrameLocator): Promise<void> {
  await fillExample(form);
  await choose(await seeTab(form, lastTab));
  await choose(form.getByRole('button', { name: 'Submit Questionnaire' }));
}

test('a questionnaire is filled in and sent from a frame on somebody else’s page', async ({
  page,
  baseURL,
}) => {
  const form = await openHost(page, baseURL);
  const progress = page.locator('#progress');
  await fillExample(form);
  for (const [index, tab] of tabs.entries()) {
    await expect(headingOf(form, tab.label)).toBeInViewport();
    await expect(progress).toHaveText(`Part ${String(index + 1)} of 11`);
    await expectToFitContent(form);
    if (typedTabs.includes(tab)) await fillTab(form, tab, questionnaire);
    if (index < tabs.length - 1) await form.getByRole('button', { name: 'Next' }).click();
  }
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Submit Questionnaire' }).click();
  // The server sees a same-origin call, because the form is in the product's own frame.
  const headers = await (await sending).allHeaders();
  expect(headers).toMatchObject({
    origin: productOf(baseURL),
    'sec-fetch-site': 'same-origin',
  });
  await expect(form.getByRole('heading', { name: 'Submission Successful!' })).toBeInViewport();
  await expect(progress).toHaveText(/^Sent, with the number [0-9a-f-]{36}$/);
  await expectToFitContent(form);
  await newestLinkTo(questionnaire.company_info.owner_email);
});

/** A page around the frame that goes on above and below it. */
const inTheMiddle = (html: string): string =>
  html.replace(
    /<iframe[^>]*><\/iframe>/,
    (frame) => `<div style="height: 600px"></div>${frame}<div style="height: 1200px"></div>`,
  );

/** Expects it to be completely inside the window, whatever scrolls. */
const expectToBeSeen = (what: Locator) => expect(what).toBeInViewport({ ratio: 1 });

for (const [width, height] of [
  [390, 800],
  [1280, 900],
] as const) {
  test(`at ${String(width)} by ${String(height)} what appears over the form is where the reader looks`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    const form = await openHost(page, baseURL, inTheMiddle);
    await expectQuestions(form);
    const dialog = form.getByRole('dialog');

    await test.step('the dialog for a new link, also near the edge of the window', async () => {
      const button = form.getByRole('button', { name: 'Resend Report Verification Email' });
      await expectToFitContent(form);
      for (const block of ['center', 'end', 'start'] as const) {
        await button.evaluate((element, block) => element.scrollIntoView({ block }), block);
        await button.click();
        await expectToBeSeen(dialog.getByRole('heading'));
        await expectToBeSeen(dialog.getByRole('button', { name: 'Send new link' }));
        await choose(form.getByRole('button', { name: 'Cancel' }));
        await expect(dialog).toBeHidden();
      }
    });

    await test.step('the news that the example was filled in', async () => {
      await fillExample(form);
      await expectToBeSeen(form.locator('.fui-Toast').getByText('Example Data Loaded'));
    });

    await test.step('the question before all is cleared, also when the page is scrolled', async () => {
      await form.getByRole('button', { name: 'Clear' }).click();
      const question = form.getByRole('alertdialog').getByText('Clear all answers?');
      await expectToBeSeen(question);
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel(0, 200);
      await expectToBeSeen(question);
      await form.getByRole('button', { name: 'Keep answers' }).click();
    });

    await test.step('the words while the answers are sent, and the thanks', async () => {
      await choose(await seeTab(form, lastTab));
      await choose(form.getByRole('button', { name: 'Submit Questionnaire' }));
      const overlay = form.getByRole('alertdialog', { name: 'Generating Analysis' });
      for (const words of ['Generating Analysis', 'Please keep this page open'])
        await expectToBeSeen(overlay.getByText(words).first());
      await expect(overlay).toBeHidden();
      await expectToBeSeen(form.getByRole('heading', { name: 'Submission Successful!' }));
    });
  });
}

test('a tab begins below what covers the top of the page around', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const covered = 300;
  const form = await openHost(page, baseURL, (html) =>
    inTheMiddle(html).replace(
      '</style>',
      `iframe { scroll-margin-top: ${String(covered)}px; box-sizing: border-box; border: 5px solid }</style>`,
    ),
  );
  await expectQuestions(form);
  for (const tab of [tabs[1], tabs[2]]) {
    await form.getByRole('button', { name: 'Next' }).click();
    await expect
      .poll(
        async () =>
          (
            await form
              .getByText(/^Step \d+ of 11$/)
              .first()
              .boundingBox()
          )?.y ?? 0,
      )
      .toBeGreaterThanOrEqual(covered);
    await expect(headingOf(form, tab.label)).toBeInViewport();
    await expectToFitContent(form);
  }
});

test('a refusal is seen where the reader is, in the middle of a long page', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route(`**${apiPaths.submit}`, (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, message: 'Not now.' } }),
  );
  const form = await openHost(page, baseURL, inTheMiddle);
  await sendExample(form);
  await expectToBeSeen(form.locator('.fui-Toast').getByText('Not now.'));
});

/** Makes the embedding page record all messages from any window, and all events of the frame. */
const noting = (html: string): string =>
  html.replace(
    '</title>',
    `</title><script>
      const heard = [];
      addEventListener('message', ({ origin, data }) => heard.push({ origin, type: data.type }));
      for (const type of ['ellac:progress', 'ellac:submitted'])
        addEventListener(type, ({ detail }) => heard.push({ event: type, ...detail }));
    </script>`,
  );
type Note = Readonly<Record<string, unknown>>;
const notesOf = (page: Page): Promise<Note[]> => page.evaluate('heard');

test('no other window moves the frame or tells for it', async ({ page, baseURL }) => {
  const claims = [
    { type: 'ellac:height', height: 4321 },
    { type: 'ellac:show', top: 10 },
    { type: 'ellac:progress', step: 11, steps: 11 },
    { type: 'ellac:submitted', responseId: 'claimed' },
  ];
  const claiming = `<script>
    for (const each of ${JSON.stringify(claims)}) parent.postMessage(each, '*');
  </script>`;
  const stranger = await hostSite(claiming, 0);
  try {
    const form = await openHost(page, baseURL, (html) => noting(inTheMiddle(html)));
    await expectQuestions(form);
    await expectToFitContent(form);
    const frame = page.locator('iframe').first();
    const before = await frame.boundingBox();
    // Another site's frame, and a script of the page itself.
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, stranger.origin);
    await page.evaluate((each) => {
      for (const claim of each) window.postMessage(claim, '*');
    }, claims);
    for (const origin of [stranger.origin, new URL(page.url()).origin])
      await expect
        .poll(async () => (await notesOf(page)).filter((note) => note['origin'] === origin))
        .toEqual(claims.map(({ type }) => ({ origin, type })));
    expect(await frame.boundingBox()).toEqual(before);
    // Only the event that the frame itself sent.
    expect((await notesOf(page)).filter((note) => 'event' in note)).toEqual([
      { event: 'ellac:progress', step: 1, steps: 11 },
    ]);
  } finally {
    await stranger.close();
  }
});

test('the frame tells nothing until the page around it asks, and nothing to other windows', async ({
  page,
  baseURL,
}) => {
  const asking = `<script>
    parent.frames[0].postMessage({ type: 'ellac:hello' }, '*');
    parent.postMessage({ type: 'asked' }, '*');
  </script>`;
  const stranger = await hostSite(asking, 0);
  try {
    const form = await openHost(page, baseURL, (html) => noting(withoutScript(html)));
    const origin = productOf(baseURL);
    await expect(headingOf(form, tabs[0].label)).toBeVisible();
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, stranger.origin);
    const unheard = [
      { origin, type: 'ellac:ready' },
      { origin: stranger.origin, type: 'asked' },
    ];
    await expect.poll(() => notesOf(page)).toEqual(unheard);
    await form.getByRole('button', { name: 'Fill Example Data' }).click();
    await form.getByRole('tab', { name: tabs[1].label }).click();
    await expect(headingOf(form, tabs[1].label)).toBeFocused();
    expect(await notesOf(page)).toEqual(unheard);

    await page.evaluate(() => window.frames[0]!.postMessage({ type: 'ellac:hello' }, '*'));
    await expect
      .poll(() => notesOf(page))
      .toEqual([...unheard, { origin, type: 'ellac:progress' }, { origin, type: 'ellac:height' }]);
  } finally {
    await stranger.close();
  }
});

test('without the script the frame scrolls inside, and the questionnaire is sent from it', async ({
  page,
  baseURL,
}) => {
  const form = await openHost(page, baseURL, withoutScript);
  await expect(headingOf(form, tabs[0].label)).toBeVisible();
  await form.getByRole('button', { name: 'Resend Report Verification Email' }).click();
  await expectToBeSeen(form.getByRole('dialog').getByRole('button', { name: 'Send new link' }));
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(headingOf(form, tabs[1].label)).toBeInViewport();
  await form.getByRole('button', { name: 'Previous' }).click();
  await sendExample(form);
  await expect(form.getByRole('heading', { name: 'Submission Successful!' })).toBeInViewport();
  expect((await page.locator('iframe').boundingBox())?.height).toBe(900);
});

test('a browser that keeps nothing for frames is told of before anything is typed', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const form = await openHost(page, baseURL);
  const warning = form.getByText(
    'This browser does not let us save your answers. Please send them in one go.',
  );
  await expect(warning).toBeVisible();
  await form.getByRole('textbox', { name: 'Company name' }).fill('Not kept');
  await expect(warning).toBeVisible();
  await expect(form.getByText(/saved on this device/i)).toHaveCount(0);
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Previous' }).click();
  await expect(form.getByRole('textbox', { name: 'Company name' })).toHaveValue('Not kept');
});
