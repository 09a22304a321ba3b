/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  questionnaireDefaults,
  type Questionnaire,
  type QuestionnaireDraft,
} from '@ellac/contracts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { QuestionProvider } from '../form/question-context.js';
import { questionnaireResolver } from '../form/resolver.js';
import { NumberField } from './number-field.js';
import { PercentGroupField } from './percent-group-field.js';

function TestForm() {
  const { control } = useForm<QuestionnaireDraft, unknown, Questionnaire>({
    defaultValues: questionnaireDefaults,
    resolver: questionnaireResolver,
    mode: 'onChange',
  });
  return (
    <QuestionProvider value={{ control, revealed: false }}>
      <NumberField name="company_info.active_partners" />
      <PercentGroupField name="sales.sales_distribution" />
    </QuestionProvider>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shares = () => ['Owner', 'Sales team', 'Other ways'].map((label) => input(label).value);

function type(label: string, ...texts: readonly string[]): void {
  fireEvent.focus(input(label));
  for (const value of texts) fireEvent.change(input(label), { target: { value } });
}

describe('a number field', () => {
  afterEach(cleanup);

  it('shows what is typed until it is left, and then the default for what is no number', () => {
    render(<TestForm />);
    type('Active partners', '4', '');
    expect(input('Active partners').value).toBe('');
    fireEvent.blur(input('Active partners'));
    expect(input('Active partners').value).toBe('1');
  });

  it('says what is wrong only after it was left', async () => {
    render(<TestForm />);
    type('Active partners', '0');
    expect(screen.queryByText('Must have at least 1 active partner')).toBeNull();
    fireEvent.blur(input('Active partners'));
    expect(await screen.findByText('Must have at least 1 active partner')).toBeTruthy();
  });
});

describe('a percent group', () => {
  afterEach(cleanup);

  it('lets the last share take what remains', () => {
    render(<TestForm />);
    type('Owner', '7', '70');
    fireEvent.blur(input('Owner'));
    expect(shares()).toEqual(['70', '0', '30']);
    type('Sales team', '20');
    fireEvent.blur(input('Sales team'));
    expect(shares()).toEqual(['70', '20', '10']);
  });

  it('forgets what a number was on its way', () => {
    render(<TestForm />);
    type('Sales team', '1', '10', '100', '10');
    fireEvent.blur(input('Sales team'));
    expect(shares()).toEqual(['90', '10', '0']);
  });

  it('lets the share give way that was changed longest ago', () => {
    render(<TestForm />);
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
