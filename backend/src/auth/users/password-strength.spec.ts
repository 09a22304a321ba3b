import { expect, it } from '@jest/globals';
import { strengthOf } from './password-strength.js';

/** Milliseconds of work; others on the machine change the time that passes. */
function workOf(password: string): number {
  const before = process.cpuUsage();
  strengthOf(password);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

it.each(['p4$$w0rd', 'p@55w0rd', '4$$', '@4a$5s0o'])(
  'takes no long work, whatever somebody sends: %s again and again',
  (text) => {
    strengthOf('loads the words');
    expect(workOf(text.repeat(32).slice(0, 128))).toBeLessThan(500);
  },
);

it.each(['c0rr3cth0rs3b4tt3ry5t4pl3', 'pr1nc355dr4g0n', '3ll4c-3ll4c-3'])(
  'still reads signs as letters: %s',
  (password) => expect(strengthOf(password).score).toBeLessThan(3),
);
