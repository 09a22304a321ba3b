import type { PlanShare } from '@ellac/contracts';
import { AppServices } from '@ellac/web';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { SharePanel } from './share-panel.js';

const aShare = (id: string, madeBy: PlanShare['madeBy']): PlanShare => ({
  id,
  createdAt: '2026-11-24T12:00:00.000Z',
  expiresAt: '2026-12-24T12:00:00.000Z',
  madeBy,
});

let shares: PlanShare[];
let fault: { status: number; message: string } | null;
let calls: string[];

beforeEach(() => {
  cleanup();
  shares = [];
  fault = null;
  calls = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  globalThis.fetch = (input, init) => {
    const method = init!.method!;
    calls.push(`${method} ${input as string}`);
    let body: object = { statusCode: fault?.status, message: fault?.message, requestId: 'r' };
    if (fault === null) {
      if (method === 'POST') shares = [aShare('s2', 'owner'), ...shares];
      if (method === 'DELETE') shares = [];
      body = { shares, ...(method === 'POST' && { token: 'a-token' }) };
    }
    return Promise.resolve({
      ok: fault === null,
      status: fault?.status ?? 200,
      statusText: '',
      json: () => Promise.resolve(body),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as Response);
  };
});

const show = () =>
  render(
    <FluentProvider theme={webLightTheme}>
      <AppServices>
        <SharePanel access={{ reportId: 'r1', token: null }} region="US" id="panel" />
      </AppServices>
    </FluentProvider>,
  );

const inClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

describe('sharing a plan', () => {
  it('makes a link, shows it once, and copies it', async () => {
    const copied = jest.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    inClipboard(copied);
    show();
    expect(await screen.findByText('No link is open.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    const field = await screen.findByLabelText<HTMLInputElement>('The link');
    const link = `${location.origin}/results/r1?share=a-token`;
    expect(field.value).toBe(link);
    expect(screen.getByText('Open links')).toBeTruthy();
    expect(
      screen.getByText('Made on Nov 24, 2026 by the owner, ends on Dec 24, 2026'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(copied).toHaveBeenCalledWith(link);
    const { violations } = await axe.run(document.body, {
      // The panel stands below an h3 of the plan.
      rules: { region: { enabled: false }, 'heading-order': { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('marks the link where the browser does not copy', async () => {
    inClipboard(() => Promise.reject(new Error('not allowed')));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
    const field = await screen.findByLabelText<HTMLInputElement>('The link');
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Please copy the marked link')).toBeTruthy();
    expect(field.selectionEnd).toBe(field.value.length);
  });

  it('revokes a link, and the focus stays near', async () => {
    shares = [aShare('s1', 'coach')];
    show();
    const revoke = await screen.findByRole('button', { name: /^Revoke.*by a coach/ });
    fireEvent.click(revoke);
    const empty = await screen.findByText('No link is open.');
    expect(calls).toContain('DELETE /api/analysis/r1/plan-shares/s1');
    expect(document.activeElement).toBe(empty);
  });

  it('says why a link was not made', async () => {
    show();
    await screen.findByText('No link is open.');
    fault = { status: 409, message: 'Ten links to this plan are open.' };
    fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Ten links');
  });

  it('says that the links could not be loaded, and tries again', async () => {
    fault = { status: 503, message: 'Please wait.' };
    show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    fault = null;
    fireEvent.click(again);
    expect(await screen.findByText('No link is open.')).toBeTruthy();
  });
});
