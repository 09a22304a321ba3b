import { createDOMRenderer, RendererProvider } from '@fluentui/react-components';
import { expect, jest } from '@jest/globals';
import {
  apiPaths,
  questionnaireFields,
  tabs,
  type FieldRule,
  type PercentGroupRule,
} from '@ellac/contracts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App } from '../app.js';
import { ownPage } from '../host/own-page.js';
import { fakeServer } from './fake-form-server.js';

// All tabs are loaded and rendered, which may take long on a busy machine.
jest.setTimeout(60_000);

export type Tab = (typeof tabs)[number];

export const firstTab = tabs[0];
export const lastTab: Tab = tabs[10];

/** Shows the questionnaire with nothing answered, as on its own page and in a wide window. */
export async function openQuestionnaire(): Promise<void> {
  fakeServer({
    [apiPaths.exampleDataButton]: { enabled: true },
    [apiPaths.analystSetting]: { languageModel: true },
  });
  // jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has no `structuredClone`; JSON is enough for answers.
  globalThis.structuredClone = <Value,>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;
  // Matching style rules would take most of the time, and no test checks the result.
  const elsewhere = createDOMRenderer(document.implementation.createHTMLDocument());
  render(
    <RendererProvider renderer={elsewhere}>
      <App host={ownPage} />
    </RendererProvider>,
  );
  await expectOpen(firstTab);
}

/** Unmounts the questionnaire, and clears its address and its storage. */
export function closeQuestionnaire(): void {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
}

export const panel = () => within(screen.getByRole('tabpanel'));

/** The tabs in their order. */
export const tabElements = () =>
  within(screen.getByRole('tablist')).getAllByRole<HTMLButtonElement>('tab');

export const tabElement = (tab: Tab): HTMLButtonElement => tabElements()[tabs.indexOf(tab)]!;

/** Waits until the tab is open and its questions have loaded. */
export const expectOpen = (tab: Tab): Promise<void> =>
  waitFor(() => {
    expect(document.querySelector('[role="tabpanel"] h2')?.textContent).toBe(tab.label);
    expect(document.querySelector('[role="tabpanel"] :is(input, select, textarea)')).not.toBeNull();
    expect(tabElement(tab).getAttribute('aria-selected')).toBe('true');
  });

/** Opens a tab by its place in the list of tabs. */
export async function openTab(tab: Tab): Promise<void> {
  fireEvent.click(tabElement(tab));
  await expectOpen(tab);
}

/** Enters an answer in a field and leaves the field. */
export function give(field: HTMLElement, value: string): void {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

/** Answers everything with the example. */
export async function fillExample(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Fill Example Data' }));
  await waitFor(() => expect(tabElement(firstTab).textContent).not.toContain('has errors'));
}

/** Shows every possible fault: no answer is given, and no number is within its limits. */
export async function showAllFaults(): Promise<void> {
  for (const tab of tabs) {
    await openTab(tab);
    const rules = tab.groups.flatMap((group) =>
      Object.values<FieldRule | PercentGroupRule>(questionnaireFields[group]),
    );
    for (const rule of rules) {
      if (rule.kind === 'number')
        give(panel().getByLabelText(new RegExp(`^${rule.label}`)), String(rule.max + 1));
    }
  }
}
