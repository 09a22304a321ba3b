import type { DynamicModule, ModuleMetadata, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';

type Part = NonNullable<ModuleMetadata['imports']>[number];

/** All controllers of a module and of those that it imports, without starting any of them. */
export function controllersOf(module: DynamicModule): Type[] {
  const found = new Set<Type>();
  const seen = new Set<Part>();
  const waiting: Part[] = [module];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next) || next instanceof Promise) continue;
    seen.add(next);
    if ('module' in next) {
      for (const controller of next.controllers ?? []) found.add(controller);
      waiting.push(next.module, ...(next.imports ?? []));
    } else if (typeof next === 'function') {
      for (const controller of listed(MODULE_METADATA.CONTROLLERS, next))
        found.add(controller as Type);
      waiting.push(...(listed(MODULE_METADATA.IMPORTS, next) as Part[]));
    }
  }
  return [...found];
}

const listed = (key: string, of: object): readonly unknown[] =>
  (Reflect.getMetadata(key, of) as readonly unknown[] | undefined) ?? [];
