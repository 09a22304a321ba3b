import type { Analysis, StepTicks } from '@ellac/contracts';
import { AppServices } from '@ellac/web';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { belowPageOne, ReportView } from '../report-view.js';
import { exampleAnalysis } from '../testing/example-analysis.js';
import { exampleAnalysisWithLetter } from '../testing/example-letter.js';
import { exampleAnalysisWithPageOne } from '../testing/example-with-page-one.js';
import { planSlotsOf } from './plan-slots.js';

const ticksPath = `/api/analysis/${exampleAnalysisWithPageOne.id}/ticks`;

let ticks: StepTicks['ticks'];
let isOffline: boolean;
let calls: string[];
/** Saved files: their names and their texts. */
let files: { name: string; file: Blob }[];

// Loaded once here, so that no test waits for it.
beforeAll(() => Promise.all([import('./work-with-it.js'), belowPageOne.load()]));

beforeEach(() => {
  cleanup();
  ticks = [];
  isOffline = false;
  calls = [];
  files = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  globalThis.fetch = (input, init) => {
    const path = input as string;
    calls.push(`${init!.method!} ${path}`);
    if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    if (init!.method === 'PUT') {
      const { isDone } = JSON.parse(init!.body as string) as { isDone: boolean };
      const stepId = path.slice(`${ticksPath}/`.length);
      ticks = ticks.filter((tick) => tick.stepId !== stepId);
      if (isDone) ticks = [{ stepId, doneAt: '2026-11-25T10:00:00.000Z' }, ...ticks];
    }
    return Promise.resolve({
      ok: true,
      status: 200,
      json: () => Promise.resolve({ ticks }),
    } as Response);
  };
  let file: Blob;
  URL.createObjectURL = (saved) => {
    file = saved as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    files.push({ name: this.download, file });
  };
});

const show = (analysis: Analysis, isReadOnly = false) =>
  render(
    <FluentProvider theme={webLightTheme}>
      <AppServices>
        <ReportView analysis={analysis} {...planSlotsOf(analysis, { token: null, isReadOnly })} />
      </AppServices>
    </FluentProvider>,
  );

const plan = () => within(screen.getByRole('region', { name: 'Implementation Plan' }));
const boxes = () => plan().getAllByRole<HTMLInputElement>('checkbox');

describe('the tools of a plan', () => {
  it('tick a step off and take that back, and count what is done', async () => {
    show(exampleAnalysisWithPageOne);
    const progress = await screen.findByText('0 of 3 steps done');
    expect(progress.getAttribute('role')).toBe('status');
    const box = plan().getByRole('checkbox', { name: /^Done.*Prepare the emergency file$/ });
    fireEvent.click(box);
    await screen.findByText('1 of 3 steps done, last on Nov 25, 2026');
    expect(calls).toEqual([`GET ${ticksPath}`, `PUT ${ticksPath}/L-20`]);
    const ticked = plan().getByRole<HTMLInputElement>('checkbox', {
      name: /^Done on Nov 25, 2026.*Prepare the emergency file$/,
    });
    expect(ticked.checked).toBe(true);
    fireEvent.click(ticked);
    await screen.findByText('0 of 3 steps done');
  });

  it('say what could not be saved, and the box stays as it was', async () => {
    show(exampleAnalysisWithPageOne);
    await screen.findByText('0 of 3 steps done');
    isOffline = true;
    fireEvent.click(boxes()[0]!);
    expect(await screen.findByText('Not saved')).toBeTruthy();
    expect(boxes()[0]!.checked).toBe(false);
  });

  it('say that the ticks could not be loaded, and try again', async () => {
    isOffline = true;
    show(exampleAnalysisWithPageOne);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(plan().queryByRole('checkbox')).toBeNull();
    isOffline = false;
    fireEvent.click(again);
    expect(await screen.findByText('0 of 3 steps done')).toBeTruthy();
    expect(boxes()).toHaveLength(3);
  });

  it('save one step or all of them as a calendar file', async () => {
    show(exampleAnalysisWithPageOne);
    await screen.findByText('0 of 3 steps done');
    fireEvent.click(plan().getByRole('button', { name: /^Add to calendar.*emergency file$/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Add all steps to calendar' }));
    await act(() => Promise.resolve());
    expect(files.map(({ name }) => name)).toEqual([
      'prepare-the-emergency-file.ics',
      'business-plan-steps.ics',
    ]);
    expect(files[0]!.file.type).toBe('text/calendar');
    expect(files[1]!.file.size).toBeGreaterThan(files[0]!.file.size);
  });

  it('print the first ninety days alone', async () => {
    show(exampleAnalysisWithPageOne);
    await screen.findByText('0 of 3 steps done');
    const printed = jest.fn(() => document.documentElement.dataset['printed']);
    globalThis.print = printed;
    fireEvent.click(screen.getByRole('button', { name: 'Print my first 90 days' }));
    expect(printed).toHaveReturnedWith('ninety-days');
    dispatchEvent(new Event('afterprint'));
    expect(document.documentElement.dataset['printed']).toBeUndefined();
    const sheet = document.querySelector('[data-ninety-days]')!;
    expect(sheet.parentElement).toBe(document.body);
    expect(sheet.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
    expect(sheet.textContent).toContain('Parts of the file that are complete');
  });

  it('only show a coach what is done', async () => {
    ticks = [{ stepId: 'S-01', doneAt: '2026-11-20T10:00:00.000Z' }];
    show(exampleAnalysisWithPageOne, true);
    await screen.findByText('1 of 3 steps done, last on Nov 20, 2026');
    expect(plan().queryByRole('checkbox')).toBeNull();
    expect(plan().getByText('Done on Nov 20, 2026')).toBeTruthy();
  });

  it('stand with the recommendations where these tell each step of the plan', async () => {
    show(exampleAnalysisWithLetter);
    await screen.findByText('0 of 2 steps done');
    const advice = within(screen.getByRole('region', { name: 'Recommendations' }));
    expect(advice.getAllByRole('checkbox')).toHaveLength(2);
    expect(plan().queryByRole('checkbox')).toBeNull();
    const list = plan().getByText('As a list').closest('details')!;
    expect(list.open).toBe(false);
    expect(within(list).getAllByRole('heading', { level: 4, hidden: true })).toHaveLength(2);
  });

  it('are not there in a report whose steps have no ids', () => {
    expect(planSlotsOf(exampleAnalysis, { token: null })).toEqual({});
  });
});
