import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { lateComponent } from './late-component.js';
import { latePart, useLatePart, type LatePart } from './late-part.js';

afterEach(cleanup);

/** A part that resolves or rejects when the test says so. */
function aPart() {
  const coming: { come: (part: string) => void; fail: () => void }[] = [];
  const fetch = jest.fn(
    () =>
      new Promise<string>((come, fail) => {
        coming.push({ come, fail: () => fail(new Error('gone')) });
      }),
  );
  const settle = (how: (last: (typeof coming)[number]) => void) =>
    act(async () => {
      how(coming.at(-1)!);
      await Promise.resolve();
    });
  return { part: latePart(fetch), fetch, settle };
}

function Shown({ part }: { readonly part: LatePart<string> }) {
  const state = useLatePart(part);
  if (state.kind === 'there') return state.part;
  return state.kind === 'waiting' ? 'waiting' : `failed ${String(state.failures)}`;
}

const shown = () => document.body.textContent;

describe('a late part', () => {
  it('is fetched once, however many want it', async () => {
    const { part, fetch, settle } = aPart();
    part.loadAhead();
    render(<Shown part={part} />);
    expect(shown()).toBe('waiting');
    await settle(({ come }) => come('there'));
    expect(shown()).toBe('there');
    await expect(part.load()).resolves.toBe('there');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is shown at once when it is there', async () => {
    const { part, settle } = aPart();
    part.loadAhead();
    await settle(({ come }) => come('there'));
    const seen: (string | null)[] = [];
    render(<Shown part={part} />);
    seen.push(shown());
    expect(seen).toEqual(['there']);
  });

  it('says that it failed, and comes when it is tried again', async () => {
    const { part, settle } = aPart();
    render(<Shown part={part} />);
    await settle(({ fail }) => fail());
    expect(shown()).toBe('failed 1');
    act(() => part.loadAhead());
    expect(shown()).toBe('waiting');
    await settle(({ fail }) => fail());
    expect(shown()).toBe('failed 2');
    act(() => part.loadAhead());
    await settle(({ come }) => come('there'));
    expect(shown()).toBe('there');
  });

  it('that failed unseen is tried again where it is needed', async () => {
    const { part, fetch, settle } = aPart();
    part.loadAhead();
    await settle(({ fail }) => fail());
    render(<Shown part={part} />);
    expect(shown()).toBe('waiting');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('a late component', () => {
  it('is nothing until it is there, and then has its props', async () => {
    const Greeting = lateComponent(
      latePart(() =>
        Promise.resolve({ Greet: ({ name }: { name: string }) => <b>Hello {name}</b> }),
      ),
      (part) => part.Greet,
    );
    const { container } = render(<Greeting name="Maren" />);
    expect(container.childNodes).toHaveLength(0);
    expect((await screen.findByText('Hello Maren')).tagName).toBe('B');
  });
});
