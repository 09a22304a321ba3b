import { afterEach, describe, expect, it } from '@jest/globals';
import { questionnaireDefaults, type Country, type QuestionnaireDraft } from '@ellac/contracts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormAround } from '../testing/form-around.js';
import { MoneyField } from './money-field.js';
import { NumberField } from './number-field.js';
import { PercentGroupField } from './percent-group-field.js';

let answers = (): QuestionnaireDraft => questionnaireDefaults;

const open = (country: Country | '' = '') =>
  render(
    <FormAround
      answers={{
        ...questionnaireDefaults,
        company_info: { ...questionnaireDefaults.company_info, country },
      }}
      onForm={({ getValues }) => (answers = getValues)}
    >
      <NumberField name="company_info.active_partners" />
      <MoneyField name="financial.annual_revenue" />
      <NumberField name="financial.net_profit_margin" />
      <PercentGroupField name="sales.sales_distribution" />
    </FormAround>,
  );

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
    ['EU', 'Annual revenue (EUR)', '€ 1.234.567,50', '1.234.567,5', '1234567,5', 1_234_567.5],
    ['EU', 'Annual revenue (EUR)', '1.850', '1.850', '1850', 1850],
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

  it('moves by the arrow keys, in the notation of the country', () => {
    open('EU');
    type('Net profit margin', '7,5');
    fireEvent.keyDown(input('Net profit margin'), { key: 'ArrowUp' });
    expect(input('Net profit margin').value).toBe('8,5');
    expect(answers().financial.net_profit_margin).toBe(8.5);
  });

  it('is replaced by the default where it is no number, and the field says so', async () => {
    open();
    type('Annual revenue (USD)', '5000', '£3m');
    fireEvent.blur(input('Annual revenue (USD)'));
    expect(answers().financial.annual_revenue).toBe(0);
    const words = '“£3m” is no number, so 0 counts.';
    const note = screen.getByText(words);
    expect(input('Annual revenue (USD)').getAttribute('aria-describedby')).toContain(note.id);
    // After the field was left, the note is also announced to screen readers.
    await waitFor(() =>
      expect(screen.getByText(words, { selector: '[role=status]' })).toBeTruthy(),
    );
    type('Annual revenue (USD)', '4');
    expect(screen.queryByText(words, { selector: ':not([role=status])' })).toBeNull();
  });
});

describe('"I don\'t know"', () => {
  afterEach(cleanup);

  const box = (question: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `I don't know (${question})` });

  it('takes the default in place of what was typed, until it is taken back', () => {
    open();
    type('Annual revenue (USD)', '5000');
    fireEvent.blur(input('Annual revenue (USD)'));
    fireEvent.click(box('Annual revenue'));
    expect(input('Annual revenue (USD)').disabled).toBe(true);
    expect(input('Annual revenue (USD)').value).toBe('Not known');
    expect(answers().financial.annual_revenue).toBe(0);
    expect(answers().meta.notKnown).toEqual(['financial.annual_revenue']);

    fireEvent.click(box('Annual revenue'));
    expect(input('Annual revenue (USD)').disabled).toBe(false);
    expect(input('Annual revenue (USD)').value).toBe('5,000');
    expect(answers().financial.annual_revenue).toBe(5000);
    expect(answers().meta.notKnown).toEqual([]);
  });

  it('is not told beside it that an earlier entry was no number', () => {
    open();
    type('Annual revenue (USD)', 'some');
    fireEvent.blur(input('Annual revenue (USD)'));
    const note = () =>
      screen.queryByText('“some” is no number, so 0 counts.', { selector: ':not([role=status])' });
    expect(note()).not.toBeNull();
    fireEvent.click(box('Annual revenue'));
    expect(note()).toBeNull();
  });

  it('marks every share of a group, in the order of the questions', () => {
    open();
    type('Sales team', '30');
    fireEvent.blur(input('Sales team'));
    fireEvent.click(box('Who makes the sales'));
    fireEvent.click(box('Net profit margin'));
    expect(shares()).toEqual(['Not known', 'Not known', 'Not known']);
    expect(answers().sales.sales_distribution).toEqual({ owner: 100, team: 0, other: 0 });
    expect(answers().meta.notKnown).toEqual([
      'financial.net_profit_margin',
      'sales.sales_distribution.owner',
      'sales.sales_distribution.team',
      'sales.sales_distribution.other',
    ]);

    fireEvent.click(box('Who makes the sales'));
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
      fireEvent.click(box(question));
      setFocus!(name);
      await waitFor(() => expect(document.activeElement).toBe(box(question)));
      fireEvent.click(box(question));
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
  });

  it('forgets what a number was on its way', () => {
    open();
    type('Sales team', '1', '10', '100', '10');
    fireEvent.blur(input('Sales team'));
    expect(shares()).toEqual(['90', '10', '0']);
  });

  it('lets the share give way that was changed longest ago', () => {
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
});
