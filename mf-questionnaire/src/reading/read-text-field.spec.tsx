/** @jest-environment jsdom */
import {
  questionnaireDefaults,
  type Circumstance,
  type QuestionnaireDraft,
} from '@ellac/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { accessibilityFaults } from '../testing/accessibility-faults.js';
import { FormAround } from '../testing/form-around.js';
import { ReadTextField } from './read-text-field.js';
import { reader } from './reader.js';

let answers = (): QuestionnaireDraft => questionnaireDefaults;

const text = 'I want to hand over to my daughter by August 2028. The rest is fine.';
const phrase = 'you want to hand over to your family by August 2028';
const wish: Circumstance = { kind: 'wish-exit', date: '2028-08-31', to: 'family' };

const open = (challenges: string, circumstances: readonly Circumstance[] = []) =>
  render(
    <FormAround
      answers={{
        ...questionnaireDefaults,
        company_info: { ...questionnaireDefaults.company_info, country: 'GB' },
        qualitative: { ...questionnaireDefaults.qualitative, challenges },
        meta: { ...questionnaireDefaults.meta, circumstances },
      }}
      onForm={(form) => {
        answers = form.getValues;
      }}
    >
      <ReadTextField name="qualitative.challenges" />
    </FormAround>,
  );

/** The reader's own time, and what it takes React to show what was read. */
const pause = (ms = 2_000) => act(() => jest.advanceTimersByTimeAsync(ms));
const opened = async (...of: Parameters<typeof open>) => {
  open(...of);
  await pause();
};
const told = () => answers().meta.circumstances;
/** What the owner sees; a screen reader is told the same in a status. */
const lines = () =>
  screen
    .queryAllByText(/^We read: /, { ignore: '[role="status"]' })
    .map((each) => each.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string) => {
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
};

describe('what is read in a text', () => {
  beforeEach(async () => {
    // jsdom has no layout.
    Element.prototype.scrollIntoView = () => undefined;
    await reader.load();
    jest.useFakeTimers({ now: new Date('2026-11-23') });
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('is asked for, and told like a tick when it is confirmed', async () => {
    await opened(text);
    expect(lines()).toEqual([`We read: ${phrase}. Right?`]);
    press(`Yes: ${phrase}`);
    expect(told()).toEqual([wish]);
    expect(lines()).toEqual([`We read: ${phrase}. Confirmed.`]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Undo: ${phrase}` }));
  });

  it('is denied, and taken back', async () => {
    await opened(text);
    press(`No: ${phrase}`);
    expect(told()).toEqual([{ kind: 'wish-exit', denied: true }]);
    expect(lines()).toEqual([`We read: ${phrase}. Left out.`]);
    press(`Undo: ${phrase}`);
    expect(told()).toEqual([]);
    expect(lines()).toEqual([`We read: ${phrase}. Right?`]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Yes: ${phrase}` }));
  });

  it('is not asked for while the owner types, but after a pause', async () => {
    await opened('');
    type(text);
    await pause(500);
    expect(lines()).toEqual([]);
    await pause(500);
    expect(lines()).toEqual([`We read: ${phrase}. Right?`]);
  });

  it('goes with its sentence, and stays where it was answered', async () => {
    await opened(text);
    type('The rest is fine.');
    await pause();
    expect(lines()).toEqual([]);

    type(text);
    await pause();
    press(`Yes: ${phrase}`);
    type('The rest is fine.');
    await pause();
    expect(lines()).toEqual([`We read: ${phrase}. Confirmed.`]);
    press(`Undo: ${phrase}`);
    expect(told()).toEqual([]);
    expect(lines()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('is not asked for where the owner has ticked the same', async () => {
    await opened(text, [{ kind: 'wish-exit', to: 'staff' }]);
    expect(lines()).toEqual([]);
  });

  it('shows what was left out before, which no tick shows', async () => {
    await opened(text, [{ kind: 'wish-exit', denied: true }]);
    expect(lines()).toEqual([`We read: ${phrase}. Left out.`]);
  });

  it('is asked for three times at most', async () => {
    await opened(
      [
        text,
        'Last month the wages went out ten days late.',
        'My foreman retires in April 2027.',
        'Our lease ends in June 2028.',
        'Only I know how to set up the press.',
      ].join(' '),
    );
    expect(lines()).toHaveLength(3);
    press(`Yes: ${phrase}`);
    expect(lines()).toHaveLength(4);
  });

  it.each(['', 'n/a', 'Die Firma soll an meine Tochter gehen, und zwar bald.'])(
    'is nothing in %j',
    async (nothing) => {
      await opened(nothing);
      expect(lines()).toEqual([]);
      expect(screen.queryByRole('group')).toBeNull();
    },
  );

  it('is said to a screen reader, and has no accessibility faults', async () => {
    await opened('');
    type(text);
    await pause();
    // It is said a while after it is shown.
    await pause();
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(
      `We read: ${phrase}. Right?`,
    );
    jest.useRealTimers();
    expect(await accessibilityFaults('body > *')).toEqual([]);
  });
});
