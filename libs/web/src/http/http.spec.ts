/** @jest-environment node */
import { messageReplySchema } from '@ellac/contracts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpError, messageOf, NetworkError, UnexpectedReplyError } from './errors.js';
import { callApiAt, fetchJson } from './http.js';

const network = jest.spyOn(globalThis, 'fetch');
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  jest.clearAllMocks();
});

const answers = (status: number, body: string, statusText = '') =>
  network.mockImplementation(() => Promise.resolve(new Response(body, { status, statusText })));

const ask = (path = '/api/thing?token=secret') => fetchJson(path, messageReplySchema);
const failure = (status: number, body: string): Promise<unknown> => {
  answers(status, body, statusText[status]);
  return ask().catch((error: unknown) => error);
};
const statusText: Record<number, string> = { 404: 'Not Found', 503: 'Service Unavailable' };
const errorBody = JSON.stringify({
  statusCode: 404,
  message: 'There is no such report.',
  requestId: 'r1',
});

describe('fetchJson', () => {
  it('gives the answer in its checked shape', async () => {
    answers(200, '{"message":"Done"}');
    await expect(ask()).resolves.toEqual({ message: 'Done' });
  });

  it('refuses an answer of another shape', async () => {
    answers(200, '{"message":1}');
    await expect(ask()).rejects.toBeInstanceOf(UnexpectedReplyError);
    answers(200, '<html>');
    await expect(ask()).rejects.toBeInstanceOf(UnexpectedReplyError);
  });

  it.each([
    [401, 'whatever', 'Unauthorized: Please log in'],
    [503, 'whatever', 'Server error: Service Unavailable'],
    [400, 'plain words', 'plain words'],
    [404, errorBody, 'There is no such report.'],
    [413, '{"error":"That is too much."}', 'That is too much.'],
    [400, '{"message":{"deep":1}}', '{"message":{"deep":1}}'],
  ])('says of %i what the specification wants', async (status, body, message) => {
    expect(await failure(status, body)).toMatchObject({ name: 'HttpError', status, message });
  });

  it('gives up an answer that does not come, as if the server could not be reached', async () => {
    const late = new DOMException('late', 'TimeoutError');
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(late));
    network.mockImplementation((_path, options) =>
      Promise.reject(options!.signal!.reason as Error),
    );
    await expect(ask()).rejects.toMatchObject({ name: 'NetworkError', cause: late });
    const { signal } = new AbortController();
    const limited = fetchJson('/api/thing', messageReplySchema, { signal });
    await expect(limited).rejects.toMatchObject({ name: 'NetworkError', cause: late });
    expect(timeout).toHaveBeenCalledWith(60_000);
    timeout.mockRestore();
  });

  it('ends with the signal of who asked', async () => {
    network.mockImplementation(
      (_path, options) =>
        new Promise((_resolve, reject) => {
          const signal = options!.signal!;
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const asker = new AbortController();
    const asked = fetchJson('/api/thing', messageReplySchema, { signal: asker.signal });
    asker.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('begins a trace with each call', async () => {
    answers(200, '{"message":"Done"}');
    await ask();
    await ask();
    const sent = network.mock.calls.map(([, options]) => new Headers(options?.headers));
    const traces = sent.map((headers) => headers.get('traceparent'));
    for (const trace of traces) expect(trace).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(new Set(traces).size).toBe(2);
  });

  it('keeps what is wrong field by field', async () => {
    const details = [{ path: 'company_info.name', message: 'Too short' }];
    const error = await failure(
      400,
      JSON.stringify({ statusCode: 400, message: 'Please correct.', details, requestId: 'r1' }),
    );
    expect(error).toMatchObject({ details, serverMessage: 'Please correct.' });
  });

  it('logs a failure by status and path, never with the query', async () => {
    await failure(404, errorBody);
    expect(log).toHaveBeenCalledWith('Request failed:', 404, 'Not Found', '/api/thing');
  });

  it('tells a server that cannot be reached from one that refuses', async () => {
    network.mockRejectedValue(new TypeError('fetch failed'));
    await expect(ask()).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('callApiAt', () => {
  const page = 'https://host.example';
  const lastCall = () => network.mock.calls.at(-1);
  beforeAll(() => {
    Object.assign(globalThis, { location: { origin: page } });
    answers(200, '{"message":"Done"}');
  });
  afterEach(() => callApiAt(page));

  it('sends calls to another origin, without cookies', async () => {
    callApiAt('https://evaluation.example');
    await ask('/api/thing');
    expect(lastCall()?.[0]).toBe('https://evaluation.example/api/thing');
    expect(lastCall()?.[1]?.credentials).toBe('omit');
  });

  it('leaves calls to the page’s own origin as they are', async () => {
    callApiAt(page);
    await ask('/api/thing');
    expect(lastCall()?.[0]).toBe('/api/thing');
    expect(lastCall()?.[1]?.credentials).toBe('include');
  });
});

describe('messageOf', () => {
  it('prefers the server’s sentence and falls back to the screen’s own', () => {
    expect(messageOf(new HttpError(409, 'Conflict', errorBody), 'Failed')).toBe(
      'There is no such report.',
    );
    expect(messageOf(new HttpError(502, 'Bad Gateway', '<html>'), 'Failed')).toBe('Failed');
    expect(messageOf(new TypeError('undefined is not a function'), 'Failed')).toBe('Failed');
  });
});
