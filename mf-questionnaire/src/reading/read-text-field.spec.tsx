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
let setAnswer: (circumstances: Circumstance[]) => void;

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
        setAnswer = (circumstances) => form.setValue('meta.circumstances', circumstances);
      }}
    >
      <ReadTextField name="qualitative.challenges" />
    </FormAround>,
  );

/** The reader's debounce, plus the time in which React renders the result. */
const pause = (ms = 2_000) => act(() => jest.advanceTimersByTimeAsync(ms));
/** A line is announced some time after it is shown. */
const pauseUntilSaid = async () => {
  await pause();
  await pause();
};
const opened = async (...of: Parameters<typeof open>) => {
  open(...of);
  await pause();
};
const told = () => answers().meta.circumstances;
/** The visible lines; a screen reader gets the same text in a status. */
const lines = () =>
  screen
    .queryAllByText(/^We read: /, { ignore: '[role="status"]' })
    .map((each) => each.textContent);
const said = () => screen.getAllByRole('status').map((each) => each.textContent);
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

  it('is asked for soon after the owner leaves the text', async () => {
    await opened('');
    type(text);
    act(() => screen.getByRole('textbox').blur());
    await pause(400);
    expect(lines()).toEqual([`We read: ${phrase}. Right?`]);
  });

  it('does not go while the focus is in it', async () => {
    await opened(text);
    type('The rest is fine.');
    act(() => screen.getByRole('button', { name: `Yes: ${phrase}` }).focus());
    await pause();
    expect(lines()).toEqual([`We read: ${phrase}. Right?`]);
    act(() => screen.getByRole('button', { name: `Yes: ${phrase}` }).blur());
    await pause();
    expect(lines()).toEqual([]);
  });

  it('is nothing while the reader cannot be loaded, and is read at a later pause', async () => {
    const state = jest.spyOn(reader, 'state').mockReturnValue({ kind: 'failed', failures: 1 });
    const load = jest.spyOn(reader, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    await opened(text);
    expect(load).toHaveBeenCalled();
    expect(lines()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();

    load.mockRestore();
    state.mockRestore();
    type(`${text} All of it.`);
    await pause();
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

  it('leaves it to the tick what was confirmed, once the tick is changed', async () => {
    await opened(text);
    press(`Yes: ${phrase}`);
    act(() => setAnswer([{ ...wish, to: 'staff' }]));
    expect(lines()).toEqual([]);
    act(() => setAnswer([]));
    expect(lines()).toEqual([`We read: ${phrase}. Right?`]);
  });

  it('shows a sum that was confirmed before, which has no tick', async () => {
    await opened('A recall costs us £40,000. The rest is fine.', [{ kind: 'own-sum' }]);
    expect(lines()).toEqual(['We read: a problem costs you £40,000. Confirmed.']);
    press('Undo: a problem costs you £40,000');
    expect(told()).toEqual([]);
  });

  it('shows what was left out before, which no tick shows', async () => {
    await opened(text, [{ kind: 'wish-exit', denied: true }]);
    expect(lines()).toEqual([`We read: ${phrase}. Left out.`]);
  });

  it('is asked for three times at most', async () => {
    await opened(
      [
        text,
        'My foreman retires in April 2027.',
        'Our lease ends in June 2028.',
        'Only I know how to set up the press.',
      ].join(' '),
    );
    expect(lines()).toHaveLength(3);
    press(`Yes: ${phrase}`);
    expect(lines()).toHaveLength(4);
  });

  it.each(['', 'n/a', 'La empresa pasará pronto a manos de mi hija.'])(
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
    await pauseUntilSaid();
    expect(said()).toContain(`We read: ${phrase}. Right?`);
    type(`${text} Only I know how to set up the press.`);
    await pauseUntilSaid();
    expect(said()).toContain('We read: you alone know or do something the business needs. Right?');
    press(`Yes: ${phrase}`);
    await pause();
    expect(said()).toContain(`We read: ${phrase}. Confirmed.`);
    press('No: you alone know or do something the business needs');
    type(`${text} Only I know how to set up the press. Our lease ends in June 2028.`);
    await pause();
    expect(lines().map((line) => line.split('. ').at(-1))).toEqual([
      'Confirmed.',
      'Left out.',
      'Right?',
    ]);
    jest.useRealTimers();
    expect(await accessibilityFaults('body > *')).toEqual([]);
  });
});
