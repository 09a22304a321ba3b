import { describe, expect, it } from '@jest/globals';
import { checkSchema } from './schema.check.js';
import { aTask } from '../testing/a-task.js';
import { aCompletion, claim, someWords } from '../testing/some-words.js';

const task = aTask();
const good = JSON.stringify(someWords());

describe('an answer that fits', () => {
  it.each([good, ` \n${good}\n`, '```json\n' + good + '\n```', '```\n' + good + '\n```'])(
    'is read: %#',
    (text) => {
      expect(checkSchema(aCompletion(text), task)).toEqual({ words: someWords(), faults: [] });
    },
  );

  it('may lack words for a rule: that is for the coverage to say', () => {
    const words = someWords({ gaps: [] });
    expect(checkSchema(aCompletion(words), task).words).toEqual(words);
  });
});

describe('an answer that does not fit', () => {
  const withClaim = (change: object) =>
    JSON.stringify({
      ...someWords(),
      sections: {
        ...someWords().sections,
        implications: [{ ...claim('Something is said here.'), ...change }],
      },
    });
  const [gap] = someWords().gaps;

  it.each([
    ['refused', aCompletion(good, { refusal: 'I cannot help with that.' })],
    ['cut off', aCompletion(good, { finishReason: 'length' })],
    ['filtered', aCompletion(good, { finishReason: 'content_filter' })],
    ['without a finish reason', aCompletion(good, { finishReason: null })],
    ['null', aCompletion(good, { text: null })],
    ['empty', aCompletion('  \n ')],
    ['not JSON', aCompletion('Here are the words you asked for.')],
    ['JSON with talk around it', aCompletion(`Sure! ${good}`)],
    ['cut JSON', aCompletion(good.slice(0, -20))],
    ['null as JSON', aCompletion('null')],
    ['a list', aCompletion(`[${good}]`)],
    ['too many bytes', aCompletion(good + ' '.repeat(10) + 'é'.repeat(100_001))],
    ['another key', aCompletion(JSON.stringify({ ...someWords(), score: 10 }))],
    ['a key less', aCompletion(JSON.stringify({ ...someWords(), gaps: undefined }))],
    ['another key in a claim', aCompletion(withClaim({ priority: 'low' }))],
    ['a fact that is not there', aCompletion(withClaim({ evidence: ['E99'] }))],
    ['a rule that is not there', aCompletion(withClaim({ rules: ['S-99'] }))],
    ['a text that is a number', aCompletion(withClaim({ text: 10 }))],
    ['a text without an end', aCompletion(withClaim({ text: 'a'.repeat(5000) }))],
    ['evidence without an end', aCompletion(withClaim({ evidence: Array(100).fill('E01') }))],
    [
      'a section that was not asked for',
      aCompletion(someWords({ sections: { ...someWords().sections, overview: [] } })),
    ],
    ['a section less', aCompletion(someWords({ sections: { currentState: [] } }))],
    ['a gap for a strength', aCompletion(someWords({ gaps: [{ ...gap!, ruleId: 'P-03' }] }))],
    ['one rule twice', aCompletion(someWords({ gaps: [gap!, gap!] }))],
  ])('is a fault of the whole part: %s', (_, answer) => {
    const { words, faults } = checkSchema(answer, task);
    expect(words).toBeNull();
    expect(faults).toMatchObject([{ check: 'V1', place: 'systems' }]);
  });

  it('is told of without what it held', () => {
    const answer = aCompletion(JSON.stringify({ ...someWords(), evil: 'visit evil.example' }));
    expect(JSON.stringify(checkSchema(answer, task).faults)).not.toContain('evil');
  });

  it('has nothing in a list that no rule is assigned to', () => {
    const none = aTask({ gaps: [], strengths: [], recommendations: [], considerations: [] });
    const empty = { gaps: [], strengths: [], recommendations: [], considerations: [] };
    expect(checkSchema(aCompletion(someWords(empty)), none).words).not.toBeNull();
    expect(checkSchema(aCompletion(someWords({ ...empty, gaps: [gap!] })), none).words).toBeNull();
    const filled = JSON.stringify({ ...someWords(empty), gaps: ['none'] });
    expect(checkSchema(aCompletion(filled), none).words).toBeNull();
  });
});
