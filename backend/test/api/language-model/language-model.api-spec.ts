import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LanguageModel } from '../../../src/analysis/model/language-model.js';
import { ModelFault } from '../../../src/analysis/model/model-fault.js';
import type { ModelRequest } from '../../../src/analysis/model/model-request.js';
import { type Environment, readEnvironment } from '../../../src/config/environment.js';
import {
  aLanguageModel,
  type Behaviour,
  type StandIn,
} from '../../support/services/stand-in-model.js';
import { aPartRequest } from '../../support/wording/part-request.js';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await aLanguageModel();
});
afterAll(() => standIn.close());
beforeEach(async () => {
  await standIn.behave({});
  await standIn.forget();
});

const model = (settings: Partial<Environment> = {}): LanguageModel =>
  new LanguageModel(
    Object.assign(
      readEnvironment({
        DATABASE_URL: 'postgres://nowhere',
        REDIS_URL: 'redis://nowhere',
        SMTP_URL: 'smtp://nowhere',
        SECRET: 's'.repeat(32),
        ...standIn.settings,
      }),
      settings,
    ),
  );

const ask = (
  settings: Partial<Environment> = {},
  request: ModelRequest = aPartRequest(),
  signal: AbortSignal = new AbortController().signal,
) => model(settings).ask(request, signal);

const faultOf = async (asked: Promise<unknown>): Promise<ModelFault> => {
  const error = await asked.then(
    () => new Error('it answered'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ModelFault);
  return error as ModelFault;
};

/** Below the smallest value that an operator can set, so that no test waits for a second. */
const soon = { AI_TIMEOUT_S: 0.2 };

describe('an answer', () => {
  it('comes with the words, the model, the tokens and how it ended', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({ finishReason: 'stop', refusal: null, model: 'stand-in' });
    expect(JSON.parse(answer.text!)).toMatchObject({ gaps: [{ ruleId: 'S-01' }] });
    expect(answer.tokens).toBeGreaterThan(200);
  });

  it('is asked for by a strict schema, without a temperature', async () => {
    const request = aPartRequest();
    await ask({}, request);
    const [entry] = await standIn.settled(1);
    expect(entry!.body).toEqual({
      model: 'stand-in',
      messages: request.messages,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'systems', strict: true, schema: request.schema },
      },
      max_completion_tokens: 4000,
    });
  });

  it('is asked for in words of a server that knows no schemas', async () => {
    const request = aPartRequest();
    const answer = await ask({ OPENAI_MODE: 'json' }, request);
    expect(JSON.parse(answer.text!)).toHaveProperty('sections');
    const [entry] = await standIn.settled(1);
    expect(entry!.body).toEqual({
      model: 'stand-in',
      messages: [
        ...request.messages,
        { role: 'system', content: expect.stringContaining(JSON.stringify(request.schema)) },
      ],
      response_format: { type: 'json_object' },
      max_tokens: 4000,
    });
  });

  it('has its tokens estimated where the server does not count them', async () => {
    const counted = await ask();
    await standIn.behave({ always: 'no usage' });
    const { tokens } = await ask();
    expect(tokens).toBeGreaterThanOrEqual(counted.tokens);
    expect(tokens).toBeLessThan(3 * counted.tokens);
  });

  it.each([
    ['cut off by length', { finishReason: 'length', text: expect.any(String) }],
    ['refuse', { text: null, refusal: expect.any(String) }],
    ['filter', { text: null, finishReason: 'content_filter' }],
    ['empty text', { text: '' }],
    ['plain text', { text: expect.stringContaining('Of course') }],
  ])('is handed on for the checks to judge: %s', async (behaviour, expected) => {
    await standIn.behave({ always: behaviour });
    expect(await ask()).toMatchObject(expected);
    expect(await standIn.settled(1)).toHaveLength(1);
  });
});

const rows: [Behaviour, ModelFault['kind'], RegExp][] = [
  ['rate limit', 'passing', /no more requests/],
  ['request timeout', 'passing', /overloaded or has a fault/],
  ['conflict', 'passing', /overloaded or has a fault/],
  ['server error', 'passing', /overloaded or has a fault/],
  ['bad gateway', 'passing', /overloaded or has a fault/],
  ['unavailable', 'passing', /overloaded or has a fault/],
  ['gateway timeout', 'passing', /overloaded or has a fault/],
  ['reset', 'passing', /could not be reached/],
  ['cut off in the middle', 'passing', /connection broke/],
  ['wrong key', 'blocked', /valid OPENAI_API_KEY/],
  ['quota used up', 'blocked', /credit/],
  ['payment required', 'blocked', /credit/],
  ['forbidden', 'refused', /rights of OPENAI_API_KEY/],
  ['unknown model', 'blocked', /correct OPENAI_MODEL\./],
  ['unknown address', 'blocked', /correct OPENAI_BASE_URL/],
  ['moved elsewhere', 'blocked', /correct OPENAI_BASE_URL/],
  ['bad request', 'refused', /OPENAI_MODE=json/],
  ['unprocessable', 'refused', /OPENAI_MODE=json/],
  ['prompt filtered', 'unusable', /filtered the request/],
  ['prompt too long', 'unusable', /too long for the language model/],
  ['html', 'unusable', /no answer that can be read/],
  ['empty body', 'unusable', /no answer that can be read/],
  ['broken json', 'unusable', /no answer that can be read/],
  ['no choices', 'unusable', /no answer that can be read/],
  ['five megabytes', 'unusable', /far too large/],
];

