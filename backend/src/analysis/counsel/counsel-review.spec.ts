import { describe, expect, it } from '@jest/globals';
import { clinicsTask } from '@ellac/wording/testing';
import { findingsIn, reviewMessages } from './counsel-review.js';

const completion = (value: unknown, finishReason = 'stop') => ({
  text: typeof value === 'string' ? value : JSON.stringify(value),
  finishReason,
  refusal: null,
  model: 'some-model',
  tokens: 1,
});
const finding = {
  place: 'letter 2 point 1.3',
  sentence: 'One hire pays for itself in May.',
  fault: 'The wage until then is left out.',
  instead: 'One hire pays for itself in August.',
};

describe('the review of a counsel', () => {
  it('finds what its completion says', () =>
    expect(findingsIn(completion({ findings: [finding] }))).toEqual([finding]));

  it.each([
    ['plain text', completion('All is well.')],
    ['something else', completion({ faults: [finding] })],
    ['cut off', completion({ findings: [finding] }, 'length')],
    ['far too long', completion({ findings: [{ ...finding, fault: 'wrong '.repeat(500) }] })],
    ['far too much', completion({ findings: Array.from({ length: 21 }, () => finding) })],
  ])('finds nothing where its completion is %s', (_, answer) =>
    expect(findingsIn(answer)).toEqual([]),
  );

  it.each([
    ['auditor', 'do each sum again'],
    ['coach', 'would make you send the other letter'],
  ] as const)(
    'is asked of the %s by answers and printed texts, without the name of the company',
    (reviewer, told) => {
      const task = { ...clinicsTask, names: { company: 'Maple Physio Inc.' } };
      const printed = [{ place: 'lead', text: 'The lease ends in May.' }];
      const messages = reviewMessages(task, { mark: 'MARK' }, printed, reviewer);
      const [system, data, answers, report] = messages.map(({ content }) => content);
      expect(messages).toHaveLength(4);
      expect(system).toContain(told);
      expect(data).toMatch(/^<<<data MARK\n\{"part":"review",.*"value":"45 days"/);
      expect(answers).toContain('It takes us fourteen weeks to hire a therapist');
      expect(report).toBe(`<<<report MARK\n${JSON.stringify(printed)}\nMARK report>>>`);
      expect(JSON.stringify(messages)).not.toContain('Maple');
    },
  );
});
