import { expect, it } from '@jest/globals';
import { readTraceparent, traceparentOf } from './traceparent.js';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';

it.each(['00', '01', 'ff'])(
  'reads a traceparent with the flags %s, and writes it again',
  (flags) => {
    const text = `00-${trace}-${span}-${flags}`;
    const read = readTraceparent(text);
    expect(read).toMatchObject({ traceId: trace, spanId: span, traceFlags: parseInt(flags, 16) });
    expect(traceparentOf(read!)).toBe(text);
  },
);

it.each([
  undefined,
  null,
  '',
  'ida@example.com',
  `00-${trace}-${span}`,
  `00-${trace}-${span}-01-more`,
  `00-${trace}-${span}-01\n`,
  `01-${trace}-${span}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${trace.slice(1)}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
])('ignores %j', (text) => {
  expect(readTraceparent(text)).toBeNull();
});
