import { beforeEach, describe, expect, it } from '@jest/globals';
import { dropSent, keepSent, readSent } from './sent-submission.js';

const key = 'ellac-questionnaire-sent';
const submission = {
  responseId: 's1',
  email: 'maren@alder.example',
  useAi: false,
  sentAt: new Date('2026-11-22T20:04:00Z'),
};
const after = (days: number) => new Date(submission.sentAt.getTime() + days * 86_400_000);

beforeEach(() => localStorage.clear());

describe('what was sent', () => {
  it('is read again for thirty days, and then forgotten', () => {
    keepSent(localStorage, submission);
    expect(readSent(localStorage, after(30))).toEqual(submission);
    expect(readSent(localStorage, after(30.1))).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is forgotten when the owner begins anew', () => {
    keepSent(localStorage, submission);
    dropSent(localStorage);
    expect(readSent(localStorage, after(0))).toBeNull();
  });

  it.each(['null', '[]', '{', '{"sentAt":"2026-11-22T20:04:00Z"}'])('is not %s', (stored) => {
    localStorage.setItem(key, stored);
    expect(readSent(localStorage, after(0))).toBeNull();
  });

  it('is not kept where the browser keeps nothing', () => {
    keepSent(null, submission);
    expect(readSent(null, after(0))).toBeNull();
  });
});
