import { jest } from '@jest/globals';
import { anOverview, aPage } from './fixtures.js';

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly statusText?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Replies in place of the server, by "GET /path"; a call without a reply fails like a network
 * error.
 */
export interface FakeServer {
  answers: Record<string, Answer | Promise<Answer>>;
  /** The calls so far, with their bodies. */
  readonly calls: string[];
}

/** A successful response. */
export const ok = (body: unknown): Answer => ({ status: 200, body: JSON.stringify(body) });

/** A refusal with the server's message. */
export const refusal = (status: number, message: string): Answer => ({
  status,
  body: JSON.stringify({ statusCode: status, message, requestId: 'r' }),
});

export const anAdmin: Answer = { status: 200, body: '{"username":"coach","isAdmin":true}' };
export const nobody: Answer = { status: 401, body: '{"message":"Please log in."}' };

/** The call for the list as the dashboard first shows it. */
export const firstPage = 'GET /api/admin/companies?sort=-created&limit=50';

/** Replaces the server, and the browser features that jsdom lacks. */
export function fakeServer(): FakeServer {
  const server: FakeServer = {
    answers: {
      'GET /api/user': nobody,
      'GET /api/login': ok({ oidcName: null }),
      'GET /api/admin/overview': ok(anOverview()),
      [firstPage]: ok(aPage([])),
      'GET /api/admin/saved-views': ok([]),
      'GET /api/admin/settings/example-data-button': ok({ enabled: false }),
      'GET /api/admin/companies/c1/notes': ok([]),
    },
    calls: [],
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  globalThis.fetch = async (input, { method = 'GET', body } = {}) => {
    const call = `${method} ${input as string}`;
    server.calls.push(body === undefined ? call : `${call} ${body as string}`);
    const answer = await server.answers[call];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    const { status, statusText = '', body: text, headers } = answer;
    const ok = status < 400;
    return {
      ok,
      status,
      statusText,
      headers: new Headers(headers),
      text: () => Promise.resolve(text),
      blob: () => Promise.resolve(new Blob([text])),
      json: () => Promise.resolve(JSON.parse(text) as unknown),
    } as Response;
  };
  return server;
}
