import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishedBuild } from './builds.mjs';
import { newestGeneration } from './generations.mjs';

/**
 * The line printed for an app that was just published: its address and size.
 *
 * @param {string} webDir
 * @param {string} app
 */
export function publishedLine(webDir, app) {
  const url = newestGeneration(webDir).map.imports[`@ellac/${app}`] ?? '';
  const { manifest } = publishedBuild(webDir, url);
  const plain = Object.keys(manifest.files).filter((file) => !/\.(br|gz)$/.test(file));
  const sizes = plain.map((file) => statSync(join(webDir, dirname(url), file)).size);
  const kilobytes = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  return `${app} is published as ${url} (${kilobytes} KB in ${plain.length} files, before packing).`;
}
