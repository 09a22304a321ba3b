import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { exampleQuestionnaire, tabs, type QuestionnaireDraft } from '@ellac/contracts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { countedNames } from '../fields/field-names.js';
import { replacedEntries } from '../fields/replaced-entries.js';
import { draftOf } from '../testing/draft-of.js';
import { FormAround } from '../testing/form-around.js';
import { Review } from './review.js';

/** Renders the review of these answers, after their validation. */
async function review(answers: QuestionnaireDraft, replaced = replacedEntries()) {
  const onOpen = jest.fn();
  let check: () => Promise<boolean>;
  render(
    <FormAround answers={answers} replaced={replaced} onForm={({ trigger }) => (check = trigger)}>
      <Review onOpen={onOpen} />
    </FormAround>,
  );
  await act(async () => {
    await check();
  });
  return onOpen;
}

/** The row of a question: its label, its answer, its link. */
const row = (label: string) => within(screen.getByText(label, { selector: 'dt' }).parentElement!);

describe('the review before sending', () => {
  afterEach(cleanup);

  it('lists every question under its tab, in the order of the form', async () => {
    await review(draftOf(exampleQuestionnaire));
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Check your answers');
    expect(screen.getAllByRole('heading', { level: 4 }).map((each) => each.textContent)).toEqual(
      tabs.map(({ label }) => label),
    );
    expect(screen.getAllByRole('link', { name: /^Change ./ })).toHaveLength(countedNames.length);
    expect(row('Annual revenue').getByText('£1,850,000')).toBeTruthy();
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

  it('says what was typed and was no number, as long as the default counts for it', async () => {
    const noFigure = (retention_rate: number) =>
      draftOf({
        ...exampleQuestionnaire,
        customer: { ...exampleQuestionnaire.customer, retention_rate },
      });
    const replaced = replacedEntries();
    replaced.keep('customer.retention_rate', 'ca. 80');
    const note = '“ca. 80” is no number.';
    await review(noFigure(0), replaced);
    expect(row('Customer retention').getByText(note)).toBeTruthy();
    cleanup();
    await review(noFigure(80), replaced);
    expect(screen.queryByText(note)).toBeNull();
    cleanup();
    const marked = {
      ...noFigure(0),
      meta: { ...noFigure(0).meta, notKnown: ['customer.retention_rate'] as const },
    };
    await review(marked, replaced);
    expect(screen.queryByText(note)).toBeNull();
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
