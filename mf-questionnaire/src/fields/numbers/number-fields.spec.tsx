import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { questionnaireDefaults, type Country, type QuestionnaireDraft } from '@ellac/contracts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormAround } from '../../testing/form-around.js';
import { MarginField } from '../percents/margin-field.js';
import { MoneyField } from '../money/money-field.js';
import { NumberField } from './number-field.js';
import { PercentGroupField } from '../percents/percent-group-field.js';

let answers = (): QuestionnaireDraft => questionnaireDefaults;

type Form = Parameters<NonNullable<Parameters<typeof FormAround>[0]['onForm']>>[0];

const language = jest.spyOn(navigator, 'language', 'get');

const open = (country: Country | '' = '', onForm?: (form: Form) => void) =>
  render(
    <FormAround
      answers={{
        ...questionnaireDefaults,
        company_info: { ...questionnaireDefaults.company_info, country },
      }}
      onForm={(form) => {
        answers = form.getValues;
        onForm?.(form);
      }}
    >
      <NumberField name="company_info.active_partners" />
      <MoneyField name="financial.annual_revenue" />
      <MarginField name="financial.net_profit_margin" />
      <PercentGroupField name="sales.sales_distribution" />
    </FormAround>,
  );

beforeEach(() => {
  language.mockReturnValue('en-IE');
});

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shares = () => ['Owner', 'Sales team', 'Other ways'].map((label) => input(label).value);

function type(label: string, ...texts: readonly string[]): void {
  fireEvent.focus(input(label));
  for (const value of texts) fireEvent.change(input(label), { target: { value } });
}

describe('a number field', () => {
  afterEach(cleanup);

  it('shows what is typed until it is left, and then the default for what is no number', () => {
    open();
    type('Active partners', '4', '');
    expect(input('Active partners').value).toBe('');
    fireEvent.blur(input('Active partners'));
    expect(input('Active partners').value).toBe('1');
  });

  it('says what is wrong only after it was left', async () => {
    open();
    type('Active partners', '0');
    expect(screen.queryByText('Must have at least 1 active partner')).toBeNull();
    fireEvent.blur(input('Active partners'));
    expect(await screen.findByText('Must have at least 1 active partner')).toBeTruthy();
  });
});

describe('a number that was typed', () => {
  afterEach(cleanup);

  it.each([
    ['US', 'Annual revenue (USD)', '$1,234,567.50', '1,234,567.5', '1234567.5', 1_234_567.5],
    ['US', 'Annual revenue (USD)', '1 850 000.50', '1,850,000.5', '1850000.5', 1_850_000.5],
    ['EU', 'Annual revenue (EUR)', '€ 1.234.567,50', '1,234,567.5', '1234567.5', 1_234_567.5],
    ['EU', 'Annual revenue (EUR)', '1.850', '1,850', '1850', 1850],
    ['GB', 'Annual revenue (GBP)', '850k', '850,000', '850000', 850_000],
    ['GB', 'Annual revenue (GBP)', '£1.2 million', '1,200,000', '1200000', 1_200_000],
    ['ZA', 'Annual revenue (ZAR)', 'R 1\u00a0850\u202f000', '1,850,000', '1850000', 1_850_000],
    ['GB', 'Annual revenue (GBP)', "1'850'000 GBP", '1,850,000', '1850000', 1_850_000],
  ] as const)('in %s, as %s, %p, is shown as it was understood', (...row) => {
    const [country, label, typed, grouped, plain, number] = row;
    open(country);
    type(label, typed);
    expect(answers().financial.annual_revenue).toBe(number);
    expect(input(label).value).toBe(typed);
    fireEvent.blur(input(label));
    expect(input(label).value).toBe(grouped);
    fireEvent.focus(input(label));
    expect(input(label).value).toBe(plain);
    fireEvent.blur(input(label));
    expect(answers().financial.annual_revenue).toBe(number);
  });

  it('is written as the reader writes, whatever the country', () => {
    language.mockReturnValue('de-AT');
    open('GB');
    type('Annual revenue (GBP)', '1.234.567,5');
    fireEvent.blur(input('Annual revenue (GBP)'));
    expect(input('Annual revenue (GBP)').value).toBe('1.234.567,5');
    type('Net profit margin', '7,5');
    fireEvent.keyDown(input('Net profit margin'), { key: 'ArrowUp' });
    expect(input('Net profit margin').value).toBe('8,5');
    expect(answers().financial.net_profit_margin).toBe(8.5);
  });

  it('moves by the arrow keys', () => {
    open('EU');
    type('Net profit margin', '7.5');
    fireEvent.keyDown(input('Net profit margin'), { key: 'ArrowUp' });
    expect(input('Net profit margin').value).toBe('8.5');
    expect(answers().financial.net_profit_margin).toBe(8.5);
  });

  it('stays as typed where it is not understood, blocks, and the field says so', async () => {
    let isValid = () => Promise.resolve(true);
    open('', (form) => {
      isValid = () => form.trigger();
    });
    type('Annual revenue (USD)', '5000', 'twenty');
    expect(screen.queryByText(/is not a number/)).toBeNull();
    fireEvent.blur(input('Annual revenue (USD)'));
    expect(input('Annual revenue (USD)').value).toBe('twenty');
    expect(answers().financial.annual_revenue).toBe(0);
    const words =
      '“twenty” is not a number we understand. Please write it like 850k, 1.2 million or 1850000.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(input('Annual revenue (USD)').getAttribute('aria-invalid')).toBe('true');
    await act(async () => expect(await isValid()).toBe(false));
    type('Annual revenue (USD)', '4');
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    fireEvent.blur(input('Annual revenue (USD)'));
    expect(input('Annual revenue (USD)').value).toBe('4');
    expect(answers().entry.unread).toEqual({});
  });

  it('is the default where partners are not understood, and a note says so', async () => {
    open();
    type('Active partners', '4', 'many');
    fireEvent.blur(input('Active partners'));
    expect(input('Active partners').value).toBe('1');
    const words = '“many” is not a number we understand, so 1 counts.';
    const note = screen.getByText(words);
    expect(input('Active partners').getAttribute('aria-describedby')).toContain(note.id);
    // After the field was left, the note is also announced to screen readers.
    await waitFor(() =>
      expect(screen.getByText(words, { selector: '[role=status]' })).toBeTruthy(),
    );
    type('Active partners', '2');
    expect(screen.queryByText(words, { selector: ':not([role=status])' })).toBeNull();
  });

  it('counts as given once it was typed, also where it is what the form had, until it is emptied', () => {
    open();
    const name = 'financial.net_profit_margin';
    fireEvent.focus(input('Net profit margin'));
    fireEvent.blur(input('Net profit margin'));
    expect(answers().entry.touched).toEqual([]);
    fireEvent.input(input('Net profit margin'), { target: { value: '0' } });
    expect(answers().entry.touched).toEqual([name]);
    type('Net profit margin', '3', '');
    fireEvent.blur(input('Net profit margin'));
    expect(answers().entry.touched).toEqual([]);
    expect(input('Net profit margin').value).toBe('0');
  });
});

