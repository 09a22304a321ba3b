import { jest } from '@jest/globals';

/** Replies by path, in place of the server; a number refuses the request with that status. */
export interface FakeServer {
  answers: Record<string, object | number>;
  /** The paths asked for so far. */
  readonly calls: string[];
  /** The bodies sent so far. */
  readonly sent: unknown[];
}

/** Replaces the server, and the browser features that jsdom lacks. Requests to other paths fail. */
export function fakeServer(answers: FakeServer['answers']): FakeServer {
  const server: FakeServer = { answers, calls: [], sent: [] };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  globalThis.fetch = (input, init) => {
    const path = input as string;
    server.calls.push(path);
    if (typeof init?.body === 'string') server.sent.push(JSON.parse(init.body));
    const answer = server.answers[path];
    if (answer === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    const status = typeof answer === 'number' ? answer : 200;
    return Promise.resolve({
      ok: status === 200,
      status,
      statusText: '',
      text: () => Promise.resolve(''),
      json: () => Promise.resolve(answer),
    } as Response);
  };
  return server;
}
