import { expect, it } from '@jest/globals';
import { returnPageOf, withSignIn } from './return-page.js';

it.each([
  ['/admin', '/admin'],
  ['/admin/results/1?tab=answers', '/admin/results/1?tab=answers'],
  ['/admin//evil.example', '/admin//evil.example'],
])('leads back to %s', (address, page) => {
  expect(returnPageOf(address)).toBe(page);
});

it.each([
  undefined,
  ['/admin/inbox'],
  '',
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example/admin',
  '\\\\evil.example/admin',
  'javascript:alert(1)',
  '/admin/../results/1',
  '/administrator',
  '/results/1',
  `/admin?${'q'.repeat(2000)}`,
])('leads to the first page, and not to %s', (address) => {
  expect(returnPageOf(address)).toBe('/admin');
});

it('adds the ending to any page', () => {
  expect(withSignIn('/admin', 'expired')).toBe('/admin?sign-in=expired');
  expect(withSignIn('/admin?view=trash', 'code')).toBe('/admin?view=trash&sign-in=code');
});