describe('an amount', () => {
  afterEach(cleanup);

  it('is echoed as it was understood, and announced once its field is left', async () => {
    open('GB');
    type('Annual revenue (GBP)', '1.85m');
    expect(screen.getByText('= £1,850,000')).toBeTruthy();
    expect(screen.queryByText('= £1,850,000', { selector: '[role=status]' })).toBeNull();
    fireEvent.blur(input('Annual revenue (GBP)'));
    await waitFor(() =>
      expect(screen.getByText('= £1,850,000', { selector: '[role=status]' })).toBeTruthy(),
    );
    type('Annual revenue (GBP)', '1.85 mice');
    expect(screen.queryByText(/^= /, { selector: ':not([role=status])' })).toBeNull();
  });

  it('is told of a margin once revenue is known', () => {
    open('GB');
    type('Net profit margin', '7');
    expect(screen.queryByText(/is left of a year/)).toBeNull();
    type('Annual revenue (GBP)', '1.85m');
    const told = () => screen.getByText(/of a year|in a year/).textContent;
    expect(told()).toBe('about £130,000 is left of a year');
    type('Net profit margin', '-10');
    expect(told()).toBe('£185,000 is lost in a year');
  });
});

describe('"I don\'t know"', () => {
  afterEach(cleanup);

  const box = (question: string) =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: `I don't know (${question})` });

  it('takes the default in place of what was typed, until it is taken back', async () => {
    open();
    type('Annual revenue (USD)', '5000');
    fireEvent.blur(input('Annual revenue (USD)'));
    fireEvent.click(await box('Annual revenue'));
    expect(input('Annual revenue (USD)').disabled).toBe(true);
    expect(input('Annual revenue (USD)').value).toBe('Not known');
    expect(answers().financial.annual_revenue).toBe(0);
    expect(answers().meta.notKnown).toEqual(['financial.annual_revenue']);

    fireEvent.click(await box('Annual revenue'));
    expect(input('Annual revenue (USD)').disabled).toBe(false);
    expect(input('Annual revenue (USD)').value).toBe('5,000');
    expect(answers().financial.annual_revenue).toBe(5000);
    expect(answers().meta.notKnown).toEqual([]);
  });

  it('is not told beside it that an earlier entry is not understood', async () => {
    open();
    type('Annual revenue (USD)', 'some');
    fireEvent.blur(input('Annual revenue (USD)'));
    const note = () =>
      screen.queryByText(/“some” is not a number/, { selector: ':not([role=status])' });
    await waitFor(() => expect(note()).not.toBeNull());
    fireEvent.click(await box('Annual revenue'));
    await waitFor(() => expect(note()).toBeNull());
    fireEvent.click(await box('Annual revenue'));
    await waitFor(() => expect(note()).not.toBeNull());
    expect(input('Annual revenue (USD)').value).toBe('some');
  });

  it('marks every share of a group, in the order of the questions', async () => {
    open();
    type('Sales team', '30');
    fireEvent.blur(input('Sales team'));
    fireEvent.click(await box('Who makes the sales'));
    fireEvent.click(await box('Net profit margin'));
    expect(shares()).toEqual(['Not known', 'Not known', 'Not known']);
    expect(answers().sales.sales_distribution).toEqual({ owner: 100, team: 0, other: 0 });
    expect(answers().meta.notKnown).toEqual([
      'financial.net_profit_margin',
      'sales.sales_distribution.owner',
      'sales.sales_distribution.team',
      'sales.sales_distribution.other',
    ]);

    fireEvent.click(await box('Who makes the sales'));
    expect(shares()).toEqual(['70', '30', '0']);
    expect(answers().meta.notKnown).toEqual(['financial.net_profit_margin']);
  });

  it('has the focus when the form leads to a question that is marked', async () => {
    let setFocus: (name: 'financial.net_profit_margin' | 'sales.sales_distribution') => void;
    render(
      <FormAround onForm={(form) => (setFocus = form.setFocus)}>
        <NumberField name="financial.net_profit_margin" />
        <PercentGroupField name="sales.sales_distribution" />
      </FormAround>,
    );
    for (const [name, question] of [
      ['financial.net_profit_margin', 'Net profit margin'],
      ['sales.sales_distribution', 'Who makes the sales'],
    ] as const) {
      fireEvent.click(await box(question));
      setFocus!(name);
      const marked = await box(question);
      await waitFor(() => expect(document.activeElement).toBe(marked));
      fireEvent.click(await box(question));
      setFocus!(name);
      await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('text'));
    }
  });

  it('is not offered where the owner always knows', () => {
    open();
    const boxes = screen.getAllByRole('checkbox').map((each) => each.closest('span')?.textContent);
    expect(boxes).toHaveLength(3);
    expect(boxes.join()).not.toContain('Active partners');
  });
});

