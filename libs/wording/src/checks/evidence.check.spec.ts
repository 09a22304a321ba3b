import { describe, expect, it } from '@jest/globals';
import { checkEvidence } from './evidence.check.js';
import { aTask } from '../testing/a-task.js';
import { claim, saying, someWords } from '../testing/some-words.js';

const task = aTask();
const faultsOf = (text: string, evidence: string[], rules: string[] = []) =>
  checkEvidence(saying(text, evidence, rules), task).faults;

describe('evidence', () => {
  it('is there in good words', () => {
    const { faults, kept, words, isRepairNeeded } = checkEvidence(someWords(), task);
    expect({ faults, isRepairNeeded }).toEqual({ faults: [], isRepairNeeded: false });
    expect(kept).toEqual(words);
  });

  it.each([
    ['a fact', 'Much is not written down.', ['E02'], []],
    ['a fact that the rule reads', 'Much is not written down.', ['E02'], ['S-01']],
    ['a fact for each rule', 'Much hangs on one person.', ['E02', 'E06'], ['S-01', 'L-01']],
    ['a fact in the text alone', 'Documentation stands at {{E02}}.', [], ['S-01']],
    ['a name and a quote', 'You say so: {{Q01}}.', ['E01'], []],
  ])('is %s', (_, text, evidence, rules) => expect(faultsOf(text, evidence, rules)).toEqual([]));

  it.each([
    ['no fact at all', 'Much is not written down.', [], []],
    ['no fact of the rule', 'Much is not written down.', ['E05'], ['S-01']],
    ['no fact of the second rule', 'Much hangs on one person.', ['E02'], ['S-01', 'L-01']],
    ['a placeholder nobody knows', 'It stands at {{E99}}.', ['E01'], []],
    ['a placeholder with blanks', 'It stands at {{ E01 }}.', ['E01'], []],
    ['a placeholder of a template', 'It stands at {{docu}}.', ['E01'], []],
    ['a quote that may not be made', 'We read {{Q02}} here.', ['E01'], []],
    ['an empty placeholder', 'It stands at {{}}.', ['E01'], []],
  ])('is missing: %s', (_, text, evidence, rules) => {
    expect(faultsOf(text, evidence, rules)).toMatchObject([
      { check: 'V2', place: 'sections.currentState 1' },
    ]);
  });

  it('is completed by what the text names', () => {
    const { words } = checkEvidence(saying('From {{E01}} to {{E02}} for you.'), task);
    expect(words.sections.currentState?.[0]?.evidence).toEqual(['E01', 'E02']);
  });

  it('is not asked of a recommendation, which rests on its rule', () => {
    const [step] = someWords().recommendations;
    const words = (action: string) =>
      checkEvidence(someWords({ recommendations: [{ ...step!, action }] }), task);
    expect(words('Write down what you do.').faults).toEqual([]);
    expect(words('Write down {{E99}}.').faults).toHaveLength(1);
  });

  it('decides what is kept, and when to ask again', () => {
    const claims = (bad: number) =>
      Array.from({ length: 10 }, (_, index) =>
        claim(`Sentence ${index}.`, index < bad ? [] : ['E01']),
      );
    const checked = (bad: number) =>
      checkEvidence({ ...saying(''), sections: { currentState: claims(bad) } }, task);
    expect(checked(2).kept.sections.currentState).toHaveLength(8);
    expect(checked(2).isRepairNeeded).toBe(false);
    expect(checked(3).isRepairNeeded).toBe(true);
  });

  it('missing in one half of a gap drops the gap', () => {
    const [gap, ...others] = someWords().gaps;
    const words = someWords({ gaps: [{ ...gap!, meaning: 'It costs {{X1}}.' }, ...others] });
    expect(checkEvidence(words, task).kept.gaps.map(({ ruleId }) => ruleId)).toEqual([
      'L-01',
      'M-17',
    ]);
  });
});
