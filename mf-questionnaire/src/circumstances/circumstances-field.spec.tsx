import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  questionnaireDefaults,
  type Circumstance,
  type QuestionnaireDraft,
} from '@ellac/contracts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { FormAround } from '../testing/form-around.js';
import { CircumstancesField } from './circumstances-field.js';

let answers = (): QuestionnaireDraft => questionnaireDefaults;
let setFocus: (name: 'meta.circumstances') => void;

const open = (circumstances: readonly Circumstance[] = []) =>
  render(
    <FormAround
      answers={{
        ...questionnaireDefaults,
        meta: { ...questionnaireDefaults.meta, circumstances },
      }}
      onForm={(form) => {
        answers = form.getValues;
        setFocus = form.setFocus;
      }}
    >
      <CircumstancesField />
    </FormAround>,
  );

const told = () => answers().meta.circumstances;
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const exit = /^I want to sell/;

describe('what an owner tells by ticks', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-23'), doNotFake: ['setTimeout'] });
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('is one group with a name, and asks for nothing before a tick', () => {
    open();
    const group = screen.getByRole('group', { name: 'What should we know? (optional)' });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(21);
    expect(within(group).queryAllByRole('combobox')).toEqual([]);
    expect(within(group).queryAllByRole('textbox')).toEqual([]);
  });

  it('is told with its details, and taken back with its tick', () => {
    open();
    fireEvent.click(box(exit));
    expect(told()).toEqual([{ kind: 'wish-exit' }]);
    choose('Month', '8');
    expect(told()).toEqual([{ kind: 'wish-exit', date: '2027-08-31' }]);
    choose('Year', '2028');
    choose('To whom', 'family');
    expect(told()).toEqual([{ kind: 'wish-exit', date: '2028-08-31', to: 'family' }]);
    choose('To whom', '');
    choose('Month', '');
    expect(told()).toEqual([{ kind: 'wish-exit' }]);
    fireEvent.click(box(exit));
    expect(told()).toEqual([]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('ends with the year where only that is chosen', () => {
    open();
    fireEvent.click(box(exit));
    choose('Year', '2030');
    expect(told()).toEqual([{ kind: 'wish-exit', date: '2030-12-31' }]);
  });

  it('keeps the order of the kinds, and a date of the past', () => {
    open([{ kind: 'event', date: '2025-03-31' }]);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year' }).value).toBe('2025');
    fireEvent.click(box(/^Our costs/));
    fireEvent.click(box(/^I want the business to stay/));
    expect(told().map(({ kind }) => kind)).toEqual(['wish-small', 'event', 'cost-squeeze']);
  });

  it('shows what was denied without a tick, and a tick tells it', () => {
    open([{ kind: 'buyer', denied: true }]);
    const buyer = box(/^Somebody has asked to buy/);
    expect(buyer.checked).toBe(false);
    fireEvent.click(buyer);
    expect(told()).toEqual([{ kind: 'buyer' }]);
  });

  it('says at a number what is wrong with it, once it was left', async () => {
    open([{ kind: 'client-share' }, { kind: 'payment-days', days: 30 }]);
    const share = screen.getByRole('textbox', { name: 'Share of revenue' });
    fireEvent.focus(share);
    fireEvent.change(share, { target: { value: '380' } });
    expect(screen.queryByText('Share of revenue must be between 0 and 100')).toBeNull();
    fireEvent.blur(share);
    const fault = await screen.findByText('Share of revenue must be between 0 and 100');
    expect(share.getAttribute('aria-describedby')).toContain(fault.closest('[id]')?.id);
    expect(share.getAttribute('aria-invalid')).toBe('true');
    const days = screen.getByRole('textbox', { name: 'Days until most have paid' });
    expect(days.getAttribute('aria-invalid')).toBeNull();
    setFocus('meta.circumstances');
    await waitFor(() => expect(document.activeElement).toBe(share));
    fireEvent.change(share, { target: { value: '' } });
    fireEvent.blur(share);
    await waitFor(() => expect(share.getAttribute('aria-invalid')).toBeNull());
    expect(told()).toEqual([{ kind: 'client-share' }, { kind: 'payment-days', days: 30 }]);
  });
});
