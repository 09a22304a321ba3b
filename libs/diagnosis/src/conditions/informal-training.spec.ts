import { describe, expect, it } from '@jest/globals';
import { soundsInformal } from './informal-training.js';

describe('soundsInformal', () => {
  it.each([
    'None at the moment.',
    'We have no formal training',
    'There is nothing yet',
    'n/a for our size',
    'On the job only',
    'On-the-job training.',
    'Currently, informal coaching',
    'Ad hoc, as needed',
  ])('hears it in: %s', (text) => expect(soundsInformal(text)).toBe(true));

  it.each([
    'None of our people starts without a plan',
    'On the job training with a mentor and a checklist',
    'Courses twice a year; nothing informal',
    'Notes are kept of every training day',
    'No employee works without training',
  ])('does not hear it in: %s', (text) => expect(soundsInformal(text)).toBe(false));
});
