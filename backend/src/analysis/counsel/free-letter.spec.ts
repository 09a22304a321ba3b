import { describe, expect, it } from '@jest/globals';
import { clinicsTask } from '@ellac/wording/testing';
import { freeLetterIn, freeLetterMessages } from './free-letter.js';

const completion = (text: string, finishReason = 'stop') => ({
  text,
  finishReason,
  refusal: null,
  model: 'some-model',
  tokens: 1,
});
const told = JSON.stringify({ text: 'Dear owner, hire first.' });

describe('the free letter of a language model', () => {
  it('is the text of its completion', () =>
    expect(freeLetterIn(completion(told))).toBe('Dear owner, hire first.'));

  it('can be stored, whatever characters it has', () =>
    expect(freeLetterIn(completion(JSON.stringify({ text: 'A\u0000 B\ud800 😀' })))).toBe(
      'A\ufffd B\ufffd 😀',
    ));

  it.each([
    ['plain text', completion('Dear owner, hire first.')],
    ['something else', completion(JSON.stringify({ letter: 'Dear owner' }))],
    ['cut off', completion(told, 'length')],
    ['far too long', completion(JSON.stringify({ text: 'Dear owner. '.repeat(2000) }))],
  ])('is none where it is %s', (_, answer) => expect(freeLetterIn(answer)).toBeNull());

  it('is asked for by the answers, without the name of the company', () => {
    const task = { ...clinicsTask, names: { company: 'Maple Physio Inc.' } };
    const messages = freeLetterMessages(task, { mark: 'MARK' });
    const [system, data, answers] = messages.map(({ content }) => content);
    expect(messages).toHaveLength(3);
    expect(system).toContain('Write the letter');
    expect(data).toMatch(/^<<<data MARK\n\{"part":"letter",.*"value":"45 days"/);
    expect(answers).toContain('It takes us fourteen weeks to hire a therapist');
    expect(JSON.stringify(messages)).not.toContain('Maple');
  });
});
