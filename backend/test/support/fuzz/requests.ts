import type { JsonSchema } from '../../../src/api-description/class-schema.js';
import type { DescribedOperation, OpenApi } from '../../../src/api-description/open-api.js';
import { hostileBodies, hostileSegments, hostileTexts } from './hostile.js';
import type { Random } from './random.js';
import { type Manner, Values } from './values.js';

/** A request as it goes over the wire. */
export interface FuzzedRequest {
  /** As the description has it: `POST /api/login`. */
  readonly call: string;
  readonly manner: Manner;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Ids that exist, each under the part of a path after which it stands; and who may ask. */
export interface Known {
  readonly ids: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly admin: string;
  readonly user: string;
  readonly tokens: ReadonlyMap<string, string>;
}

const otherMethods = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'GET'];
const contentTypes = ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''];

/** Makes requests from the description: valid ones, such at the limits, and hostile ones. */
export class Requests {
  private readonly values: Values;
  private readonly calls: readonly (readonly [string, string, DescribedOperation])[];
  private count = 0;

  constructor(
    description: OpenApi,
    private readonly random: Random,
  ) {
    this.values = new Values(description.components.schemas, random);
    this.calls = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [method.toUpperCase(), path, operation] as const,
      ),
    );
  }

  /** The next one: each call has its turn. */
  next(known: Known): FuzzedRequest {
    const [method, path, operation] = this.calls[this.count++ % this.calls.length]!;
    const manner = this.random.pick<Manner>(['valid', 'boundary', 'hostile']);
    const isHostile = manner === 'hostile';
    const filled = this.path(path, known, manner);
    const query = this.query(filled, operation, known, manner);
    const body = this.body(operation, manner);
    const type =
      isHostile && this.random.chance(0.05) ? this.random.pick(contentTypes) : 'application/json';
    const cookie = this.cookie(method, path, known);
    return {
      call: `${method} ${path}`,
      manner,
      method: isHostile && this.random.chance(0.05) ? this.random.pick(otherMethods) : method,
      path: query === '' ? filled : `${filled}?${query}`,
      headers: {
        ...(cookie !== '' && { Cookie: cookie }),
        ...(body !== null && type !== '' && { 'Content-Type': type }),
        ...(this.random.chance(0.5) && { 'Idempotency-Key': this.random.uuid() }),
      },
      body,
    };
  }

  private path(path: string, known: Known, manner: Manner): string {
    return path.replace(/([\w-]+)\/\{(\w+)\}(?:\/\{(\w+)\})?/g, (_, before: string, ...names) => {
      const ids = names.slice(0, 2).filter((name) => name !== undefined) as string[];
      return [before, ...ids.map((name) => this.segment(before, name, known, manner))].join('/');
    });
  }

  private segment(before: string, name: string, known: Known, manner: Manner): string {
    if (manner === 'hostile' && this.random.chance(0.3)) return this.random.pick(hostileSegments);
    if (name === 'kind') return 'new';
    const ids = known.ids[before] ?? [];
    return ids.length > 0 && this.random.chance(0.8) ? this.random.pick(ids) : this.random.uuid();
  }

  private query(
    path: string,
    { parameters = [] }: DescribedOperation,
    known: Known,
    manner: Manner,
  ): string {
    const given = parameters
      .filter((parameter) => parameter['in'] === 'query')
      .filter((parameter) => this.random.chance(parameter['required'] === true ? 0.98 : 0.25))
      .flatMap((parameter) => {
        const value = [this.values.of(parameter['schema'] as JsonSchema, manner)].flat();
        const one = `${String(parameter['name'])}=${encoded(value.map(asText).join(','))}`;
        return manner === 'hostile' && this.random.chance(0.1) ? [one, one] : [one];
      });
    const [, token] = [...known.tokens].find(([id]) => path.includes(id)) ?? [];
    if (token !== undefined && this.random.chance(0.5)) given.push(`token=${token}`);
    if (manner === 'hostile' && this.random.chance(0.2))
      given.push(
        this.random.pick([
          '%00',
          '%ff=%ff',
          'a[b][c]=1',
          '__proto__[x]=1',
          'limit=1&limit=2',
          '&=&',
        ]),
        `${this.random.pick(['search', 'sort', 'cursor', 'x'])}=${encoded(this.random.pick(hostileTexts))}`,
      );
    return given.join('&');
  }

  private body({ requestBody }: DescribedOperation, manner: Manner): string | null {
    if (requestBody === undefined)
      return manner === 'hostile' && this.random.chance(0.1)
        ? this.random.pick(hostileBodies)
        : null;
    if (manner === 'hostile' && this.random.chance(0.15)) return this.random.pick(hostileBodies);
    const { content } = requestBody as {
      content: Record<'application/json', { schema: JsonSchema }>;
    };
    return JSON.stringify(this.values.of(content['application/json'].schema, manner));
  }

  private cookie(method: string, path: string, { admin, user }: Known): string {
    // Others need the session that these would end, and to open one takes long.
    if (path === '/api/logout' || (method === 'DELETE' && path === '/api/user/sessions'))
      return this.random.chance(0.1) ? user : '';
    return this.random.pick([
      admin,
      admin,
      admin,
      admin,
      admin,
      admin,
      user,
      '',
      'ellac-session=s%3Ax',
    ]);
  }
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Half of a surrogate pair cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