describe('a percent group', () => {
  afterEach(cleanup);

  it('lets the last share take what remains', () => {
    open();
    type('Owner', '7', '70');
    fireEvent.blur(input('Owner'));
    expect(shares()).toEqual(['70', '0', '30']);
    type('Sales team', '20');
    fireEvent.blur(input('Sales team'));
    expect(shares()).toEqual(['70', '20', '10']);
    expect(screen.getByText('Together 100%')).toBeTruthy();
  });

  it('forgets what a number was on its way', () => {
    open();
    type('Owner', '70');
    fireEvent.blur(input('Owner'));
    type('Sales team', '2', '20', '200', '20');
    fireEvent.blur(input('Sales team'));
    expect(shares()).toEqual(['70', '20', '10']);
  });

  it('lets the share follow that was given longest ago, once all are given', () => {
    open();
    for (const [label, value] of [
      ['Other ways', '30'],
      ['Owner', '50'],
      ['Sales team', '10'],
      ['Other ways', '25'],
    ] as const) {
      type(label, value);
      fireEvent.blur(input(label));
    }
    expect(shares()).toEqual(['65', '10', '25']);
  });

  it('says once that a share is above 100, where no other limits it', async () => {
    open();
    type('Sales team', '130');
    fireEvent.blur(input('Sales team'));
    expect(await screen.findByText('Sales team must be between 0 and 100')).toBeTruthy();
    expect(screen.queryByText(/can be at most/)).toBeNull();
  });

  it('keeps a slip as typed, says what is possible, and changes no other answer', async () => {
    open();
    type('Owner', '12');
    fireEvent.blur(input('Owner'));
    type('Sales team', '95');
    fireEvent.blur(input('Sales team'));
    expect(shares()).toEqual(['12', '95', '0']);
    expect(screen.getByText('7% too much')).toBeTruthy();
    expect(screen.getByText('Sales team can be at most 88%: Owner is 12%.')).toBeTruthy();
    expect(await screen.findByText('Percentages must sum to 100%')).toBeTruthy();
    type('Sales team', '130');
    fireEvent.blur(input('Sales team'));
    expect(await screen.findByText('Sales team must be between 0 and 100')).toBeTruthy();
    type('Sales team', '30');
    fireEvent.blur(input('Sales team'));
    expect(shares()).toEqual(['12', '30', '58']);
    await waitFor(() => expect(screen.queryByText(/must (be|sum)/)).toBeNull());
  });

  it('keeps what is not understood, and an empty share takes its default', async () => {
    open();
    type('Owner', '60');
    fireEvent.blur(input('Owner'));
    type('Sales team', 'half');
    fireEvent.blur(input('Sales team'));
    expect(shares()).toEqual(['60', 'half', '40']);
    expect(await screen.findByText(/^Sales team: “half” is not a number/)).toBeTruthy();
    type('Sales team', '');
    fireEvent.blur(input('Sales team'));
    expect(shares()).toEqual(['60', '0', '40']);
    await waitFor(() => expect(screen.queryByText(/is not a number/)).toBeNull());
  });
});
