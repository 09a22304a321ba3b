import { describe, expect, it } from '@jest/globals';
import { generatedPassword } from './generated-password.js';
import { passwordFault } from './password-rule.js';

const fault = (password: string, username = 'ida') => passwordFault(password, username);

describe('a new password', () => {
  it.each([
    'twelve chars',
    'ein Satz, den nur ich kenne',
    '739 102 846 551',
    'x'.repeat(100) + 'y'.repeat(28),
    '北京北京北京北京北京北京',
  ])('may be "%s"', async (password) => expect(await fault(password)).toBeNull());

  it.each(['', 'eleven char', '🙂'.repeat(11), 'e\u0301'.repeat(11)])(
    'is too short with "%s"',
    async (password) => expect(await fault(password)).toMatch(/at least 12 characters/),
  );

  it('has at most 128 characters', async () =>
    expect(await fault('ab'.repeat(64) + 'c')).toMatch(/at most 128 characters/));

  it.each(['qwerty123456', 'QWERTY123456', 'Password1234', '12345password!', 'sunshine-2024'])(
    'is refused when guessers try it: %s',
    async (password) => expect(await fault(password)).toMatch(/too common/),
  );

  it('does not contain the name', async () => {
    expect(await fault('I am IDA, the coach')).toMatch(/must not contain the username/);
    expect(await fault('nobody guesses this', 'Admin')).toBeNull();
  });

  it('that is made for somebody is long, readable and never the same', async () => {
    const made = Array.from({ length: 1000 }, generatedPassword);
    for (const password of made) expect(password).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}.{4}$/);
    expect(new Set(made).size).toBe(1000);
    expect(await fault(made[0]!)).toBeNull();
  });
});
