// Builds browser bundles after each change, and reports each step to its parent. Elements for host
// pages have a process of their own with a lower priority, so that no page waits for one.
import { setPriority } from 'node:os';
import { developmentConfigs, watchBundles } from './watch-bundles.mjs';

/**
 * @typedef {{ name: string, state: 'building' }
 *   | { name: string, state: 'built', seconds: number }
 *   | { name: string, state: 'failed', faults: string }} BundleNews
 */

const [kind, ...apps] = process.argv.slice(2);
const isForPages = kind === 'pages';
if (!isForPages) setPriority(10);

/** @param {BundleNews} news */
const tell = (news) => process.send?.(news);

const configs = await Promise.all(apps.map(developmentConfigs));
watchBundles(
  configs.flatMap(([page, ...elements]) => (isForPages ? [page ?? {}] : elements)),
  {
    onStart: (name) => tell({ name, state: 'building' }),
    onEnd: (name, seconds, faults) =>
      tell(faults ? { name, state: 'failed', faults } : { name, state: 'built', seconds }),
  },
);
