import type { TestApp } from '../test-app.js';

/** One value of a scrape. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

type Labels = Sample['labels'];

/** Where Prometheus reads a backend that has METRICS_PORT. */
export const metricsUrlOf = ({ environment: { HOST, METRICS_PORT } }: TestApp): string =>
  `http://${HOST}:${METRICS_PORT}/metrics`;

/** Reads the metrics as Prometheus does. */
export async function scrape(app: TestApp): Promise<readonly Sample[]> {
  return samplesIn(await (await fetch(metricsUrlOf(app))).text());
}

/** The value of the only sample that has these labels, perhaps among others; null without one. */
export async function metricOf(
  app: TestApp,
  name: string,
  labels: Labels = {},
): Promise<number | null> {
  const found = (await scrape(app)).filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  );
  if (found.length > 1) throw new Error(`${name} has ${found.length} values with these labels`);
  return found[0]?.value ?? null;
}

/** By how much a counter grows while something is done. */
export async function growthOf(
  app: TestApp,
  name: string,
  labels: Labels,
  act: () => PromiseLike<unknown>,
): Promise<number> {
  const before = (await metricOf(app, name, labels)) ?? 0;
  await act();
  return ((await metricOf(app, name, labels)) ?? 0) - before;
}

/** Reads the text format of Prometheus, as far as ours goes. */
function samplesIn(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line)!;
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text]);
    return { name: name!, labels: Object.fromEntries(pairs), value: Number(value) };
  });
}
