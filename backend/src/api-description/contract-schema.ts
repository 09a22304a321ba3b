import { z } from '@ellac/contracts';
import type { JsonSchema } from './class-schema.js';

/** A schema of the contracts. */
export type ContractSchema = z.core.$ZodType;

/**
 * A schema of the contracts as JSON Schema, for what is sent (`output`) or taken (`input`). What JSON
 * Schema cannot say is left out, and so is the dialect, which OpenAPI 3.1 names once for all.
 */
export function contractSchema(schema: ContractSchema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io });
  return rest;
}
