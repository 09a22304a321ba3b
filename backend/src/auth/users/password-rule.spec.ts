import { describe, expect, it } from '@jest/globals';
import { generatedPassword } from './generated-password.js';
import { passwordFault } from './password-rule.js';

const fault = (password: string, username = 'ida') => passwordFault(password, username);

describe('a new password', () => {
  it.each([
    'twelve chars',
    'ein Satz, den nur ich kenne',
    '739 102 846 551',
    'four words and more'.padEnd(128, 'a tail of some length'),
    '千里之行始于足下也是如此',
    'correct horse battery staple',
    'tr0ub4dor&3xy',
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

  it.each([
    ['blanks', ' '.repeat(12), 'repeats the same characters'],
    ['one sign', 'aaaaaaaaaaaa', 'repeats the same characters'],
    ['two signs', 'x'.repeat(100) + 'y'.repeat(28), 'repeats the same characters'],
    ['a word twice', 'Sunshine-Sunshine-', 'repeats the same characters'],
    ['two letters again', '北京北京北京北京北京北京', 'repeats the same characters'],
    ['rows of keys', 'qwertyuiopas', 'words that are tried first'],
    ['keys of another keyboard', 'yxcvbnm,.-yx', 'keys of a keyboard'],
    ['columns of keys', ';lkjhgfdsa;l', 'keys of a keyboard'],
    ['the alphabet', 'abcdefghijkl', 'a sequence'],
    ['common words', 'monkeydragon12', 'words that are tried first'],
    ['common words with signs for letters', 'P@ssw0rdDr@g0n', 'words that are tried first'],
    ['the product’s name', 'ellac-ellac-ellac', 'repeats the same characters'],
    ['a well-known example', 'correcthorsebatterystaple', 'words that are tried first'],
  ])('is refused when it is easy to guess (S14): %s', async (_what, password, reason) => {
    const sentence = await fault(password);
    expect(sentence).toMatch(/^This password is easy to guess: it /);
    expect(sentence).toContain(reason);
  });

  it('may have a part that is easy to guess beside one that is not (S14)', async () => {
    for (const password of ['aaaaaaaaaaaa kx8f2mvtq', 'a password 739 102 846', 'ellac Xk9mQ2vLp7'])
      expect(await fault(password)).toBeNull();
  });

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
