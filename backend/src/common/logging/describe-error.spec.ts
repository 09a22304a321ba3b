import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { describeError } from './describe-error.js';

const canary = 'canary@example.com';

const caught = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

describe('describeError', () => {
  it('names what a refused statement broke, and not the values that PostgreSQL quotes', () => {
    const refused = Object.assign(new Error(`invalid input: "${canary}"`), {
      code: '23505',
      table: 'companies',
      constraint: 'one_company_for_each_owner',
      detail: `Key (owner_email)=(${canary}) already exists.`,
    });
    const error = new QueryFailedError('INSERT INTO companies VALUES ($1)', [canary], refused);
    const described = describeError(error);
    expect(described).toMatchObject({
      type: 'QueryFailedError',
      code: '23505',
      table: 'companies',
      constraint: 'one_company_for_each_owner',
      stack: expect.stringMatching(/describe-error\.spec\.ts:\d+/),
    });
    expect(described).not.toHaveProperty('message');
    expect(JSON.stringify(described)).not.toContain(canary);
  });

  it('keeps what a parser shows of a text, and what a mail server says, to itself', () => {
    const errors = [
      caught(() => JSON.parse(`{"email": ${canary}}`)),
      Object.assign(new Error(`550 <${canary}> unknown`), {
        code: 'EENVELOPE',
        response: `550 <${canary}> unknown`,
        rejected: [canary],
      }),
      new Error('outer', { cause: new Error(canary) }),
    ];
    for (const error of errors) expect(JSON.stringify(describeError(error))).not.toContain(canary);
  });

  it('takes no line of a message for a frame', () => {
    const error = new Error(`x\n    at ${canary} (/evil.js:1:1)\n    at b (/evil.js:1:1)`);
    expect(describeError(error).stack).not.toMatch(/canary|evil/);
    expect(describeError(error).stack).toMatch(/describe-error\.spec/);
  });

  it('says what the operating system said', () => {
    expect(describeError(caught(() => readFileSync('/nothing/here')))).toMatchObject({
      code: 'ENOENT',
      message: "ENOENT: no such file or directory, open '/nothing/here'",
    });
  });

  it('follows causes, though they go round', () => {
    const error = new TypeError('a');
    error.cause = new RangeError('b', { cause: error });
    expect(describeError(error)).toMatchObject({
      type: 'TypeError',
      cause: { type: 'RangeError', cause: { type: 'TypeError' } },
    });
  });

  it('takes no text for a code, and a thrown text for nothing', () => {
    const { code } = describeError(Object.assign(new Error(), { code: canary }));
    expect(code).toBeUndefined();
    expect(describeError(canary)).toEqual({ type: 'string' });
    expect(describeError(caught(() => createHash(canary)))).not.toHaveProperty('message');
  });
});
