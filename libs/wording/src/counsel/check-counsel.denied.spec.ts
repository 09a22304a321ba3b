import { describe, expect, it } from '@jest/globals';
import { checkCounsel } from './check-counsel.js';
import type { CounselWords } from './counsel-words.js';
import { filledCounsel } from './filled-counsel.js';
import { aCounsel, clinics, clinicsTask } from '../testing/a-counsel.js';
import { checkedCounsel, counselContext, withParagraph } from '../testing/changed-counsel.js';
import { aCompletion } from '../testing/some-words.js';

const counselOf = (words: CounselWords) => filledCounsel(words, clinicsTask, clinics);

describe('an answer that the long answers deny', () => {
  const denial = {
    answer: 'E25',
    path: 'qualitative.challenges',
    sentence: 'the waiting list is five weeks.',
    text: 'You tick {{E25}} away, but the list waits for you; both cannot be right.',
  } as const;

  it('is told with the tick and the sentence', () => {
    expect(checkedCounsel(aCounsel({ denied: [denial] })).faults).toEqual([]);
    const [told] = counselOf(aCounsel({ denied: [denial] })).denied!;
    expect(told).toEqual({
      path: 'owner_dependency.max_absence_days',
      ticked: 'Longest absence of the owner that the company is said to cope with: 45 days',
      text: 'You tick 45 days away, but the list waits for you; both cannot be right.',
      evidence: [
        'Longest absence of the owner that the company is said to cope with: 45 days',
        'You write: “the waiting list is five weeks.”',
      ],
    });
  });

  it.each([
    { sentence: 'The waiting list is fifteen weeks.' },
    { sentence: '' },
    { path: 'qualitative.vision' as const },
    { answer: 'S01' },
    { answer: 'E99' },
  ])('is left out without them: %j', (change) => {
    const checked = checkedCounsel(aCounsel({ denied: [{ ...denial, ...change }] }));
    expect(checked.faults.map(({ place }) => place)).toContain('denied 1');
    expect(checked.words!.denied).toEqual([]);
  });

  it('and another let the counsel say that the company is not ready, against the ticks', () => {
    const ready = { ...clinicsTask.judgement, band: 'phase-2-ready' as const };
    const text = 'The company is not ready for Phase 2. Therapists decide what comes first.';
    const change = withParagraph(1, 1, { text, points: [], figures: [] });
    const faultsOf = (denied: CounselWords['denied']) =>
      checkCounsel(
        aCompletion(JSON.stringify(aCounsel({ ...change, denied }))),
        { ...clinicsTask, judgement: ready },
        counselContext,
      ).faults.filter(({ why }) => why.startsWith('contradicts the readiness'));
    expect(faultsOf([denial])).toHaveLength(1);
    expect(faultsOf([denial, { ...denial, answer: 'E26' }])).toEqual([]);
  });
});
