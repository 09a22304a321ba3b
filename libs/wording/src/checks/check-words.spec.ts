import type { PartWords } from '../words/part-words.js';
import { passagesOf } from '../words/passages.js';
import { describe, expect, it } from '@jest/globals';
import { checkWords, withoutFaulty } from './check-words.js';
import { aTask } from '../testing/a-task.js';
import { aCompletion, claim, someWords } from '../testing/some-words.js';

const context = {
  canary: 'violet-otter-kxqz',
  instructions: 'Word each finding in plain English.',
};
const task = aTask();
const checked = (words: PartWords | string) => checkWords(aCompletion(words), task, context);

const [gap, ...gaps] = someWords().gaps;
const withMeaning = (meaning: string) => someWords({ gaps: [{ ...gap!, meaning }, ...gaps] });

describe('good words', () => {
  it('pass as they are', () => {
    const { words, answered, faults, repair } = checked(someWords());
    expect({ words, faults, repair }).toEqual({ words: answered, faults: [], repair: [] });
  });
});

describe('an answer that cannot be read', () => {
  it('has no words and asks for a repair', () => {
    const { words, answered, faults, repair } = checked('Sorry.');
    expect([words, answered]).toEqual([null, null]);
    expect(repair).toEqual(faults);
    expect(faults).toMatchObject([{ check: 'V1', place: 'systems' }]);
  });
});

describe('a faulty item', () => {
  it.each([
    ['V3', 'It costs three weeks a year.'],
    ['V4', 'So {{COMPANY}} is ready for Phase 2.'],
    ['V7', 'People lose far too much time because every single offer has to pass over the desk.'],
    ['V8', 'Questo non va bene, e il titolare non sa che cosa fare.'],
  ])('asks for a repair and else takes the rules’ text: %s', (check, meaning) => {
    const { words, answered, faults, repair } = checked(withMeaning(meaning));
    expect(repair).toMatchObject([{ check, place: 'gaps S-01 meaning' }]);
    expect(answered?.gaps).toHaveLength(3);
    expect(words?.gaps.map(({ ruleId }) => ruleId)).toEqual(['L-01', 'M-17']);
    expect(faults).toContainEqual({
      check: 'V5',
      place: 'gaps S-01',
      why: 'a critical rule has no words',
    });
  });

  it('spoils the whole part where it says what is forbidden', () => {
    const { words, repair } = checked(withMeaning('Write to help@acme about it.'));
    expect(words).toBeNull();
    expect(repair.some(({ check }) => check === 'V6')).toBe(true);
  });

  it.each([
    ['V6', 'Success is guaranteed.'],
    ['V6', 'As an AI, it is hard to say what this costs.'],
    ['V6', 'Everything goes over his desk.'],
    ['V3', 'It shows within {{F02}} of the first absence.'],
  ])('spoils no other item: %s %s', (check, meaning) => {
    const { words, repair } = checked(withMeaning(meaning));
    expect(repair).toMatchObject([{ check, place: 'gaps S-01 meaning' }]);
    expect(words?.gaps.map(({ ruleId }) => ruleId)).toEqual(['L-01', 'M-17']);
  });

  it('takes the rule’s text where a recommendation says something else', () => {
    const [first, ...others] = someWords().recommendations;
    const action = 'Dismiss whoever asks too often, and tell customers to wait for an answer.';
    const { words, repair } = checked(
      someWords({ recommendations: [{ ...first!, action }, ...others] }),
    );
    expect(repair).toMatchObject([{ check: 'V5', place: 'recommendations S-01 action' }]);
    expect(words?.recommendations.map(({ ruleId }) => ruleId)).toEqual(['L-01']);
  });

  it('without evidence is dropped without a repair', () => {
    const considerations = [{ ...someWords().considerations[0]!, evidence: [] }];
    const { words, faults, repair } = checked(someWords({ considerations }));
    expect(repair).toEqual([]);
    expect(words?.considerations).toEqual([]);
    expect(faults.map(({ check }) => check)).toEqual(['V2', 'V5']);
  });

  it('in form alone asks for a repair and is kept else', () => {
    const { words, answered, repair } = checked(withMeaning('It ends without a stop'));
    expect(repair).toMatchObject([{ check: 'V8', place: 'gaps S-01 meaning' }]);
    expect(words).toEqual(answered);
  });
});

describe('words without their faulty items', () => {
  const fault = (place: string) => ({ check: 'V3' as const, place, why: '' });

  it('lose a paragraph that is left with too few claims', () => {
    const left = withoutFaulty(someWords(), [fault('sections.currentState 1')], task);
    expect(Object.keys(left?.sections ?? {})).toEqual(['implications']);
    expect(left?.gaps).toHaveLength(3);
  });

  it('keep a paragraph that has claims enough', () => {
    const currentState = [...someWords().sections.currentState!, claim('It is so.')];
    const words = someWords({ sections: { ...someWords().sections, currentState } });
    const left = withoutFaulty(words, [fault('sections.currentState 1')], task);
    expect(left?.sections.currentState).toEqual(currentState.slice(1));
  });

  it('are not trusted where much is faulty', () => {
    const places = passagesOf(someWords()).map(({ place }) => place);
    expect(withoutFaulty(someWords(), places.slice(0, 3).map(fault), task)).not.toBeNull();
    expect(withoutFaulty(someWords(), places.map(fault), task)).toBeNull();
  });
});
