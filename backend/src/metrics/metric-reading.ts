import { Gauge, Registry } from 'prom-client';

/** The value of a gauge at a scrape; without a value the gauge is absent. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly values: readonly ReadValue[];
}

interface ReadValue {
  /** The same names for all values of a reading. */
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A reading without labels. */
export const aReading = (name: string, help: string, value: number): Reading => ({
  name,
  help,
  values: [{ labels: {}, value }],
});

/** A registry for one scrape: a value that cannot be read is absent rather than stale. */
export function registryOf(readings: readonly Reading[]): Registry {
  const registry = new Registry();
  for (const { name, help, values } of readings) {
    const [first] = values;
    if (first === undefined) continue;
    const gauge = new Gauge({
      name,
      help,
      labelNames: Object.keys(first.labels),
      registers: [registry],
    });
    for (const { labels, value } of values) gauge.set(labels, value);
  }
  return registry;
}
