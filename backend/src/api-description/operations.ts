import { ParseUUIDPipe, RequestMethod, type Type } from '@nestjs/common';
import {
  GUARDS_METADATA,
  HTTP_CODE_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { DtoClass } from './class-schema.js';

/** One value that a call takes: a whole body or query, or a part of path, query or headers. */
export interface Input {
  readonly from: 'body' | 'query' | 'path' | 'header';
  /** Null for a whole body or query. */
  readonly name: string | null;
  /** The class of a whole body or query. */
  readonly dto: DtoClass | null;
  readonly isUuid: boolean;
}

/** One call of the API, as its controller declares it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** As Express writes it, with `:name` for a parameter. */
  readonly path: string;
  readonly status: number;
  readonly guards: readonly unknown[];
  readonly inputs: readonly Input[];
}

const sources: Readonly<Partial<Record<number, Input['from']>>> = {
  [RouteParamtypes.BODY]: 'body',
  [RouteParamtypes.QUERY]: 'query',
  [RouteParamtypes.PARAM]: 'path',
  [RouteParamtypes.HEADERS]: 'header',
};

const metadata = (key: string, of: object): unknown => Reflect.getMetadata(key, of);

/** The calls that these controllers declare; pages and files have other paths than `/api`. */
export function operationsOf(controllers: readonly Type[]): Operation[] {
  return controllers
    .flatMap((controller) => operationsOfOne(controller))
    .filter(({ path }) => path.startsWith('/api/'))
    .toSorted((a, b) =>
      a.path === b.path ? compare(a.method, b.method) : compare(a.path, b.path),
    );
}

const compare = (a: string, b: string): number => (a < b ? -1 : 1);

function operationsOfOne(controller: Type): Operation[] {
  const prototype = controller.prototype as Readonly<Record<string, unknown>>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    if (typeof handler !== 'function') return [];
    const method = metadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    if (method === undefined) return [];
    const parts = [controller, handler].map(
      (each) => (metadata(PATH_METADATA, each) as string | undefined) ?? '',
    );
    return [
      {
        id: `${controller.name.replace(/Controller$/, '')}.${name}`,
        method: RequestMethod[method],
        path: `/${parts
          .map((part) => part.replace(/^\/|\/$/g, ''))
          .filter(Boolean)
          .join('/')}`,
        status:
          (metadata(HTTP_CODE_METADATA, handler) as number | undefined) ??
          (method === RequestMethod.POST ? 201 : 200),
        guards: [controller, handler].flatMap(
          (each) => (metadata(GUARDS_METADATA, each) as readonly unknown[] | undefined) ?? [],
        ),
        inputs: inputsOf(controller, name),
      },
    ];
  });
}

interface Argument {
  readonly index: number;
  readonly data?: unknown;
  readonly pipes?: readonly unknown[];
}

function inputsOf(controller: Type, name: string): Input[] {
  const declared = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) as
    | Readonly<Record<string, Argument>>
    | undefined;
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, name) as
    | readonly unknown[]
    | undefined;
  return Object.entries(declared ?? {}).flatMap(([key, { index, data, pipes = [] }]) => {
    const from = sources[Number(key.split(':')[0])];
    if (from === undefined) return [];
    const named = typeof data === 'string' ? data : null;
    return [
      {
        from,
        name: named,
        dto: named === null ? (types?.[index] as DtoClass) : null,
        isUuid: pipes.some((pipe) => pipe instanceof ParseUUIDPipe),
      },
    ];
  });
}
