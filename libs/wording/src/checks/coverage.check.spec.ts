import { describe, expect, it } from '@jest/globals';
import { coverageOf } from './coverage.check.js';
import { aTask } from '../testing/a-task.js';
import { someWords } from '../testing/some-words.js';

describe('coverage', () => {
  it('is whole where each assigned rule has words', () => {
    expect(coverageOf(someWords(), aTask())).toEqual({
      missing: {
        gaps: [],
        recommendations: [],
        strengths: [],
        weaknesses: [],
        highlights: [],
        considerations: [],
      },
      faults: [],
    });
  });

  it('names what has none, and which of it is critical', () => {
    const words = someWords({ gaps: someWords().gaps.slice(0, 1), considerations: [] });
    expect(coverageOf(words, aTask())).toEqual({
      missing: {
        gaps: ['L-01', 'M-17'],
        recommendations: [],
        strengths: [],
        weaknesses: [],
        highlights: [],
        considerations: ['S-01'],
      },
      faults: [
        { check: 'V5', place: 'gaps L-01', why: 'a critical rule has no words' },
        { check: 'V5', place: 'gaps M-17', why: 'the rule has no words' },
        { check: 'V5', place: 'considerations S-01', why: 'a critical rule has no words' },
      ],
    });
  });

  it('asks for no rule that is not assigned', () => {
    const task = aTask({ gaps: ['S-01'], recommendations: [] });
    expect(coverageOf(someWords({ recommendations: [] }), task).missing.recommendations).toEqual(
      [],
    );
  });
});
