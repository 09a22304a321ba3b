import { type ListedCompany, pagePaths } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { addExampleCompanies } from '../support/desk/add-example-companies.js';
import { button, companies, rows, toast } from '../support/desk/desk.js';
import { openAsCoach } from '../support/desk/log-in.js';
import { Presses } from '../support/desk/presses.js';
import { readPdf, sections, titlesOf } from '../support/report/pdf.js';
import { test } from '../support/test.js';

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeAll(({ server }) => addExampleCompanies(server));

/** What a coach does often, from the list of companies on, with the presses that it may take. */
interface Move {
  readonly what: string;
  /** How many presses it may take. */
  readonly most: number;
  readonly how: (page: Page, hands: Presses) => Promise<void>;
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const inNavigation = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name });
const inbox = (page: Page) => inNavigation(page, /^Inbox/);
const itemsOf = (page: Page, group: string) =>
  page.getByRole('region', { name: group }).getByRole('listitem');

/** A company with a finished report whose name begins as no other's owner or name does. */
async function aCompany(page: Page): Promise<ListedCompany & { readonly half: string }> {
  const done = await companies(page, { generationStatus: 'completed', emailStatus: 'sent' });
  for (const company of done) {
    const half = company.name.slice(0, 7).toLowerCase();
    const found = await companies(page, { search: half });
    if (found.length === 1) return { ...company, half };
  }
  throw new Error('Half a name of no company is of one company only.');
}

/** Opens a company by half of its name: three presses. */
async function find(page: Page, hands: Presses): Promise<ListedCompany> {
  const company = await aCompany(page);
  await hands.key('/');
  await hands.type(company.half);
  await hands.key('Enter');
  await expect(heading(page, company.name)).toBeFocused();
  return company;
}

/** Opens the newest report of a company by half of its name: four presses. */
async function openReport(page: Page, hands: Presses): Promise<ListedCompany> {
  const company = await find(page, hands);
  await hands.click(link(page, 'View Details').first());
  await expect(heading(page, /^Report on /)).toBeFocused();
  return company;
}

async function select(page: Page, hands: Presses, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1)
    await hands.click(page.getByRole('checkbox', { name: /^Select (?!all)/ }).nth(place));
}

const firstName = async (page: Page) =>
  (await rows(page).nth(1).getByRole('link').first().textContent())!;

