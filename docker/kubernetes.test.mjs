import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../scripts/run/folders.mjs';
import { BACKEND_SETTING_NAMES } from '../libs/settings/src/index.mjs';

/**
 * @typedef {{ name: string, image: string, env?: { name: string }[], resources: { limits: object },
 *   securityContext: object, readinessProbe?: object, livenessProbe?: object,
 *   startupProbe?: object, lifecycle?: object }} Container
 * @typedef {{ securityContext: { runAsNonRoot: boolean, runAsUser: number },
 *   terminationGracePeriodSeconds?: number, containers: Container[] }} Pod
 * @typedef {{ kind: string, metadata: { name: string }, data?: Record<string, string>,
 *   spec: { replicas?: number, template: { metadata?: { labels: object }, spec: Pod },
 *     selector: { matchLabels?: object } & Record<string, unknown> } }} Part
 */

/**
 * @param {string} name
 * @returns {Part[]}
 */
const partsOf = (name) =>
  parseAllDocuments(readFileSync(join(ROOT, 'docs/samples', name), 'utf8')).map((document) => {
    assert.deepEqual(document.errors, []);
    return document.toJS();
  });

const publishing = partsOf('kubernetes-publish.yaml');
const parts = [...partsOf('kubernetes.yaml'), ...publishing];

const ofKind = (/** @type {string} */ kind) => parts.filter((part) => part.kind === kind);
const deployments = ofKind('Deployment');
const labels = deployments.map(({ spec }) => spec.template.metadata?.labels);

test('the sample has the parts that the guide speaks of', () => {
  const names = deployments.map(({ metadata }) => metadata.name);
  assert.deepEqual(names, ['ellac-backend', 'ellac-worker', 'ellac-web']);
  assert.deepEqual(
    ofKind('Job').map(({ metadata }) => metadata.name),
    ['ellac-migrate', 'ellac-publish'],
  );
});

test('the bundles are published by a file of its own, after the backends', () => {
  assert.deepEqual(
    publishing.map(({ kind, metadata }) => [kind, metadata.name]),
    [['Job', 'ellac-publish']],
  );
});

test('web goes on while it may still be asked', () => {
  const web = deployments.find(({ metadata }) => metadata.name === 'ellac-web');
  assert.deepEqual(
    web?.spec.template.spec.containers.map(({ lifecycle }) => lifecycle),
    [{ preStop: { exec: { command: ['sleep', '5'] } } }],
  );
});

describe('each pod of the sample', () => {
  for (const { metadata, spec } of [...deployments, ...ofKind('Job')]) {
    test(`is kept small: ${metadata.name}`, () => {
      const pod = spec.template.spec;
      assert.equal(pod.securityContext.runAsNonRoot, true);
      assert.ok(pod.securityContext.runAsUser > 0);
      for (const container of pod.containers) {
        assert.match(container.image, /:\d+\.\d+\.\d+$/);
        assert.ok('memory' in container.resources.limits);
        assert.deepEqual(container.securityContext, {
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
      }
    });
  }

  for (const { metadata, spec } of deployments) {
    test(`is probed, and ends in peace: ${metadata.name}`, () => {
      const pod = spec.template.spec;
      assert.equal(pod.terminationGracePeriodSeconds, 35);
      assert.deepEqual(spec.selector.matchLabels, spec.template.metadata?.labels);
      for (const { startupProbe, readinessProbe, livenessProbe } of pod.containers) {
        assert.ok(startupProbe && readinessProbe && livenessProbe);
      }
    });
  }
});

test('each Deployment keeps one pod while machines are emptied', () => {
  const kept = ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels);
  assert.deepEqual(kept, labels);
  for (const { spec } of deployments) assert.ok(Number(spec.replicas) >= 2);
});

test('each Service leads to a Deployment', () => {
  for (const { spec } of ofKind('Service')) {
    assert.ok(labels.some((each) => JSON.stringify(each) === JSON.stringify(spec.selector)));
  }
});

test('its settings are such as the backend knows', () => {
  const names = ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data ?? {}));
  assert.ok(names.length > 0);
  /** @type {readonly string[]} */
  const known = BACKEND_SETTING_NAMES;
  for (const name of names) assert.ok(known.includes(name), name);
});
