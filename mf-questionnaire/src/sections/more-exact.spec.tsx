import { afterEach, describe, expect, it } from '@jest/globals';
import { questionnaireDefaults, type QuestionnaireDraft } from '@ellac/contracts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { FormAround } from '../testing/form-around.js';
import { MoreExact } from './more-exact.js';

let answers = (): QuestionnaireDraft => questionnaireDefaults;

const open = (ownerPay = questionnaireDefaults.meta.ownerPay) =>
  render(
    <FormAround
      answers={{
        ...questionnaireDefaults,
        company_info: { ...questionnaireDefaults.company_info, country: 'GB' },
        meta: { ...questionnaireDefaults.meta, ownerPay },
      }}
      onForm={({ getValues }) => (answers = getValues)}
    >
      <MoreExact />
      <button>Elsewhere</button>
    </FormAround>,
  );

const button = () => screen.getByRole('button', { name: 'Make the report more exact (optional)' });
const pay = () => within(screen.getByRole('group', { name: 'Pay for your own work, a year' }));
const taken = () =>
  pay().getByRole<HTMLInputElement>('textbox', { name: 'Pay that you take (GBP)' });
const fair = () => pay().getByRole<HTMLInputElement>('textbox', { name: 'Fair pay (GBP)' });

const goTo = (element: HTMLElement) => act(() => element.focus());

function give(field: HTMLElement, value: string, next: HTMLElement): void {
  goTo(field);
  fireEvent.change(field, { target: { value } });
  goTo(next);
}

const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });
const half = 'Please enter both amounts, or leave both empty';

describe('what makes the report more exact', () => {
  afterEach(cleanup);

  it('is closed, and says so, until it is asked for', () => {
    open();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    const content = document.getElementById(button().getAttribute('aria-controls') ?? '');
    expect(within(content!).getAllByRole('textbox')).toHaveLength(4);
    expect(taken().value).toBe('');
  });

  it('is open where something was given', () => {
    open({ taken: 40_000, fair: null });
    expect(taken().value).toBe('40,000');
  });

  it('asks for the other amount only when both were left', async () => {
    open();
    fireEvent.click(button());
    give(taken(), 'plenty', fair());
    expect(answers().meta.ownerPay).toEqual({ taken: null, fair: null });
    give(taken(), '40k', fair());
    expect(screen.getByText('= £40,000')).toBeTruthy();
    expect(answers().meta.ownerPay).toEqual({ taken: 40_000, fair: null });
    // An answer is validated asynchronously.
    await act(() => new Promise<void>((done) => setTimeout(done)));
    expect(screen.queryByText(half)).toBeNull();
    goTo(elsewhere());
    expect(await screen.findByText(half)).toBeTruthy();
    give(fair(), '0', elsewhere());
    await waitFor(() => expect(screen.queryByText(half)).toBeNull());
    expect(answers().meta.ownerPay).toEqual({ taken: 40_000, fair: 0 });
  });

  it('may be emptied again', async () => {
    open({ taken: 40_000, fair: null });
    give(taken(), '', elsewhere());
    expect(answers().meta.ownerPay).toEqual({ taken: null, fair: null });
    await waitFor(() => expect(screen.queryByText(half)).toBeNull());
    expect(screen.queryByText(/is not a number/)).toBeNull();
  });

  it('keeps an entry that is not understood, and says so', async () => {
    open();
    fireEvent.click(button());
    give(taken(), 'plenty', elsewhere());
    expect(taken().value).toBe('plenty');
    expect(
      await screen.findByText(/^Pay that you take: “plenty” is not a number we understand\./),
    ).toBeTruthy();
  });
});
