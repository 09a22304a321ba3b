import { describe, expect, it } from '@jest/globals';
import { aTask } from '@ellac/wording/testing';
import { answersOf, messagesFor, newSecrets } from './part-messages.js';

const secrets = { mark: 'MARK', canary: 'CANARY' };

/** What stands between the lines that are marked as data of this name. */
function blockOf(content: string, name: string): unknown {
  const found = content.match(new RegExp(`^<<<${name} MARK\\n(.*)\\nMARK ${name}>>>$`, 'm'));
  return JSON.parse(found![1]!);
}

describe('the messages of a part', () => {
  it('are the instructions, the data, and the owner’s words by themselves', () => {
    const task = aTask();
    const messages = messagesFor(task, [], secrets);
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'user']);
    expect(messages[0]!.content).toContain('CANARY');
    expect(blockOf(messages[1]!.content, 'data')).toMatchObject({ part: 'systems' });
    expect(blockOf(messages[2]!.content, 'answers')).toEqual(answersOf(task));
  });

  it('never hold the names of owner and company', () => {
    const text = JSON.stringify(messagesFor(aTask(), [], secrets));
    expect(text).not.toContain('Robin');
    expect(text).not.toContain('Tarn');
  });

  it('leave out answers that read like an instruction', () => {
    const [first, second] = aTask().ownerWords;
    const task = aTask({ ownerWords: [first!, { ...second!, isSuspicious: true }] });
    expect(answersOf(task).map(({ id }) => id)).toEqual(['Q01']);
    expect(messagesFor(aTask({ ownerWords: [] }), [], secrets)).toHaveLength(2);
  });

  it('say after a failed check what did not hold', () => {
    const faults = [{ check: 'V3', place: 'gaps S-01 finding', why: 'has a figure' }] as const;
    const messages = messagesFor(aTask(), faults, secrets);
    expect(blockOf(messages.at(-1)!.content, 'repair')).toEqual({ faults });
  });
});

it('marks and canaries are new for each request and cannot be guessed', () => {
  const all = Array.from({ length: 100 }, newSecrets);
  expect(new Set(all.map(({ mark }) => mark)).size).toBe(100);
  expect(new Set(all.map(({ canary }) => canary)).size).toBe(100);
  for (const { mark, canary } of all) {
    expect(mark).toHaveLength(12);
    expect(canary).toHaveLength(18);
  }
});
