import { exampleQuestionnaire } from '@ellac/contracts';
import { anyCharacter } from '@ellac/contracts/testing/any-character';
import fc from 'fast-check';

export type Body = Record<string, unknown>;

/** A submission with every optional answer. */
export const example = (): Body => ({
  ...(structuredClone(exampleQuestionnaire) as unknown as Body),
  meta: {
    notKnown: ['customer.retention_rate'],
    untouched: ['business_assessment.processes', 'leadership_assessment.planning'],
    consent: { version: '1' },
    useAi: false,
    timeZone: 'America/Argentina/Buenos_Aires',
    trade: 'Driving school',
    ownerPay: { taken: 40_000, fair: 70_000 },
    premises: { paid: 0, fair: 24_000.5 },
    circumstances: [
      { kind: 'wish-exit', date: '2028-08-31', to: 'family' },
      { kind: 'client-share', percent: 38, denied: false },
      { kind: 'term-ends', thing: 'site', days: 60, who: 'owner' },
    ],
  },
});

/** A group of answers or a list. */
const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;

const pathsOf = (value: Body, above: readonly string[] = []): (readonly string[])[] =>
  Object.entries(value).flatMap(([key, child]) => [
    [...above, key],
    ...(isObject(child) ? pathsOf(child, [...above, key]) : []),
  ]);
const paths = pathsOf(example());

/** Values at and around every limit, and of every wrong kind. */
const values = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, '', '   ', 'A', 'US', '50', '25-50', 'process', 'owner@localhost'],
    ...[
      'Ada@Example.com',
      ' ada@example.com ',
      [],
      {},
      [[]],
      ['process', 'process'],
      [1],
      '\u0000',
    ],
    ...[-100.01, -100, -1, -0.01, 0, 0.01, 0.5, 1, 2.5, 5, 5.01, 6, 33.33, 50, 99.995, 100],
    ...['buyer', 'wish-exit', 'family', 'other', '2028-02-29', '2027-02-29', '2028-2-1'],
    ...[{ kind: 'buyer' }, { kind: 'wish-exit', extra: 1 }, [{ kind: 'event' }], [null]],
    ...[
      60,
      365,
      365.5,
      366,
      100.01,
      1000,
      1001,
      3650,
      3651,
      10_000,
      10_001,
      1e6,
      1e6 + 1,
      1e12,
      1e12 + 1,
      1e300,
    ],
  ),
  fc.integer({ min: 0, max: 1100 }).map((length) => 'x'.repeat(length)),
  fc.integer({ min: 0, max: 550 }).map((length) => '❤️'.repeat(length)),
  fc.string({ unit: anyCharacter }),
  fc.double({ noNaN: true, min: -200, max: 1200 }),
  fc.string(),
  fc.emailAddress(),
);

const change = fc.record({ path: fc.constantFrom(...paths), value: values, drop: fc.boolean() });
const extraField = fc.option(fc.constantFrom('isAdmin', 'id', 'extra', 'Name'), { nil: undefined });

function changed(changes: readonly { path: readonly string[]; value: unknown; drop: boolean }[]) {
  const body = example();
  for (const { path, value, drop } of changes) {
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), body);
    const last = path.at(-1)!;
    if (!isObject(parent)) continue;
    if (drop && Array.isArray(parent)) parent.splice(Number(last), 1);
    else if (drop) Reflect.deleteProperty(parent, last);
    else parent[last] = value;
  }
  return body;
}

/** Bodies with up to three answers changed or left out, and at times a field too many. */
export const changedBodies: fc.Arbitrary<Body> = fc
  .record({
    changes: fc.array(change, { minLength: 1, maxLength: 3 }),
    group: fc.constantFrom('', 'company_info', 'sales', 'meta'),
    extra: extraField,
  })
  .map(({ changes, group, extra }) => {
    const body = changed(changes);
    const place = group === '' ? body : body[group];
    if (extra !== undefined && isObject(place)) place[extra] = 1;
    return body;
  });