describe('a request that brings no answer', () => {
  it.each(rows)('is made once and said to be what it is: %s', async (behaviour, kind, reason) => {
    await standIn.behave({ always: behaviour });
    const fault = await faultOf(ask());
    expect(fault).toMatchObject({ kind, reason: expect.stringMatching(reason) });
    expect(await standIn.settled(1)).toHaveLength(1);
  });

  it('is cut by us where the answer does not end', async () => {
    await standIn.behave({ always: 'endless' });
    const fault = await faultOf(ask());
    expect(fault).toMatchObject({ kind: 'unusable', message: 'the answer is too large' });
    expect(await standIn.settled(1)).toMatchObject([{ end: 'aborted' }]);
  });

  it.each(['hang', 'drip'])('is cut when its time is over: %s', async (behaviour) => {
    await standIn.behave({ always: behaviour });
    const fault = await faultOf(ask(soon));
    expect(fault).toMatchObject({ kind: 'passing', reason: expect.stringMatching(/too long/) });
    const [entry] = await standIn.settled(1);
    expect(entry).toMatchObject({ end: 'aborted' });
    expect(entry!.endedAt! - entry!.at).toBeGreaterThanOrEqual(150);
  });

  it('ends with the reason of who cut it, which is no fault of the model', async () => {
    await standIn.behave({ always: 'hang' });
    const stop = new AbortController();
    const asked = ask({}, aPartRequest(), stop.signal);
    const lost = new Error('the lease is lost');
    void standIn.begun(1).then(() => stop.abort(lost));
    await expect(asked).rejects.toBe(lost);
    expect(await standIn.settled(1)).toMatchObject([{ end: 'aborted' }]);
  });

  it('is not made at all for somebody who is gone', async () => {
    const gone = new Error('gone');
    await expect(ask({}, aPartRequest(), AbortSignal.abort(gone))).rejects.toBe(gone);
    expect(await standIn.journal()).toEqual([]);
  });

  it('is passing where nobody listens', async () => {
    const nobody = createServer().listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const { port } = nobody.address() as AddressInfo;
    nobody.close();
    await once(nobody, 'close');
    const fault = await faultOf(ask({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` }));
    expect(fault).toMatchObject({
      kind: 'passing',
      message: 'no connection (ECONNREFUSED)',
    });
  });

  it('is blocked where the real key is another one', async () => {
    expect(await faultOf(ask({ OPENAI_API_KEY: 'another' }))).toMatchObject({ kind: 'blocked' });
  });
});

describe('how long the server asks to wait', () => {
  it.each<[Behaviour & object, number | null]>([
    [{ name: 'rate limit', retryAfter: '7' }, 7],
    [{ name: 'unavailable', retryAfter: '0.4' }, 1],
    [{ name: 'rate limit', retryAfterMs: '1500', retryAfter: '7' }, 2],
    [{ name: 'rate limit', retryAfter: '86400' }, 3600],
    [{ name: 'rate limit', retryAfter: 'Fri, 31 Dec 9999 23:59:59 GMT' }, 3600],
    [{ name: 'rate limit', retryAfter: 'Thu, 01 Jan 1970 00:00:00 GMT' }, 0],
    [{ name: 'rate limit', retryAfter: '-5' }, null],
    [{ name: 'rate limit', retryAfter: 'soon' }, null],
    [{ name: 'rate limit' }, null],
  ])('is read from %p', async (behaviour, seconds) => {
    await standIn.behave({ always: behaviour });
    expect((await faultOf(ask())).retryAfterSeconds).toBe(seconds);
  });
});

describe('what nobody may read', () => {
  it('stays out of every fault, though the server shows it', async () => {
    for (const [behaviour] of [...rows, ['echo of the key']] as [Behaviour][]) {
      await standIn.behave({ always: behaviour });
      const fault = await faultOf(ask());
      const all = [fault.message, fault.reason, fault.stack, JSON.stringify(fault)].join(' ');
      expect(all).not.toContain(standIn.key);
      expect(all).not.toContain('Welcome to the hotel');
    }
  });

  it('stays out of the fault of a key that cannot be sent', async () => {
    const fault = await faultOf(ask({ OPENAI_API_KEY: 'canary\nkey' }));
    expect(`${fault.message} ${fault.reason} ${fault.stack}`).not.toContain('canary');
  });
});
