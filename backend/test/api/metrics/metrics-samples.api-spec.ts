import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { RepairSchedule } from '../../../src/analysis/repair/repair.schedule.js';
import { DeliverySchedule } from '../../../src/deliveries/sending/delivery.schedule.js';
import { freePort } from '../../support/services/free-port.js';
import { type Sample, scrape } from '../../support/telemetry/scraped-metrics.js';
import { selectorsIn } from '../../support/telemetry/promql.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly description: string };
}
interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

const sample = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../docs/samples', name), 'utf8');

const { groups } = parse(sample('prometheus-alerts.yaml')) as {
  groups: readonly { readonly rules: readonly Alert[] }[];
};
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(sample('grafana-dashboard.json')) as Dashboard;

const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`panel "${title}"`, expr] as const),
  ),
];

/** The labels that Prometheus gives to all that it reads from a process. */
const target = { job: 'ellac', instance: 'localhost:9464' };

let app: TestApp;
let samples: readonly Sample[];
beforeAll(async () => {
  app = await startTestApp({ METRICS_PORT: String(await freePort()) });
  await app.app.get(RepairSchedule).run();
  await app.app.get(DeliverySchedule).run();
  await app.dataSource.query('INSERT INTO backups (finished_at) VALUES (now())');
  await app.http.post(apiPaths.submit).send({}).expect(400);
  samples = [
    { name: 'up', labels: target, value: 1 },
    ...(await scrape(app)).map((each) => ({ ...each, labels: { ...each.labels, ...target } })),
  ];
});
afterAll(() => app.close());

describe('the samples for Prometheus and Grafana', () => {
  it('have expressions', () => {
    expect(alerts.length).toBeGreaterThan(8);
    expect(expressions.length - alerts.length).toBeGreaterThan(12);
  });

  it.each(expressions)('read only what a process tells: %s', (_where, expression) => {
    const selectors = selectorsIn(expression);
    expect(selectors).not.toEqual([]);
    for (const { name, labels, values } of selectors) {
      const found = samples.filter(
        (each) =>
          each.name === name &&
          Object.entries(values).every(
            // The values of `status` depend on the requests that were made.
            ([label, value]) => label === 'status' || each.labels[label] === value,
          ),
      );
      expect({ name, values, isThere: found.length > 0 }).toMatchObject({ isThere: true });
      for (const { labels: there } of found)
        expect(Object.keys(there)).toEqual(expect.arrayContaining([...labels]));
    }
  });

  it.each(alerts)('say what is wrong and what to do: $alert', ({ annotations }) => {
    expect(annotations).toEqual({
      summary: expect.stringMatching(/\.$/),
      description: expect.stringMatching(/\.$/),
    });
  });
});
