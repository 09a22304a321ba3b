import { describe, expect, it } from '@jest/globals';
import { mailRemedy } from './mail-remedy.js';

describe('what helps after a mail', () => {
  it.each([
    ['550 5.1.1 user unknown', false, 'correct'],
    // The address was corrected since, so the refusal says nothing of the new one.
    ['550 5.1.1 user unknown', true, 'resend'],
    ['421 try again later', false, 'resend'],
    ['connect ECONNREFUSED', false, 'resend'],
    [null, false, 'resend'],
  ] as const)('that failed with %s (corrected: %s) is to %s', (reply, isCorrected, remedy) =>
    expect(mailRemedy({ status: 'failed', reply, isCorrected })).toBe(remedy),
  );

  it.each(['sent', 'pending', null])('that is %s is nothing', (status) =>
    expect(mailRemedy({ status, reply: '550 no', isCorrected: false })).toBeNull(),
  );
});
