import { type WhatIfOutcome, type WhatIfReply, whatIfAnswers } from '@ellac/contracts';
import { AppServices } from '@ellac/web';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { WhatIf } from './what-if.js';

const now: WhatIfOutcome = {
  businessScore: 4,
  leadershipScore: 3,
  contextScore: 5,
  overallScore: 4,
  band: 'phase-1-owner-led',
  label: 'Phase 1: led by the owner',
  steps: [
    { id: 'L-02', step: 'Prepare the emergency file', by: '2026-12-20' },
    { id: 'S-01', step: 'Write down the ten tasks', by: '2027-01-20' },
  ],
};
const then: WhatIfOutcome = {
  ...now,
  leadershipScore: 4.5,
  overallScore: 4.5,
  band: 'in-transition',
  label: 'In transition',
  steps: [
    { id: 'S-01', step: 'The ten tasks in other words', by: '2027-01-20' },
    { id: 'M-01', step: 'Agree a second contact', by: '2027-02-01', isFirstResult: true },
  ],
};
const values = { rating: 2, number: 70, 'yes-no': false } as const;
const answers = whatIfAnswers.map(({ path, kind }) => ({ path, value: values[kind] }));
const open = 'owner_dependency.max_absence_days';

/** The bodies that were sent, and how the server answers. */
let sent: { changes: { path: string; value: unknown }[] }[];
let status: number;
let asked: string[];

beforeEach(() => {
  cleanup();
  sent = [];
  asked = [];
  status = 200;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  globalThis.fetch = (input, init) => {
    asked.push(`${init!.method!} ${input as string}`);
    const body = JSON.parse(init!.body as string) as (typeof sent)[number];
    sent.push(body);
    const reply: WhatIfReply = {
      answers: answers.map((answer) =>
        answer.path === open ? { ...answer, value: null } : answer,
      ),
      now,
      then: body.changes.length === 0 ? now : then,
    };
    const answer =
      status === 200 ? reply : { statusCode: status, message: 'Too many.', requestId: 'r' };
    return Promise.resolve({
      ok: status === 200,
      status,
      statusText: '',
      json: () => Promise.resolve(answer),
      text: () => Promise.resolve(JSON.stringify(answer)),
    } as Response);
  };
});

const analysis = {
  id: 'r1',
  company: { name: 'Finch & Sons', ownerName: 'Ann Finch', country: 'GB' },
};

const openPlay = async () => {
  render(
    <FluentProvider theme={webLightTheme}>
      <AppServices>
        <WhatIf analysis={analysis} token="t+1" />
      </AppServices>
    </FluentProvider>,
  );
  const details = document.querySelector('details')!;
  details.open = true;
  await act(() => Promise.resolve(fireEvent(details, new Event('toggle'))));
  await screen.findByRole('table');
};

const rate = (label: string, rating: string) =>
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: new RegExp(label) })).getByRole('radio', {
      name: new RegExp(`^${rating} `),
    }),
  );
const cells = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('trying out other answers', () => {
  it('asks nothing before it is opened', () => {
    render(<WhatIf analysis={analysis} token={null} />);
    expect(screen.getByText(/nothing is saved/)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('shows the present answers and what the report says', async () => {
    await openPlay();
    expect(asked).toEqual(['POST /api/analysis/r1/what-if?token=t%2B1']);
    expect(cells('Overall score')).toEqual(['4.0', '–']);
    expect(screen.getAllByText('(now: 2 of 5)')).toHaveLength(4);
    expect(screen.getByRole('textbox', { name: /not given/ })).toBeTruthy();
    expect(
      (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations,
    ).toEqual([]);
  });

  it('shows and announces what a changed rating would do, and goes back', async () => {
    await openPlay();
    rate('Decisions are taken', '4');
    const words = await screen.findByText(/would be 4\.5 instead of 4\.0/);
    expect(words.closest('[role="status"]')).toBeTruthy();
    expect(words.textContent).toContain('New to begin with: Agree a second contact');
    expect(sent.at(-1)).toEqual({
      changes: [{ path: 'leadership_assessment.delegation', value: 4 }],
    });
    expect(cells('Readiness')).toEqual(['Phase 1: led by the owner', 'In transition']);
    const after = screen.getByRole('heading', { name: 'First steps with these answers' });
    // A step that stays keeps its words.
    expect(after.parentElement!.textContent).toContain('Write down the ten tasks');
    expect(after.parentElement!.textContent).toContain('first result by 1 Feb 2027 (new)');
    const before = sent.length;
    fireEvent.click(screen.getByRole('button', { name: 'Back to my answers' }));
    expect(cells('Overall score')).toEqual(['4.0', '–']);
    expect(sent).toHaveLength(before);
  });

  it('takes a number when its field is left, and refuses one out of bounds', async () => {
    await openPlay();
    const field = screen.getByRole('textbox', { name: /own share of sales/ });
    fireEvent.change(field, { target: { value: '170' } });
    fireEvent.blur(field);
    expect(screen.getByText('Please enter a number from 0 to 100')).toBeTruthy();
    expect(sent).toHaveLength(1);
    fireEvent.change(field, { target: { value: '32,5' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByText(/would be 4\.5/);
    expect(sent.at(-1)!.changes).toEqual([{ path: 'sales.sales_distribution.owner', value: 32.5 }]);
  });

  it('lets three answers be changed and no fourth', async () => {
    await openPlay();
    rate('Decisions are taken', '4');
    rate('Leaders set goals', '4');
    fireEvent.click(screen.getByRole('switch', { name: /second contact/ }));
    await screen.findByText(/would be 4\.5/);
    expect(screen.getByText(/Take one back to change another/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /own share/ }).disabled).toBe(
      true,
    );
    rate('Leaders set goals', '2');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /own share/ }).disabled).toBe(
      false,
    );
  });

  it('says why it failed, keeps the changes, and tries again', async () => {
    await openPlay();
    status = 429;
    rate('Decisions are taken', '4');
    expect((await screen.findByRole('alert')).textContent).toContain('Too many.');
    expect(screen.getByText('1 answer is changed.')).toBeTruthy();
    status = 200;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/would be 4\.5/)).toBeTruthy();
  });
});
