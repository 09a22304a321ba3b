import { exampleQuestionnaire, questionnaireFields, tabs } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { expectToSuitAll } from '../support/accessibility.js';
import { newestMailTo } from '../support/servers/mailbox.js';
import { downloadPdf, squeezed, wordsOfPdf } from '../support/report/pdf.js';
import { newestLinkTo } from '../support/sent-report.js';
import { watchPage } from '../support/watch-page.js';
import { test } from '../support/servers/worded-server.js';

// While something moves, its text has too little contrast.
const withoutModel = 'Write my report without a language model';
const steps = (page: Page) => page.getByRole('list', { name: 'Steps of your report' });

/** Fills in the example's answers for this owner and goes to the last tab. */
async function fillInAs(page: Page, owner: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Fill Example Data' }).click();
  const email = page.getByRole('textbox', {
    name: questionnaireFields.company_info.owner_email.label,
  });
  await expect(email).toHaveValue(exampleQuestionnaire.company_info.owner_email);
  await email.fill(owner);
  await page.getByRole('tab', { name: tabs.at(-1)!.label }).click();
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
  await expect(page.getByText('Submission Successful!', { exact: true }).last()).toBeVisible();
  // The dialog of the sending hides the rest from screen readers until it is gone.
  await expect(page.locator('.skip-link')).not.toHaveAttribute('aria-hidden', 'true');
}

test('an owner sees a language model write the report, step by step, and is told so everywhere', async ({
  page,
  worded: { model },
}) => {
  const owner = 'worded@example.com';
  const { complaints } = await watchPage(page);

  await test.step('is told before sending', async () => {
    await fillInAs(page, owner);
    await expect(page.getByRole('checkbox', { name: withoutModel })).not.toBeChecked();
    await expect(
      page.getByText(
        /A language model of an outside provider looks for facts in your long answers and writes the advice of the report\. It gets your answers without the names of owner and company, and everything it writes is checked\./,
      ),
    ).toBeVisible();
    await expectToSuitAll(page, ['form']);
  });

  await test.step('sees the steps as they finish', async () => {
    await model.behave({ parts: { counsel: [{ name: 'good', delayMs: 7_000 }] } });
    await send(page);
    await expect(steps(page).getByRole('listitem')).toHaveText([
      'What you wrote is read: done',
      'A letter to you is drafted: done',
      'Each figure and claim is checked: not yet',
      'The report is put together: not yet',
    ]);
    await expect(page.getByText(/^Your report is being written\./)).toBeVisible();
    await expectToSuitAll(page);
    await expect(
      page.getByText(`Your report is ready; the mail with the link was sent to ${owner}.`),
    ).toBeVisible();
    await expect(steps(page).getByRole('listitem').last()).toHaveText(/: done$/);
    await expectToSuitAll(page);
  });

  await test.step('reads it in the mail', async () => {
    const mail = await newestMailTo(owner);
    const line = 'a language model wrote the advice, and everything it wrote was checked.';
    expect(mail.text).toContain(line);
    expect(mail.html).toContain(line);
  });

  const note =
    'a language model wrote the advice from the answers, and the program worked out every figure.';
  const provenance = 'Advice by a language model (stand-in), figures worked out and texts checked';
  await test.step('reads it on the report', async () => {
    await page.goto(await newestLinkTo(owner));
    await expect(page).toHaveURL(/\/results\//);
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByText(provenance)).toBeVisible();
    await expectToSuitAll(page, ['article .fui-MessageBar', 'article > :last-child']);
  });

  await test.step('reads what the model makes of the answers, and what that rests on', async () => {
    const title = 'The plan of the rules stands as it is';
    const section = page.getByRole('heading', { name: title });
    await expect(section).toBeVisible();
    const [place] = await page
      .getByRole('link')
      .evaluateAll((links) =>
        links.flatMap((link) => link.getAttribute('href')?.match(/^#counsel-\d+$/) ?? []),
      );
    await page.locator(`a[href="${place}"]`).filter({ visible: true }).first().click();
    await expect(page.locator(place!)).toBeFocused();
    const step = page.getByRole('listitem').filter({ has: page.locator('#counsel-1') });
    await step.getByRole('button', { name: /^Why\?/ }).click();
    await expect(step.getByRole('listitem').first()).toBeVisible();
    await step.getByRole('link', { name: title }).click();
    await expect(section).toBeFocused();
    await expectToSuitAll(page, ['#letter-1', '#letter-2', '#counsel-1', '#counsel-2']);
  });

  await test.step('reads it in the PDF', async () => {
    const pdf = await downloadPdf(page);
    const words = squeezed(wordsOfPdf(...pdf.pages).join(''));
    for (const text of [note, provenance]) expect(words).toContain(squeezed(text));
    expect(pdf.info['Keywords']).toMatch(/^AI-generated, engine: openai, model: stand-in, rules: /);
  });
  expect(complaints).toEqual([]);
});

test('an owner who wants no language model gets the report of the rules, and nothing is sent out', async ({
  page,
  worded: { model },
}) => {
  const owner = 'by-rules@example.com';
  await fillInAs(page, owner);
  await page.getByRole('checkbox', { name: withoutModel }).check();

  await test.step('comes back to it later', async () => {
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Go on/ }).click();
    await expect(page.getByRole('checkbox', { name: withoutModel })).toBeChecked();
  });

  await send(page);
  await expect(page.getByText(`the mail with the link was sent to ${owner}.`)).toBeVisible();
  await expect(steps(page)).toBeHidden();
  await page.goto(await newestLinkTo(owner));
  await expect(
    page.getByText(/^Scored and written by the built-in analyst, rules of/),
  ).toBeVisible();
  await expect(page.getByText('language model')).toHaveCount(0);
  expect(await model.requests()).toEqual([]);
});
