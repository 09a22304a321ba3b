import { describe, expect, it } from '@jest/globals';
import { passagesOf } from '../../words/passages.js';
import { copyingFaults } from './copying.check.js';
import { aTask } from '../../testing/a-task.js';
import { saying, someWords } from '../../testing/some-words.js';

const instructions =
  'Word each finding in plain English for the owner of this company, and never invent a figure or a name that is not among the facts.';
const faultsOf = (text: string) => copyingFaults(passagesOf(saying(text)), aTask(), instructions);

describe('copying', () => {
  it('is not in good words', () =>
    expect(copyingFaults(passagesOf(someWords()), aTask(), instructions)).toEqual([]));

  it.each([
    'Every single offer passes over one desk before it may leave the house.',
    'You put it like this: {{Q01}}.',
    'The “who does what” list is missing.',
    'The rule is “ask first”, and everyone knows it.',
    'It is the owners’ task, and the customers’ gain.',
  ])('is not: %s', (text) => expect(faultsOf(text)).toEqual([]));

  it.each([
    'The team loses far too much time because every single offer has to pass over your desk.',
    'FAR TOO MUCH time, because every single offer has to pass over… the desk!',
    'It leaks because every single offer has to pass over the desk of them all; we lose far too much time because every single offer has to pass.',
    'Never invent a figure or a name that is not among the facts.',
    'As you say, “we lose far too much”.',
    'As you say, "every single offer passes my desk".',
    'As you say, ‘every single offer passes my desk’.',
    'As you say, «every single offer passes my desk».',
  ])('is: %s', (text) => {
    expect(faultsOf(text)).toMatchObject([{ check: 'V7', place: 'sections.currentState 1' }]);
  });
});
