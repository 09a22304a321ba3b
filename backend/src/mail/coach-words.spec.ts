import { describe, expect, it } from '@jest/globals';
import type { CoachNews } from '../database/entities/email-delivery.entity.js';
import { coachWords } from './coach-words.js';

const facts = {
  companyName: 'Acme Ltd',
  ownerName: 'Ann Smith',
  submittedAt: new Date('2026-11-03T23:05:00Z'),
};
const wordsOf = (news: CoachNews, others: Partial<typeof facts> = {}) =>
  coachWords({ ...facts, ...others, news });

const submission: CoachNews = { reason: 'coach-submission', details: null };
const failedMail = (recipient: string, failure: string): CoachNews => ({
  reason: 'coach-mail-failed',
  details: { recipient, failure },
});

describe('a mail to the coach', () => {
  it('tells who submitted, and when, in UTC', () => {
    const { subject, details } = wordsOf(submission);
    expect(subject).toBe('New submission: Acme Ltd');
    expect(details).toContain('Ann Smith on Nov 3, 2026 11:05 PM UTC');
  });

  it('tells why an analysis failed, and what to do', () => {
    const words = wordsOf({ reason: 'coach-analysis-failed', details: { failure: 'No luck.' } });
    expect(words).toMatchObject({
      subject: 'A report failed: Acme Ltd',
      details: 'Why: No luck.',
      toDo: expect.stringContaining('"Regenerate"'),
    });
  });

  it('tells whom a mail did not reach, in the mail server’s words, and what to do', () => {
    const words = wordsOf(failedMail('ann@example', '550 5.1.1 No such user'));
    expect(words).toMatchObject({
      subject: 'A mail failed: Acme Ltd',
      what: expect.stringContaining('Acme Ltd could not be sent to ann@example.'),
      details: 'Why: 550 5.1.1 No such user',
      toDo: expect.stringMatching(/"Update Email".*"Resend Email"/),
    });
  });

  it.each([
    ['company', submission, { companyName: 'A\r\nBcc: v@evil.com http://evil.com' }],
    ['owner', submission, { ownerName: 'A\nhttp://evil.com' }],
    ['mail server', failedMail('a@b.com', '550 see https://evil.com/x\r\nor www.evil.com'), {}],
    ['address', failedMail('www.evil.com@evil.com', '550 No'), {}],
  ])('has no line break and no link that comes from the %s', (_whose, news, others) => {
    for (const text of Object.values(wordsOf(news, others)))
      expect(text).not.toMatch(/[\r\n]|:\/\/|\.com/);
  });

  it('leaves a long reason readable and an endless one out', () => {
    const { details } = wordsOf(failedMail('a@b.com', 'x'.repeat(1000)));
    expect(details).toMatch(/^Why: x{599}…$/);
  });
});
