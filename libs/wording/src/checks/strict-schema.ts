import { z } from '@ellac/contracts';

/** Limits that the parser checks, and that not every server accepts in a schema. */
const parserOnly = ['maxLength', 'maxItems', 'pattern', 'minimum', 'maximum'] as const;

/** Converts a parser to a JSON schema in the subset of strict structured output. */
export function strictSchemaOf(whole: z.ZodMiniType): Readonly<Record<string, unknown>> {
  const schema: Record<string, unknown> = z.toJSONSchema(whole, {
    override: ({ jsonSchema }) => {
      for (const key of parserOnly) Reflect.deleteProperty(jsonSchema, key);
    },
  });
  delete schema['$schema'];
  return schema;
}
