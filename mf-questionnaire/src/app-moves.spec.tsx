import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { questionnaireFields, tabs } from '@ellac/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  closeQuestionnaire,
  expectOpen,
  give,
  lastTab,
  openQuestionnaire,
  openTab,
  panel,
  tabElements,
} from './testing/whole-questionnaire.js';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** A tab's name, without its number. */
const nameOf = (tab: HTMLElement) =>
  tabs.find(({ label }) => within(tab).queryAllByText(label).length > 0)?.label;

describe('the way through the form', () => {
  beforeEach(openQuestionnaire);
  afterEach(closeQuestionnaire);

  it('has eleven tabs in their order, with a bar that says where one is', async () => {
    expect(tabElements().map(nameOf)).toEqual([
      'Company',
      'Financial',
      'Staff',
      'Assessment',
      'Specialization',
      'Sales',
      'Customer',
      'Dependency',
      'Growth',
      'Qualitative',
      'Documents',
    ]);
    for (const [index, tab] of tabs.entries()) {
      await openTab(tab);
      const step = `Step ${String(index + 1)} of 11`;
      const bar = screen.getByRole('progressbar', { name: step });
      expect(bar.getAttribute('aria-valuenow')).toBe(String(index + 1));
      expect(bar.getAttribute('aria-valuemax')).toBe('11');
      expect(document.title).toContain(tab.label);
    }
  });

  it('asks every question of the contract on its tab', async () => {
    for (const tab of tabs) {
      await openTab(tab);
      const shown = screen.getByRole('tabpanel').textContent;
      const missing = tab.groups
        .flatMap((group): readonly { label: string }[] => Object.values(questionnaireFields[group]))
        .filter(({ label }) => !shown.includes(label));
      expect({ tab: tab.label, missing }).toEqual({ tab: tab.label, missing: [] });
    }
  });

  it('goes through all tabs by Next and back by Previous, which rests on the first', async () => {
    expect(button('Previous').disabled).toBe(true);
    for (const tab of tabs.slice(1)) {
      fireEvent.click(button('Next'));
      await expectOpen(tab);
      expect(document.activeElement?.textContent).toBe(tab.label);
      expect(button('Previous').disabled).toBe(false);
    }
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    for (const tab of tabs.slice(0, -1).toReversed()) {
      fireEvent.click(button('Previous'));
      await expectOpen(tab);
    }
  });

  it('has a link to the field of each answer that is missing or wrong', async () => {
    await openTab(tabs[1]);
    give(panel().getByLabelText('Gross profit margin'), '101');
    await openTab(lastTab);
    const links = () =>
      within(screen.getByRole('region', { name: 'Before you can submit' })).getAllByRole('link');
    const submit = await screen.findByRole('button', {
      name: 'Submit Questionnaire',
      description: '16 answers are missing or have to be changed.',
    });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    const count = links().length;
    expect(count).toBe(16);
    for (let index = 0; index < count; index++) {
      fireEvent.click(links()[index]!);
      await waitFor(() => {
        const focused = document.activeElement;
        expect(screen.getByRole('tabpanel').contains(focused)).toBe(true);
        expect(focused?.getAttribute('aria-invalid')).toBe('true');
      });
      await openTab(lastTab);
    }
  });

  it('keeps the other answers of an example when one of its shares is a slip', async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Fill Example Data' }));
    await openTab(tabs[6]);
    const share = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    await waitFor(() => expect(share('Project').value).toBe('63'));
    fireEvent.change(share('Project'), { target: { value: '130' } });
    fireEvent.blur(share('Project'));
    expect(share('Recurring').value).toBe('12');
    expect(screen.getByText('Project can be at most 88%: Recurring is 12%.')).toBeDefined();
  });
});
