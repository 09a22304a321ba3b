import { z } from '@ellac/contracts';

/** Limits that the parser holds, and that not every server takes in a schema. */
const parserOnly = ['maxLength', 'maxItems', 'pattern'] as const;

/** A parser as a JSON schema in the subset that strict structured output takes. */
export function strictSchemaOf(whole: z.ZodMiniType): Readonly<Record<string, unknown>> {
  const schema: Record<string, unknown> = z.toJSONSchema(whole, {
    override: ({ jsonSchema }) => {
      for (const key of parserOnly) Reflect.deleteProperty(jsonSchema, key);
    },
  });
  delete schema['$schema'];
  return schema;
}
