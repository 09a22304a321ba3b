import { describe, expect, it } from '@jest/globals';
import { wordsSchemaOf } from './words-schema.js';
import { aTask } from '../testing/a-task.js';

type Json = Readonly<Record<string, unknown>>;

/**
 * The keywords that strict structured output accepts; see the provider's guide on supported
 * schemas.
 */
const keywords = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
]);
const maxNesting = 5;
const maxEnumValues = 500;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every nested schema, with the number of objects around it. */
function* within(schema: Json, depth = 1): Generator<readonly [Json, number]> {
  yield [schema, depth];
  const inner = isObject(schema['properties']) ? Object.values(schema['properties']) : [];
  for (const each of inner) if (isObject(each)) yield* within(each, depth + 1);
  if (isObject(schema['items'])) yield* within(schema['items'], depth);
}

const nothing = { facts: [], rules: [], gaps: [], strengths: [] };

describe.each([
  ['a usual part', aTask()],
  ['a part of texts only', aTask({ ...nothing, recommendations: [], considerations: [] })],
  ['a part without sections', aTask({ sections: [] })],
  [
    'a large part',
    aTask({
      facts: Array.from({ length: 60 }, (_, index) => ({ ...aTask().facts[0]!, id: `E${index}` })),
    }),
  ],
])('the schema of %s', (_, task) => {
  const { schema } = wordsSchemaOf(task);
  const all = [...within(schema)];

  it('uses only what strict structured output takes', () => {
    for (const [each] of all) {
      expect(Object.keys(each).filter((key) => !keywords.has(key))).toEqual([]);
      expect(['object', 'array', 'string']).toContain(each['type']);
    }
  });

  it('has closed objects, all of whose keys are required', () => {
    for (const [each] of all.filter(([{ type }]) => type === 'object')) {
      expect(each['additionalProperties']).toBe(false);
      expect(each['required'] ?? []).toEqual(Object.keys(each['properties'] as Json));
    }
  });

  it('has no empty list of choices, and stays within the limits', () => {
    const lists = all.flatMap(([each]) => ('enum' in each ? [each['enum'] as string[]] : []));
    for (const choices of lists) expect(choices.length).toBeGreaterThan(0);
    expect(lists.flat().length).toBeLessThanOrEqual(maxEnumValues);
    expect(Math.max(...all.map(([, depth]) => depth))).toBeLessThanOrEqual(maxNesting);
  });
});
