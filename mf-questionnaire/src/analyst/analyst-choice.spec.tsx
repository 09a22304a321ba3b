import { afterEach, describe, expect, it } from '@jest/globals';
import {
  questionnaireDefaults,
  type Questionnaire,
  type QuestionnaireDraft,
} from '@ellac/contracts';
import { AppProviders } from '@ellac/web';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { entryKeeper } from '../form/entry-keeper.js';
import { QuestionProvider } from '../form/question-context.js';
import { fakeServer } from '../testing/fake-form-server.js';
import { AnalystChoice } from './analyst-choice.js';

const path = '/api/settings/analyst';
const label = 'Write my report without a language model';

let valuesNow = (): QuestionnaireDraft => questionnaireDefaults;

function TestForm({ answers }: { readonly answers: QuestionnaireDraft }) {
  const form = useForm<QuestionnaireDraft, unknown, Questionnaire>({
    defaultValues: answers,
  });
  return (
    <QuestionProvider
      value={{ control: form.control, form, entry: entryKeeper(form), revealed: false }}
    >
      <AnalystChoice />
      <button onClick={() => (valuesNow = form.getValues)}>Look</button>
    </QuestionProvider>
  );
}

const open = (answers: QuestionnaireDraft = questionnaireDefaults) =>
  render(
    <AppProviders>
      <TestForm answers={answers} />
    </AppProviders>,
  );

/** `meta` as it would be sent. */
const meta = (): unknown => {
  fireEvent.click(screen.getByRole('button', { name: 'Look' }));
  return (JSON.parse(JSON.stringify(valuesNow())) as Questionnaire).meta;
};

describe('the choice of who words the report', () => {
  afterEach(cleanup);

  it('says that a language model does, and takes the owner’s word for it', async () => {
    fakeServer({ [path]: { languageModel: true } });
    open();
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: label });
    expect(screen.getByText(/outside provider.*without the names.*is checked\.$/)).toBeTruthy();
    expect(box.checked).toBe(false);
    expect(meta()).toEqual(questionnaireDefaults.meta);
    fireEvent.click(box);
    expect(box.checked).toBe(true);
    expect(meta()).toEqual({ ...questionnaireDefaults.meta, useAi: false });
    fireEvent.click(box);
    expect(box.checked).toBe(false);
    expect(meta()).toEqual(questionnaireDefaults.meta);
  });

  it('names the provider of the model, where the server does', async () => {
    fakeServer({ [path]: { languageModel: true, provider: 'Example AI Ltd, Ireland' } });
    open();
    expect(
      await screen.findByText(/A language model of Example AI Ltd, Ireland looks/),
    ).toBeTruthy();
  });

  it('keeps what a draft brought, until it is taken back', async () => {
    fakeServer({ [path]: { languageModel: true } });
    open({ ...questionnaireDefaults, meta: { ...questionnaireDefaults.meta, useAi: false } });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: label });
    expect(box.checked).toBe(true);
    fireEvent.click(box);
    expect(box.checked).toBe(false);
    expect(meta()).toEqual(questionnaireDefaults.meta);
  });

  it.each([
    ['the rules word the report', { languageModel: false }],
    ['the setting cannot be read', 401],
  ])('is not there where %s', async (_, answer) => {
    const server = fakeServer({ [path]: answer });
    open();
    await waitFor(() => expect(server.calls).toEqual([path]));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(meta()).toEqual(questionnaireDefaults.meta);
  });
});
