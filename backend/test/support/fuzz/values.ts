import type { JsonSchema } from '../../../src/api-description/class-schema.js';
import { hostileFields, hostileTexts, hostileValues } from './hostile.js';
import type { Random } from './random.js';

/** How far a value is from what its schema asks for. */
export type Manner = 'valid' | 'boundary' | 'hostile';

/** Texts for patterns: the first that fits is taken. */
const candidates: readonly string[] = [
  'somebody@example.com',
  'Europe/Berlin',
  '2026-03-04T05:06:07.000Z',
  '2026-03-04T05:06:07Z',
  'Some words',
];

/** Makes values for schemas of the description. */
export class Values {
  /** @param parts the named schemas of the description. */
  constructor(
    private readonly parts: Readonly<Record<string, JsonSchema>>,
    private readonly random: Random,
  ) {}

  of(schema: JsonSchema, manner: Manner): unknown {
    if (manner === 'hostile' && this.random.chance(0.15)) return this.random.pick(hostileValues);
    if (manner === 'boundary' && this.random.chance(0.03)) return null;
    const whole = this.resolved(schema);
    const choices = (whole['anyOf'] ?? whole['oneOf']) as readonly JsonSchema[] | undefined;
    if (choices !== undefined) return this.of(this.random.pick(choices), manner);
    if ('const' in whole) return whole['const'];
    const listed = whole['enum'] as readonly unknown[] | undefined;
    if (listed !== undefined) return this.random.pick(listed);
    const type = this.random.pick([whole['type']].flat());
    if (type === 'object') return this.object(whole, manner);
    if (type === 'array') return this.array(whole, manner);
    if (type === 'number' || type === 'integer') return this.number(whole, type, manner);
    if (type === 'boolean') return this.random.chance(0.5);
    return type === 'null' ? null : this.text(whole, manner);
  }

  private resolved(schema: JsonSchema): JsonSchema {
    const { $ref, ...own } = schema;
    if (typeof $ref !== 'string') return schema;
    return { ...this.parts[$ref.replace('#/components/schemas/', '')], ...own };
  }

  private object(schema: JsonSchema, manner: Manner): object {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
    const required = (schema['required'] ?? []) as readonly string[];
    const given = properties.filter(([name]) =>
      this.random.chance(required.includes(name) ? (manner === 'valid' ? 1 : 0.98) : 0.4),
    );
    const made = given.map(([name, of]) => [name, this.of(of, manner)] as [string, unknown]);
    const sum = schema['x-sum'];
    if (typeof sum === 'number' && manner === 'valid') this.share(made, sum);
    if (manner === 'hostile' && this.random.chance(0.1))
      made.push([this.random.pick(hostileFields), this.random.pick(hostileValues)]);
    // `fromEntries` makes `__proto__` a field like any other.
    return Object.fromEntries(made);
  }

  private share(parts: [string, unknown][], sum: number): void {
    let left = sum;
    for (const [index, part] of parts.entries()) {
      part[1] = index === parts.length - 1 ? left : this.random.below(left + 1);
      left -= part[1] as number;
    }
  }

  private array(schema: JsonSchema, manner: Manner): unknown[] {
    const least = (schema['minItems'] ?? 0) as number;
    const most = (schema['maxItems'] ?? 5) as number;
    const lengths =
      manner === 'valid'
        ? [least, Math.min(most, least + this.random.below(4))]
        : [least - 1, least, most, most + 1].map((length) => Math.max(0, length));
    const items = Array.from({ length: this.random.pick(lengths) }, () =>
      this.of((schema['items'] ?? {}) as JsonSchema, manner),
    );
    const isUnique = schema['uniqueItems'] === true && manner === 'valid';
    return isUnique
      ? [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
      : items;
  }

  private number(schema: JsonSchema, type: 'number' | 'integer', manner: Manner): number {
    const least = (schema['minimum'] ?? 0) as number;
    const most = (schema['maximum'] ?? 1_000_000) as number;
    if (manner !== 'valid')
      return this.random.pick([least, most, least - 1, most + 1, least + 0.5, -0, 1e15, 0.1 + 0.2]);
    const number = least + this.random.next() * (most - least);
    return type === 'integer' || this.random.chance(0.7) ? Math.floor(number) : number;
  }

  private text(schema: JsonSchema, manner: Manner): string {
    if (manner === 'hostile' && this.random.chance(0.4)) return this.random.pick(hostileTexts);
    if (schema['format'] === 'uuid') return this.random.uuid();
    if (schema['format'] === 'date') return `2027-0${1 + this.random.below(9)}-11`;
    const { pattern } = schema;
    const fitting = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /^/;
    const found = candidates.filter((candidate) => fitting.test(candidate));
    if (schema['format'] === 'date-time') return found.at(-1) ?? candidates[2]!;
    if (typeof pattern === 'string' && manner === 'valid') return found[0] ?? '';
    const least = (schema['minLength'] ?? 1) as number;
    const most = (schema['maxLength'] ?? 100) as number;
    const length =
      manner === 'valid'
        ? least + this.random.below(Math.min(40, most - least + 1))
        : this.random.pick([least - 1, least, most, most + 1]);
    const letter = this.random.pick(['a', 'ß', 'Ж', '字', '𝒳', '👍']);
    return letter.repeat(Math.max(0, length));
  }
}
