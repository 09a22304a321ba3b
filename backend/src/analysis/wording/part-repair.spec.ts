import { describe, expect, it } from '@jest/globals';
import type { Fault } from '@ellac/wording';
import { aTask, claim, someWords } from '@ellac/wording/testing';
import { merged, narrowed } from './part-repair.js';

const at = (place: string): Fault => ({ check: 'V3', place, why: 'has a figure' });

describe('what is asked for once more', () => {
  it('is only what did not pass, with all its facts and rules', () => {
    const task = aTask();
    const anew = narrowed(task, [at('sections.currentState 2'), at('gaps L-01 meaning')]);
    expect(anew).toEqual({
      ...task,
      sections: [task.sections[0]],
      gaps: ['L-01'],
      strengths: [],
      recommendations: [],
      weaknesses: [],
      highlights: [],
      considerations: [],
    });
  });

  it('tells rules apart whose ids begin alike', () => {
    const task = aTask({ gaps: ['S-1', 'S-12'] });
    expect(narrowed(task, [at('gaps S-12 finding')]).gaps).toEqual(['S-12']);
  });

  it('is the whole part where the answer could not be read', () => {
    const task = aTask();
    expect(narrowed(task, [at('systems')])).toBe(task);
  });
});

describe('what was written anew', () => {
  it('takes the place of its first version, and nothing else changes', () => {
    const words = someWords();
    const gap = { ...words.gaps[1]!, meaning: 'A week in bed would be noticed outside.' };
    const currentState = [claim('Another beginning.')];
    const both = merged(words, {
      sections: { currentState },
      gaps: [gap],
      strengths: [],
      recommendations: [],
      weaknesses: [],
      highlights: [],
      considerations: [],
    });
    expect(both.sections).toEqual({ ...words.sections, currentState });
    expect(both.gaps).toHaveLength(words.gaps.length);
    expect(both.gaps.find(({ ruleId }) => ruleId === gap.ruleId)).toEqual(gap);
    expect(both.gaps.filter(({ ruleId }) => ruleId !== gap.ruleId)).toEqual(
      words.gaps.filter(({ ruleId }) => ruleId !== gap.ruleId),
    );
    const { strengths, recommendations, considerations } = words;
    expect(both).toMatchObject({ strengths, recommendations, considerations });
  });
});
