import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from '../eventually.js';

/**
 * How the stand-in handles a request: a name in `behaviours.mjs`, such as `good` or `rate limit`,
 * or that name with its settings.
 */
export type Behaviour =
  | string
  | {
      readonly name: string;
      /** Milliseconds until the response begins. */
      readonly delayMs?: number;
      /** The `Retry-After` header of a refusal. */
      readonly retryAfter?: string;
      readonly retryAfterMs?: string;
    };

/** What it does from now on; what was asked for before is forgotten. */
export interface Steps {
  /** Used where neither `next` nor `parts` applies; `good` by default. */
  readonly always?: Behaviour;
  /** Used for the next requests for words, one after the other, whatever their part. */
  readonly next?: readonly Behaviour[];
  /** Used for the requests of one part: always this one, or these one after the other. */
  readonly parts?: Readonly<Record<string, Behaviour | readonly Behaviour[]>>;
}

/** A request, and how it ended. */
export interface JournalEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly endedAt?: number;
  readonly part: string;
  readonly isRepair: boolean;
  readonly behaviour: string;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly [setting: string]: unknown;
  };
  /** `broken` by the stand-in, `aborted` by the client. */
  readonly end: 'open' | 'answered' | 'broken' | 'aborted';
}

/** A real server that replaces a language model's provider, in a separate process. */
export interface StandIn {
  /** The environment variables that the backend needs. */
  readonly settings: Readonly<Record<string, string>>;
  readonly url: string;
  readonly key: string;
  /** @throws Error for an unknown behaviour. */
  behave(steps: Steps): Promise<void>;
  /** All requests, the oldest first. */
  requests(): Promise<readonly JournalEntry[]>;
  /** The requests for the words of the report's parts, the oldest first. */
  journal(): Promise<readonly JournalEntry[]>;
  /** The requests for the facts of the long answers, the oldest first. */
  factRequests(): Promise<readonly JournalEntry[]>;
  /** The requests for the letter from which a counsel is made, the oldest first. */
  letterRequests(): Promise<readonly JournalEntry[]>;
  /** The requests for a counsel, the oldest first. */
  counselRequests(): Promise<readonly JournalEntry[]>;
  /** The requests to review a counsel, the oldest first. */
  reviewRequests(): Promise<readonly JournalEntry[]>;
  /** Waits until so many requests for words have come. */
  begun(count: number): Promise<readonly JournalEntry[]>;
  /** Waits until so many requests for words have come and all are over. */
  settled(count: number): Promise<readonly JournalEntry[]>;
  /** Forgets the requests so far. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

const scripts = join(import.meta.dirname, '../../../../scripts');

/** Starts a stand-in, which ends with the test run, however that run ends. */
export async function aLanguageModel(steps: Steps = {}): Promise<StandIn> {
  const key = 'key-of-the-stand-in';
  const child = fork(
    join(scripts, 'services/model-stand-in-process.mjs'),
    [JSON.stringify(steps)],
    {
      env: { PATH: process.env['PATH'], STAND_IN_KEY: key },
      execArgv: ['--import', join(scripts, 'run/exit-with-parent.mjs')],
    },
  );
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`the stand-in refuses ${path}: ${await answer.text()}`);
    return answer.json();
  };
  const requests = async () => (await ask('GET', '/journal')) as readonly JournalEntry[];
  const requestsFor = async (named: string) =>
    (await requests()).filter(({ part }) => part === named);
  const journal = async () =>
    (await requests()).filter(
      ({ part }) => !['facts', 'letter', 'counsel', 'review'].includes(part),
    );
  const entriesWhere = (holds: (entries: readonly JournalEntry[]) => boolean) =>
    eventually('the requests to the language model', async () => {
      const entries = await journal();
      return holds(entries) ? entries : null;
    });
  return {
    settings: {
      ANALYSIS_ENGINE: 'openai',
      OPENAI_BASE_URL: `${url}/v1`,
      OPENAI_API_KEY: key,
      OPENAI_MODEL: 'stand-in',
    },
    url: `${url}/v1`,
    key,
    behave: async (next) => {
      await ask('PUT', '/behaviour', next);
    },
    requests,
    journal,
    factRequests: () => requestsFor('facts'),
    letterRequests: () => requestsFor('letter'),
    counselRequests: () => requestsFor('counsel'),
    reviewRequests: () => requestsFor('review'),
    begun: (count) => entriesWhere((entries) => entries.length >= count),
    settled: (count) =>
      entriesWhere(
        (entries) => entries.length >= count && entries.every(({ end }) => end !== 'open'),
      ),
    forget: async () => {
      await ask('DELETE', '/journal');
    },
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
