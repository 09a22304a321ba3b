import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { questionnaireFields, tabs, type FieldRule, type PercentGroupRule } from '@ellac/contracts';
import { slipsOf } from '@ellac/contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  closeQuestionnaire,
  firstTab,
  give,
  openQuestionnaire,
  openTab,
  panel,
  tabElement,
} from './testing/whole-questionnaire.js';

/** The sentences of the specification, word for word. */
const specified = [
  'Company name must be at least 2 characters',
  "Owner's first name is required",
  "Owner's last name is required",
  'Invalid email address',
  'Please enter a valid phone number',
  'Please select a country',
  'Please select an industry',
  'Must have at least 1 active partner',
  'Annual revenue must be positive',
  'Gross profit margin must be between -100 and 100',
  'Net profit margin must be between -100 and 100',
  'Total employees is required',
  'Department information is required',
  'Please provide department information',
  'Training information is required',
  'Please describe your training programs',
  'Please select revenue concentration',
  'Please provide more detail',
  'Vision statement is required',
  'Challenges information is required',
  'Opportunities information is required',
];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The field of a question; a required one has a star behind its label, money its currency. */
const field = (label: string) =>
  panel().getByLabelText<HTMLInputElement>(
    new RegExp(`^${escaped(label)}( \\([A-Z]{3}\\))?\\s*\\*?$`),
  );

/** What a screen reader reads after a field's name and value. */
const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

const companyError = () => screen.queryByText('Company name must be at least 2 characters');

describe('the form says', () => {
  beforeEach(openQuestionnaire);
  afterEach(closeQuestionnaire);

  it('what is wrong at each field for each slip, once the field was left', async () => {
    const shown = new Set<string>();
    for (const tab of tabs) {
      await openTab(tab);
      const rules = tab.groups.flatMap((group) =>
        Object.values<FieldRule | PercentGroupRule>(questionnaireFields[group]),
      );
      for (const rule of rules) {
        for (const [given, sentence] of slipsOf(rule)) {
          give(field(rule.label), given);
          await waitFor(() => {
            expect(descriptionOf(field(rule.label))).toContain(sentence);
            expect(field(rule.label).getAttribute('aria-invalid')).toBe('true');
          });
          shown.add(sentence);
        }
      }
    }
    expect(specified.filter((sentence) => !shown.has(sentence))).toEqual([]);
  });

  it.each([
    ['Active partners', '1'],
    ['Silent partners', '0'],
  ])('in %s the default for what is no number, once it was left', (label, byDefault) => {
    for (const typed of ['many', '']) {
      give(field(label), typed);
      expect(field(label).value).toBe(byDefault);
    }
  });

  it('an error when its field is left, and then follows every key', async () => {
    const name = field('Company name');
    const type = (value: string) => fireEvent.change(name, { target: { value } });
    fireEvent.focus(name);
    type('H');
    // An answer is checked asynchronously, after the key.
    await waitFor(() => expect(name.value).toBe('H'));
    expect(companyError()).toBeNull();
    expect(tabElement(firstTab).textContent).not.toContain('has errors');
    fireEvent.blur(name);
    await waitFor(() => expect(companyError()).not.toBeNull());
    type('Ha');
    await waitFor(() => expect(companyError()).toBeNull());
    type('H');
    await waitFor(() => expect(companyError()).not.toBeNull());
  });

  it('all errors of a tab once Next was asked for', async () => {
    expect(screen.queryByText('Please select a country')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Please select a country')).not.toBeNull();
    expect(screen.getByText("Owner's last name is required")).not.toBeNull();
  });

  it.each([
    ['US', '$', 'USD'],
    ['GB', '£', 'GBP'],
    ['EU', '€', 'EUR'],
    ['CA', '$', 'CAD'],
    ['AU', '$', 'AUD'],
    ['ZA', 'R', 'ZAR'],
  ])('in %s that revenue is in %s (%s)', async (country, sign, code) => {
    give(field('Country'), country);
    await openTab(tabs[1]);
    expect(field('Annual revenue').labels?.[0]?.textContent).toContain(`(${code})`);
    expect(panel().getByText(sign)).not.toBeNull();
  });

  it('how many characters count of a long text', async () => {
    await openTab(tabs[9]);
    give(field('Vision'), '  A team leads  ');
    expect(await screen.findByText('Characters: 12/50 minimum')).not.toBeNull();
  });
});
