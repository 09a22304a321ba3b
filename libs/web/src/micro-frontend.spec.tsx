import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useLayoutEffect } from 'react';
import type { AppProps } from 'single-spa';
import { createMicroFrontend } from './micro-frontend.js';

const main = () => document.getElementById('app')!;
/** Whether the main part was ever seen without any words. */
let wasEmpty: boolean;
let observer: MutationObserver;

beforeEach(() => {
  document.body.innerHTML = '<main id="app"><p>Sketch</p></main>';
  wasEmpty = false;
  observer = new MutationObserver(() => {
    wasEmpty ||= main().textContent === '';
  });
  observer.observe(main(), { childList: true, subtree: true });
});
afterEach(() => observer.disconnect());

const props = (name: string) => ({ name }) as AppProps;
const run = (lifecycle: unknown, name: string) =>
  (lifecycle as (own: AppProps) => Promise<void>)(props(name));

describe('a micro-frontend', () => {
  it('takes the place of what is there when it has something to show, and leaves a word', async () => {
    const seen: (string | null)[] = [];
    const App = () => {
      useLayoutEffect(() => void seen.push(main().textContent), []);
      return <h1>First</h1>;
    };
    const app = createMicroFrontend({ name: 'one', App });
    await run(app.bootstrap, 'one');
    await run(app.mount, 'one');
    expect(seen).toEqual(['SketchFirst']);
    expect(main().textContent).toBe('First');
    await run(app.unmount, 'one');
    expect(main().textContent).toBe('Loading…');

    const next = createMicroFrontend({ name: 'two', App: () => <h1>Next</h1> });
    await run(next.mount, 'two');
    expect(main().textContent).toBe('Next');
    expect(wasEmpty).toBe(false);
  });

  it('that breaks at once says so in the place of what was there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = createMicroFrontend({
      name: 'broken',
      App: () => {
        throw new Error('broken');
      },
    });
    await run(app.mount, 'broken');
    expect(main().textContent).toContain('This part of the page stopped working');
    expect(main().textContent).not.toContain('Sketch');
  });
});
