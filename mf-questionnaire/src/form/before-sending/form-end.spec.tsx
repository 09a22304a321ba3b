import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  exampleQuestionnaire,
  tabs,
  type AnswerPath,
  type Questionnaire,
  type QuestionnaireDraft,
} from '@ellac/contracts';
import { AppProviders, HttpError, NetworkError } from '@ellac/web';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { fakeServer } from '../../testing/fake-form-server.js';
import { draftOf } from '../../testing/draft-of.js';
import { FormAround } from '../../testing/form-around.js';
import { FormEnd } from './form-end.js';

/** Answers that raise every question which is asked before sending. */
const contradictory: Questionnaire = {
  ...exampleQuestionnaire,
  financial: { annual_revenue: 1000, gross_profit_margin: 10, net_profit_margin: 20 },
  business_assessment: { processes: 4, independence: 4, documentation: 4 },
  leadership_assessment: { transition: 4, planning: 4, delegation: 4 },
  context_assessment: { market_position: 4, competitive_advantage: 4, industry_monitoring: 4 },
  specialization: { ...exampleQuestionnaire.specialization, delivery_independence: 4 },
  sales: {
    sales_team_size: 0,
    sales_distribution: { owner: 80, team: 20, other: 0 },
    documented_elements: [],
  },
  customer: { ...exampleQuestionnaire.customer, retention_rate: 0 },
  owner_dependency: { ...exampleQuestionnaire.owner_dependency, independent_functions: ['sales'] },
};

/** The end of the form, which keeps the consent as the form does. */
function End(props: Omit<ComponentProps<typeof FormEnd>, 'agreedTo' | 'onAgree'>) {
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  return <FormEnd {...props} agreedTo={agreedTo} onAgree={setAgreedTo} />;
}

async function openEnd(
  answers: QuestionnaireDraft,
  failure: Error | null = null,
  told: object = { languageModel: false },
) {
  fakeServer({ '/api/settings/analyst': told });
  const [onOpen, onSubmit] = [jest.fn(), jest.fn()];
  const noMove = () => undefined;
  let check: () => Promise<boolean>;
  render(
    <AppProviders>
      <FormAround answers={answers} onForm={({ trigger }) => (check = trigger)}>
        <End
          first={false}
          last
          sending={false}
          failure={failure}
          progress={{ answered: tabs.map(() => 0), isRevealed: () => true }}
          openedTabs={new Set()}
          onOpenedTabs={noMove}
          onNextNear={() => undefined}
          onPrevious={noMove}
          onNext={noMove}
          onOpen={onOpen}
          onShow={noMove}
          onSubmit={onSubmit}
        />
      </FormAround>
    </AppProviders>,
  );
  await act(async () => {
    await check();
  });
  await screen.findByRole('heading', { name: 'Your answers' });
  return { onOpen, onSubmit };
}

const questions = () => {
  const look = screen.queryByText('Worth a second look')?.closest('[role="group"]');
  return look ? within(look as HTMLElement).getAllByRole('listitem') : [];
};

describe('the end of the form', () => {
  afterEach(cleanup);

  it('asks all five questions about answers that do not fit, each with a way back', async () => {
    const { onOpen, onSubmit } = await openEnd(draftOf(contradictory));
    expect(questions().map((each) => each.textContent.trim())).toEqual([
      expect.stringMatching(/^Net margin \(20%\) is higher .* Go to Financial$/),
      expect.stringMatching(/^20% of sales is credited to a sales team, .* Go to Sales$/),
      expect.stringMatching(
        /^All ratings have the same value\. .* Go to Assessment Go to Specialization$/,
      ),
      expect.stringMatching(/^Revenue for each employee .* Go to Financial Go to Staff$/),
      expect.stringMatching(/^Sales is named as running .* Go to Dependency Go to Sales$/),
    ]);
    fireEvent.click(within(questions()[1]!).getByRole('link', { name: 'Go to Sales' }));
    expect(onOpen.mock.calls).toEqual([['sales', 'sales.sales_team_size']]);

    const submit = screen.getByRole('button', { name: 'Submit Questionnaire' });
    expect(submit.getAttribute('aria-disabled')).not.toBe('true');
    fireEvent.click(submit);
    expect(onSubmit.mock.calls).toHaveLength(1);
  });

  it.each([
    [new HttpError(503, '', '{"message":"Back in a minute."}'), 'Back in a minute.'],
    [new HttpError(500, '', '<html>'), 'The server gave no reason.'],
    [new NetworkError(null), 'The server cannot be reached.'],
  ])('says why the answers were not sent, and sends them again: %s', async (failure, reason) => {
    const { onSubmit } = await openEnd(draftOf(exampleQuestionnaire), failure);
    const bar = screen.getByRole('group', { name: 'Your answers were not sent.' });
    expect(bar.textContent).toContain(reason);
    const submit = screen.getByRole('button', { name: 'Submit Questionnaire' });
    expect(submit.getAttribute('aria-describedby')).toBe(bar.id);
    fireEvent.click(within(bar).getByRole('button', { name: 'Try again' }));
    expect(onSubmit.mock.calls).toHaveLength(1);
  });

  it('asks about a probable slip in the address, above the button that sends', async () => {
    const { company_info } = exampleQuestionnaire;
    await openEnd(
      draftOf({
        ...exampleQuestionnaire,
        company_info: { ...company_info, owner_email: 'maren@gmial.com' },
      }),
    );
    const meant = await screen.findByText(/^Did you mean/);
    fireEvent.click(meant);
    expect(screen.getByText('maren@gmail.com')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('link', { name: 'Change the address of the report' }),
    );
  });

  it('asks for consent where there is a privacy notice, before it can be sent', async () => {
    const url = 'https://coach.example/privacy';
    const { onSubmit } = await openEnd(draftOf(exampleQuestionnaire), null, {
      languageModel: false,
      privacyNotice: { url, version: '7' },
    });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /^I have read the privacy notice/,
    });
    const link = screen.getByRole('link', { name: 'privacy notice (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe(url);
    const submit = screen.getByRole('button', { name: 'Submit Questionnaire' });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Please agree to the privacy notice.')).toBeTruthy();
    fireEvent.click(submit);
    expect(document.activeElement).toBe(box);
    expect(onSubmit.mock.calls).toHaveLength(0);
    fireEvent.click(box);
    expect(submit.getAttribute('aria-disabled')).not.toBe('true');
    fireEvent.click(submit);
    expect(onSubmit.mock.calls).toHaveLength(1);
  });

  it('asks nothing about a figure that the owner does not know', async () => {
    const notKnown: AnswerPath[] = [
      'financial.annual_revenue',
      'financial.net_profit_margin',
      'customer.retention_rate',
      'sales.sales_distribution.owner',
      'sales.sales_distribution.team',
      'sales.sales_distribution.other',
    ];
    await openEnd(draftOf({ ...contradictory, meta: { notKnown } }));
    expect(questions().map((each) => each.textContent.trim())).toEqual([
      expect.stringMatching(/^All ratings/),
    ]);
  });
});