/** By what a coach is at; the moves of one kind follow each other in one page. */
const moves: Readonly<Record<string, readonly Move[]>> = {
  'finds companies in the list': [
    {
      what: 'find a company by half of its name',
      most: 3,
      how: async (page, hands) => {
        await find(page, hands);
      },
    },
    {
      what: 'see who is nearest to ready',
      most: 1,
      how: async (page, hands) => {
        await hands.click(button(page.getByRole('columnheader', { name: 'Score' }), 'Score'));
        await expect(page).toHaveURL(/sort=-score/);
        await expect(rows(page).nth(1)).toContainText('Ready for Phase 2');
      },
    },
    {
      what: 'see who is farthest from it',
      most: 2,
      how: async (page, hands) => {
        await hands.click(button(page, 'Readiness').and(page.locator('[aria-haspopup]')));
        await hands.click(page.getByRole('menuitemcheckbox', { name: /^Phase 1/ }));
        await expect(page).toHaveURL(/band=phase-1/);
        await expect(rows(page).nth(1)).toContainText('Phase 1');
      },
    },
    {
      what: 'narrow the list to an industry',
      most: 2,
      how: async (page, hands) => {
        await hands.click(button(page, 'Industry').and(page.locator('[aria-haspopup]')));
        await hands.click(page.getByRole('menuitemcheckbox', { name: 'Retail' }));
        await expect(page).toHaveURL(/industry=retail/);
      },
    },
    {
      what: 'see what came this week',
      most: 2,
      how: async (page, hands) => {
        await hands.click(button(page, 'More views'));
        await hands.click(page.getByRole('menuitem', { name: /^New this week/ }));
        await expect(page).toHaveURL(/view=new-this-week/);
      },
    },
    {
      what: 'keep the list as a view of the own',
      most: 3,
      how: async (page, hands) => {
        await hands.click(button(page, 'Your views'));
        await expect(page.getByLabel('Name for this list')).toBeFocused();
        await hands.type('My list');
        await hands.key('Enter');
        await expect(button(page, 'My list')).toHaveAttribute('aria-pressed', 'true');
      },
    },
  ],
  'works with a report': [
    {
      what: 'prepare a call: what to ask, and the number to call',
      most: 4,
      how: async (page, hands) => {
        await openReport(page, hands);
        await expect(page.getByText('Questions for the first talk')).toBeInViewport();
        await expect(link(page, 'Call')).toHaveAttribute('href', /^tel:/);
      },
    },
    {
      what: 'read what the owner answered',
      most: 5,
      how: async (page, hands) => {
        await openReport(page, hands);
        await hands.click(page.getByRole('tab', { name: /^Answers/ }));
        await expect(page.getByText('Total employees', { exact: true })).toBeVisible();
      },
    },
    {
      what: 'write a private note on a report',
      most: 7,
      how: async (page, hands) => {
        await openReport(page, hands);
        await hands.click(page.getByLabel('Add a private note'));
        await hands.type('Call in March.');
        await hands.click(button(page, 'Add Note'));
        await expect(
          page.getByRole('list', { name: 'Private notes' }).getByText('Call in March.'),
        ).toBeVisible();
      },
    },
    {
      what: 'write a comment for the owner',
      most: 7,
      how: async (page, hands) => {
        await openReport(page, hands);
        await hands.click(page.getByLabel('Add a comment'));
        await hands.type('Begin with the first step.');
        await hands.click(button(page, 'Add Comment'));
        await expect(toast(page, 'Comment added successfully')).toBeVisible();
      },
    },
    {
      what: 'get the document of a report',
      most: 5,
      how: async (page, hands) => {
        await openReport(page, hands);
        const file = page.waitForEvent('download');
        await hands.click(button(page, 'Download PDF'));
        const pdf = await readPdf(await file);
        expect(pdf.fileName).toContain(page.url().split('/').at(-1));
        // Another move may have written a comment.
        const own = titlesOf(pdf).filter((title) => title !== 'Business Coach Comments');
        expect(own, 'the same as the owner’s').toEqual(sections);
      },
    },
  ],
  'works with companies': [
    {
      what: 'see what changed since the report before',
      most: 1,
      how: async (page, hands) => {
        const all = await companies(page, { generationStatus: 'completed', limit: 200 });
        const repeated = all.find(({ responseCount }) => responseCount > 1)!;
        await hands.click(rows(page).getByRole('link', { name: repeated.name, exact: true }));
        await expect(
          page
            .getByRole('region', { name: 'What changed since the report before' })
            .getByRole('row', { name: /^Overall/ }),
        ).toContainText(/better|worse|same/);
      },
    },
    {
      what: 'compare two companies',
      most: 3,
      how: async (page, hands) => {
        await page.goto(`${pagePaths.admin}?generationStatus=completed`);
        await select(page, hands, 2);
        await hands.click(button(page, 'Compare'));
        await expect(page.getByRole('row', { name: /^Overall/ })).toBeVisible();
      },
    },
    {
      what: 'export what is on the page',
      most: 3,
      how: async (page, hands) => {
        await hands.click(
          page.getByRole('checkbox', { name: 'Select all companies on this page' }),
        );
        await hands.click(button(page, 'Actions'));
        const file = page.waitForEvent('download');
        await hands.click(page.getByRole('menuitem', { name: 'Export (CSV)' }));
        expect((await file).suggestedFilename()).toMatch(/\.csv$/);
      },
    },
    {
      what: 'move a company to the trash, and take it back',
      most: 3,
      how: async (page, hands) => {
        const name = await firstName(page);
        await hands.click(button(page, `Actions for ${name}`).first());
        await hands.click(page.getByRole('menuitem', { name: 'Move to trash' }));
        await expect(toast(page, 'Company moved to the trash')).toBeVisible();
        await hands.click(button(page, 'Undo'));
        await expect(toast(page, 'Company taken back')).toBeVisible();
      },
    },
  ],
  'empties the inbox': [
    {
      what: 'take an item out of the inbox, and put it back',
      most: 3,
      how: async (page, hands) => {
        await hands.click(inbox(page));
        // Of any kind: another move may have mended all that failed.
        const open = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: /^Done/ }) })
          .first();
        const name = await open.getByRole('link').first().innerText();
        const item = page.getByRole('listitem').filter({ hasText: name }).first();
        await hands.click(item.getByRole('button', { name: /^Done/ }));
        await expect(item.getByRole('button', { name: /^Undo/ })).toBeFocused();
        await hands.key('Enter');
        await expect(item.getByRole('button', { name: /^Done/ })).toBeVisible();
      },
    },
    {
      what: 'let an item sleep for a week',
      most: 3,
      how: async (page, hands) => {
        await hands.click(inbox(page));
        const item = itemsOf(page, 'Reports failed').first();
        await hands.click(item.getByRole('button', { name: /^Snooze/ }));
        await hands.click(page.getByRole('menuitem', { name: 'For a week' }));
        await expect(item).toContainText('Snoozed');
      },
    },
    {
      what: 'regenerate a report that failed',
      most: 2,
      how: async (page, hands) => {
        await hands.click(inbox(page));
        await hands.click(itemsOf(page, 'Reports failed').first().getByText('Regenerate'));
        await expect(toast(page, 'Report regenerated successfully')).toBeVisible();
      },
    },
    {
      what: 'send a mail again that did not go out',
      most: 2,
      how: async (page, hands) => {
        await hands.click(inbox(page));
        await hands.click(
          itemsOf(page, 'Mails did not go out').getByText('Resend Email', { exact: true }).first(),
        );
        await expect(toast(page, 'Email sent successfully')).toBeVisible();
      },
    },
    {
      what: 'correct an address that was refused, and send the mail there',
      most: 6,
      how: async (page, hands) => {
        await hands.click(inbox(page));
        const item = itemsOf(page, 'Mails did not go out').filter({ hasText: 'Refused' }).first();
        const name = (await item.getByRole('link').textContent())!;
        await hands.click(item.getByText('Update Email', { exact: true }));
        const address = page.getByRole('dialog').getByLabel('Email');
        await expect(address).toBeFocused();
        await hands.type('right@example.com');
        await hands.key('Enter');
        await expect(toast(page, 'Email address updated successfully')).toBeVisible();
        await hands.click(button(page, `Resend Email to ${name}`));
        await expect(toast(page, 'Email sent successfully')).toBeVisible();
      },
    },
  ],
};

for (const [kind, those] of Object.entries(moves)) {
  test(`a coach ${kind} in few presses`, async ({ page }) => {
    await openAsCoach(page);
    for (const { what, most, how } of those)
      await test.step(`${what}: in at most ${most} presses`, async () => {
        await inNavigation(page, /^Companies/).click();
        await expect(page).toHaveURL(pagePaths.admin);
        await expect(rows(page).nth(1)).toBeVisible();
        const hands = new Presses(page);
        await how(page, hands);
        expect(hands.count).toBeLessThanOrEqual(most);
      });
  });
}
