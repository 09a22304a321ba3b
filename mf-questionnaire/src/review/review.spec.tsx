import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { exampleQuestionnaire, tabs, type QuestionnaireDraft, type TabId } from '@ellac/contracts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { countedNames } from '../fields/field-names.js';
import { countedByTab } from '../form/progress/answered.js';
import type { Moves } from '../form/steps/use-moves.js';
import { draftOf } from '../testing/draft-of.js';
import { FormAround } from '../testing/form-around.js';
import { Review } from './review.js';

/** The review with the cards that the owner opens in it. */
function OpenReview({ onOpen }: { readonly onOpen: Moves['open'] }) {
  const [opened, setOpened] = useState<ReadonlySet<TabId>>(new Set());
  const answered = countedByTab.map((names) => names.length);
  return (
    <Review
      progress={{ answered, isRevealed: () => true }}
      opened={opened}
      onOpened={setOpened}
      onOpen={onOpen}
    />
  );
}

const openAll = () => {
  for (const card of screen.getAllByRole('button', { expanded: false })) fireEvent.click(card);
};

/** Renders the review of these answers, after their validation. */
async function review(answers: QuestionnaireDraft) {
  const onOpen = jest.fn();
  let check: () => Promise<boolean>;
  render(
    <FormAround answers={answers} onForm={({ trigger }) => (check = trigger)}>
      <OpenReview onOpen={onOpen} />
    </FormAround>,
  );
  await act(async () => {
    await check();
  });
  openAll();
  return onOpen;
}

/** The row of a question: its label, its answer, its link. */
const row = (label: string) => within(screen.getByText(label, { selector: 'dt' }).parentElement!);

describe('the review before sending', () => {
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('writes figures as the reader does', async () => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT');
    const { company_info, financial, staff } = exampleQuestionnaire;
    await review(
      draftOf({
        ...exampleQuestionnaire,
        company_info: { ...company_info, country: 'EU' },
        financial: { ...financial, annual_revenue: 1_850_000, net_profit_margin: 7.5 },
        staff: { ...staff, totalEmployees: 16.5 },
      }),
    );
    expect(row('Annual revenue').getByText(/^1\.850\.000\s€$/)).toBeTruthy();
    expect(row('Net profit margin').getByText('7,5%')).toBeTruthy();
    const staffCard = screen.getByRole('button', { name: 'Staff', expanded: true });
    fireEvent.click(staffCard);
    expect(screen.getByText(/^16,5 people · /)).toBeTruthy();
  });

  it('lists every question under its tab, in the order of the form', async () => {
    await review(draftOf(exampleQuestionnaire));
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Your answers');
    expect(screen.getAllByRole('heading', { level: 4 }).map((each) => each.textContent)).toEqual(
      tabs.map(({ label }) => label),
    );
    const links = screen.getAllByRole('link', { name: /^Change ./ });
    expect(links).toHaveLength(countedNames.length + tabs.length);
    expect(row('Annual revenue').getByText('£1,850,000')).toBeTruthy();
  });

  it('shows a line for each tab until its card is opened', async () => {
    await review(draftOf(exampleQuestionnaire));
    for (const card of screen.getAllByRole('button', { expanded: true })) fireEvent.click(card);
    expect(screen.queryAllByRole('term')).toEqual([]);
    const lines = screen
      .getAllByRole('heading', { level: 4 })
      .map((heading) => heading.parentElement!.nextElementSibling!.textContent);
    expect(lines).toMatchInlineSnapshot(`
     [
       "Alder & Finch Joinery · United Kingdom (GBP £) · 2 partners",
       "£1,850,000 · gross 34% · net 7%",
       "16 people · Workshop (nine people, led by a foreman), fitting (four), office and purchasing (two), and the owner, who quotes and sells.",
       "9 of 9 rated",
       "Made to measure 65%, Standard 35%",
       "Owner 70%, Sales team 20%, Other ways 10%",
       "Largest clients 42% · retention 81%",
       "2 functions run without you",
       "15% next year · strategy written",
       "Vision, challenges, opportunities",
       "1 of 5 ready",
     ]
    `);
  });

  it('leads to a tab by the link of its card', async () => {
    const onOpen = await review(draftOf(exampleQuestionnaire));
    fireEvent.click(screen.getByRole('link', { name: 'Change the answers on Sales' }));
    expect(onOpen.mock.calls).toEqual([['sales', undefined, 'change-sales']]);
  });

  it('leads to the question by a link that names it', async () => {
    const onOpen = await review(draftOf(exampleQuestionnaire));
    fireEvent.click(screen.getByRole('link', { name: 'Change company name' }));
    fireEvent.click(screen.getByRole('link', { name: 'Change who makes the sales' }));
    expect(onOpen.mock.calls).toEqual([
      ['company', 'company_info.name', 'change-company_info.name'],
      ['sales', 'sales.sales_distribution', 'change-sales.sales_distribution'],
    ]);
  });

  it('says what was typed and is not understood, unless the question is marked', async () => {
    const unread = { 'customer.retention_rate': 'ca. 80' };
    const sentence = /“ca. 80” is not a number we understand/;
    const draft = draftOf(exampleQuestionnaire);
    const answers = { ...draft, entry: { ...draft.entry, unread } };
    await review(answers);
    expect(row('Customer retention').getByText(sentence)).toBeTruthy();
    cleanup();
    await review({
      ...answers,
      meta: { ...answers.meta, notKnown: ['customer.retention_rate'] },
    });
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('says that a rating was not given', async () => {
    const draft = draftOf(exampleQuestionnaire);
    const touched = draft.entry.touched.filter((path) => path !== 'business_assessment.processes');
    await review({
      ...draft,
      business_assessment: { ...draft.business_assessment, processes: 3 },
      entry: { ...draft.entry, touched },
    });
    const label = 'Our core processes give the same result whoever does the work.';
    expect(row(label).getByText('Not given')).toBeTruthy();
  });

  it('lists an optional question where it was answered, with the half of two amounts', async () => {
    const draft = draftOf(exampleQuestionnaire);
    const onOpen = await review({
      ...draft,
      meta: { ...draft.meta, trade: 'Joinery', premises: { paid: null, fair: 12_000 } },
    });
    expect(row('Your trade').getByText('Joinery')).toBeTruthy();
    const rent = row('Rent for your premises, a year');
    expect(rent.getByText('Please enter both amounts', { exact: false })).toBeTruthy();
    expect(screen.queryByText('What should we know?')).toBeNull();
    fireEvent.click(rent.getByRole('link'));
    expect(onOpen).toHaveBeenCalledWith('financial', 'meta.premises', 'change-meta.premises');
  });

  it('says what is missing, wrong or not known', async () => {
    await review(
      draftOf({
        ...exampleQuestionnaire,
        company_info: { ...exampleQuestionnaire.company_info, name: '' },
        financial: { ...exampleQuestionnaire.financial, gross_profit_margin: 300 },
        meta: { notKnown: ['customer.retention_rate'] },
      }),
    );
    expect(row('Company name').getByText(/Not given/)).toBeTruthy();
    expect(
      row('Company name').getByText('Company name must be at least 2 characters'),
    ).toBeTruthy();
    expect(
      row('Gross profit margin').getByText('Gross profit margin must be between -100 and 100'),
    ).toBeTruthy();
    expect(row('Customer retention').getByText('Not known')).toBeTruthy();
    expect(screen.queryAllByText('Not known')).toHaveLength(1);
  });
});
