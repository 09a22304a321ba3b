import { expect, it } from '@jest/globals';
import { trace } from '@opentelemetry/api';
import { noTraces, Traces } from './traces.js';

it('without a collector work is done as if nothing were traced', async () => {
  const traces = noTraces();
  const parent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const work = () => traces.part('part', {}, () => Promise.resolve(traces.traceparent));
  expect(await traces.continued(parent, 'whole', {}, work)).toBeNull();
  traces.note({ fact: 1 });
  const fault = new Error('broken');
  await expect(traces.continued(null, 'whole', {}, () => Promise.reject(fault))).rejects.toBe(
    fault,
  );
  await traces.onApplicationShutdown();
});

it.each([
  ['takes nothing', () => Promise.reject(new Error('refused'))],
  ['does not answer', () => new Promise<void>(() => undefined)],
])('a stop goes on though the collector %s', async (_what, flush) => {
  const traces = new Traces(trace.getTracer('test'), flush);
  await expect(traces.onApplicationShutdown()).resolves.toBeUndefined();
});
