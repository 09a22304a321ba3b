import { errorBodySchema } from '@ellac/contracts';
import type { Type } from '@nestjs/common';
import { SignedInGuard } from '../auth/session/signed-in.guard.js';
import { ReportAccessGuard } from '../report-access/report-access.guard.js';
import { ReportOpeningGuard } from '../report-access/report-opening.guard.js';
import { ClassSchemas, type JsonSchema } from './class-schema.js';
import { contractSchema } from './contract-schema.js';
import { type Input, type Operation, operationsOf } from './operations.js';
import { bodiesReadByHand, parametersReadByHand } from './read-by-hand.js';
import { files, healthReplies, replies } from './replies.js';

/** The API as OpenAPI 3.1 writes it down. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: JsonSchema;
  /** By path and, in small letters, by method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  };
}

/** A call, with the keys that readers of the description in this product need. */
export interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly security: readonly JsonSchema[];
  readonly [key: string]: unknown;
}

const description = `Bodies are JSON, at most 64 KB, and a field that is not named here is refused.
A refusal has a sentence for its reader, the id of the request and, where input was wrong, each fault with its path.
Calls that change something are refused where a browser says that another site makes them.
A schema with \`x-sum\` is an object whose numbers add up to that sum.`;

/** Describes the API of these controllers. */
export function openApiOf(controllers: readonly Type[]): OpenApi {
  const classes = new ClassSchemas();
  const paths: Record<string, Record<string, DescribedOperation>> = {};
  for (const operation of operationsOf(controllers)) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[operation.method.toLowerCase()] = described(operation, classes);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Business evaluation', version: '1', description },
    paths,
    components: {
      schemas: { ...classes.parts, Refusal: contractSchema(errorBodySchema, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'ellac-session',
          description: 'Set by POST /api/login; named `__Host-ellac-session` over https.',
        },
        link: { type: 'apiKey', in: 'query', name: 'token', description: 'Of the mailed link.' },
        report: {
          type: 'apiKey',
          in: 'cookie',
          name: 'ellac-report',
          description: 'Set once the link was opened; named `__Secure-ellac-report` over https.',
        },
      },
    },
  };
}

function described(operation: Operation, classes: ClassSchemas): DescribedOperation {
  const route = `${operation.method} ${operation.path}`;
  const parameters = [
    ...operation.inputs.flatMap((input) => parametersOf(input, classes)),
    ...(parametersReadByHand[route] ?? []),
  ];
  const body = bodyOf(route, operation, classes);
  return {
    operationId: operation.id,
    tags: [tagOf(operation.path)],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== null && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    security: securityOf(operation),
    responses: {
      [operation.status]: successOf(route, operation.status),
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

/** The first part of the path that names a thing. */
const tagOf = (path: string): string => path.replace(/^\/api\/(admin\/)?/, '$1').split('/:')[0]!;

function parametersOf({ from, name, dto, isUuid }: Input, classes: ClassSchemas): JsonSchema[] {
  if (from === 'body') return [];
  if (name !== null) {
    const schema = { type: 'string', ...(isUuid && { format: 'uuid' }) };
    return [{ name, in: from, ...(from === 'path' && { required: true }), schema }];
  }
  if (dto === null) return [];
  // A query has no null, even where its class would take one.
  return classes.fieldsOf(dto).map((field) => ({
    name: field.name,
    in: from,
    required: field.isRequired,
    // Several values stand in one, with commas between.
    ...(field.schema['type'] === 'array' && { explode: false }),
    schema: field.schema,
  }));
}

function bodyOf(route: string, { inputs }: Operation, classes: ClassSchemas): JsonSchema | null {
  const byHand = bodiesReadByHand[route];
  if (byHand !== undefined) return contractSchema(byHand, 'input');
  const dto = inputs.find(({ from }) => from === 'body')?.dto ?? null;
  return dto && classes.refTo(dto);
}

/** Who may call it: each entry is one way in, and none is needed where the list is empty. */
function securityOf({ path, guards }: Operation): readonly JsonSchema[] {
  if ([ReportAccessGuard, ReportOpeningGuard].some((guard) => guards.includes(guard)))
    return [{ link: [] }, { report: [] }, { session: [] }];
  const isForSession = guards.includes(SignedInGuard) || /^\/api\/(admin\/|openapi)/.test(path);
  return isForSession ? [{ session: [] }] : [];
}

function successOf(route: string, status: number): JsonSchema {
  if (status === 204) return { description: 'Done.' };
  if (status === 302) return { description: 'Leads on to another page.' };
  const file = files[route];
  if (file !== undefined) return { description: 'A file.', content: { [file]: {} } };
  const reply = healthReplies[route] ?? replies[route];
  if (reply === undefined) throw new Error(`${route} has no schema in replies.ts`);
  const schemas = [reply].flat().map((each) => contractSchema(each, 'output'));
  const schema = schemas.length === 1 ? schemas[0] : { oneOf: schemas };
  return { description: 'Done.', content: { 'application/json': { schema } } };
}
