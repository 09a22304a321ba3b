import type { Need } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './item-words.js';

const need = (reason: string | null): Need => ({
  responseId: 'q1',
  reportId: 'r1',
  companyId: 'c1',
  companyName: 'Alder & Finch',
  overallScore: null,
  band: null,
  previousScore: null,
  generationStatus: 'failed',
  recipientEmail: null,
  reason,
  at: '2026-11-22T08:00:00.000Z',
});

describe('what happened, in at most eight words', () => {
  it.each([
    [
      'failed-report',
      'The analyst could not write this report, although it was tried.',
      'The analyst could not write this report',
    ],
    ['failed-report', null, 'The reason is not known'],
    [
      'failed-mail',
      '550 5.1.1 Recipient address rejected: user unknown',
      'Refused: user unknown (550 5.1.1)',
    ],
    ['failed-mail', '554 No such mailbox.', 'Refused: No such mailbox (554)'],
    [
      'failed-mail',
      'The mail did not go out in 7 tries. The last one ended with: x',
      'The mail did not go out in 7 tries',
    ],
    [
      'failed-mail',
      'Something went wrong on our side; the log says more.',
      'Something went wrong on our side',
    ],
  ] as const)('%s: %s', (kind, reason, words) => {
    expect(wordsOf(kind, need(reason))).toBe(words);
  });
});
