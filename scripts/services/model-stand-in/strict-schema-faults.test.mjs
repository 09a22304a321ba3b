import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strictSchemaFaults } from './strict-schema-faults.mjs';

const text = { type: 'string' };

/** @param {Record<string, object>} properties */
const object = (properties) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

test('what strict mode takes has no fault', () => {
  const schema = object({
    text,
    ids: { type: 'array', items: { type: 'string', enum: ['E01', 'E02'] }, maxItems: 5 },
    maybe: { anyOf: [object({ text }), { type: 'null' }] },
    again: { $ref: '#/$defs/again' },
  });
  assert.deepEqual(strictSchemaFaults({ ...schema, $defs: { again: text } }), []);
});

test('each thing that strict mode refuses is named', () => {
  /** @type {[unknown, RegExp][]} */
  const refused = [
    [null, /no schema/],
    [{ type: 'array', items: text }, /must be an object/],
    [{ ...object({ text }), additionalProperties: true }, /additionalProperties/],
    [{ ...object({ text }), required: [] }, /'text' is missing/],
    [{ ...object({ text }), required: ['text', 'more'] }, /'more', which is no property/],
    [{ ...object({ text }), $schema: 'https://json-schema.org/' }, /'\$schema' is not permitted/],
    [object({ text: { type: 'string', minLength: 1 } }), /'minLength' is not permitted/],
    [object({ text: { oneOf: [text] } }), /'oneOf' is not permitted/],
    [object({ text: {} }), /must have a 'type' key/],
    [object({ ids: { type: 'array' } }), /has no items/],
    [object({ ids: { type: 'array', items: false } }), /is no schema/],
    [object({ text: { type: 'string', enum: [] } }), /must have a value/],
    [object({ text: { type: 'string', enum: ['a', 'a'] } }), /a value twice/],
  ];
  for (const [schema, fault] of refused) assert.match(strictSchemaFaults(schema).join(' '), fault);
});

test('what is too deep or too large is refused', () => {
  const deep = Array.from({ length: 11 }).reduce((inner) => object({ inner: inner ?? text }), text);
  assert.match(strictSchemaFaults(deep).join(' '), /nested deeper than 10/);
  const values = Array.from({ length: 1_001 }, (_, index) => `E${index}`);
  const large = object({ id: { type: 'string', enum: values } });
  assert.match(strictSchemaFaults(large).join(' '), /too many enum values/);
});
