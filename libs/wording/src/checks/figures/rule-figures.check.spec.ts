import { describe, expect, it } from '@jest/globals';
import { ruleFigureFaults } from './rule-figures.check.js';
import { aTask, rules } from '../../testing/a-task.js';
import { saying, someWords } from '../../testing/some-words.js';

const absence = {
  ...rules[1]!,
  expectedOutcome: 'Absences of {{F02}} or less leave no trace.',
};
const task = aTask({ rules: [rules[0]!, absence, rules[2]!, rules[3]!] });
const advised = (action: string, expectedOutcome: string) =>
  ruleFigureFaults(
    someWords({ recommendations: [{ ruleId: 'L-01', action, expectedOutcome }] }),
    task,
  );
const whysOf = (action: string, expectedOutcome: string) =>
  advised(action, expectedOutcome).map(({ why }) => why);

describe('figures of rules’ texts', () => {
  it('stand right in good words', () => expect(ruleFigureFaults(someWords(), aTask())).toEqual([]));

  it.each([
    ['a claim that names the rule', 'Even {{F02}} would be news.', ['L-01']],
    ['a claim that names another rule beside it', 'Even {{F02}} would be news.', ['S-01', 'L-01']],
    ['no figure of a rule at all', 'Even {{E06}} would be news.', []],
  ])('may stand in %s', (_, text, named) => {
    expect(ruleFigureFaults(saying(text, ['E06'], named), task)).toEqual([]);
  });

  it.each([
    ['a claim that names another rule', 'Even {{F02}} would be news.', ['S-01']],
    ['a claim that names no rule', 'Even {{F02}} would be news.', []],
  ])('may not stand in %s', (_, text, named) => {
    expect(ruleFigureFaults(saying(text, ['E06'], named), task)).toMatchObject([
      { check: 'V3', place: 'sections.currentState 1' },
    ]);
  });

  it('may not stand in an item of another rule', () => {
    const [gap, ...gaps] = someWords().gaps;
    const [consideration] = someWords().considerations;
    const text = 'It takes {{F02}} and no more.';
    const words = someWords({
      gaps: [{ ...gap!, meaning: text }, ...gaps],
      considerations: [{ ...consideration!, text }],
    });
    expect(ruleFigureFaults(words, task).map(({ place }) => place)).toEqual(
      expect.arrayContaining(['gaps S-01 meaning', 'considerations S-01']),
    );
  });

  it.each([
    ['in their halves', 'Plan {{F02}} without calls.', 'An absence of {{F02}} or less is no news.'],
    ['in the outcome alone', 'Plan an absence.', 'An absence of {{F02}} works.'],
    ['in the action alone', 'Plan {{F02}} without calls.', 'An absence that works.'],
    ['with the same limit', 'Plan {{F02}}.', 'Absences of at most {{F02}} are no news.'],
  ])('are kept in a recommendation %s', (_, action, outcome) => {
    expect(whysOf(action, outcome)).toEqual([]);
  });

  it.each([
    ['lost', 'Plan an absence.', 'It works.', 'leaves out {{F02}}, which its rule names'],
    [
      'of another rule',
      'Plan {{F02}}, then {{F01}}.',
      'It works.',
      'has {{F01}}, a figure from the text of another rule',
    ],
    [
      'turned round',
      'Plan {{F02}}.',
      'Absences of more than {{F02}} are no news.',
      'turns the limit {{F02}} of its rule round',
    ],
  ])('may not be %s', (_, action, outcome, why) => {
    expect(whysOf(action, outcome)).toContain(why);
  });

  it('of the action may not be promised as the outcome', () => {
    const two = { ...absence, inputs: ['F01', 'F02'], action: 'Try {{F01}}, then {{F02}}.' };
    const words = someWords({
      recommendations: [
        { ruleId: 'L-01', action: 'Try {{F01}}, then {{F02}}.', expectedOutcome: '{{F01}} away.' },
      ],
    });
    expect(ruleFigureFaults(words, aTask({ rules: [two] })).map(({ why }) => why)).toContain(
      'promises another figure than its rule',
    );
  });
});
