import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** @import { Rule } from './rule.mjs' */
/** @import { ImportNode } from './may-import.mjs' */
/** @typedef {ReadonlyMap<string, readonly string[]>} ImportGraph files, and those that each imports */

/** @type {Map<string, ImportGraph>} */
const graphs = new Map();

/**
 * The files of a folder, with their relative imports, including imports of types and late ones.
 *
 * @param {string} folder
 * @returns {ImportGraph}
 */
function importGraph(folder) {
  const known = graphs.get(folder);
  if (known !== undefined) return known;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path));
  const names = new Set(files);
  const graph = new Map(
    files.map((file) => [
      file,
      [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)[\s(]*'(\.[^']+)'/g)]
        .map(([, specifier = '']) => targetOf(specifier, file, names))
        .filter((target) => target !== undefined),
    ]),
  );
  graphs.set(folder, graph);
  return graph;
}

/**
 * @param {string} specifier as it is written in an import
 * @param {string} from the file that imports
 * @param {ReadonlySet<string>} files
 * @returns {string | undefined} the file it names; undefined for a package
 */
function targetOf(specifier, from, files) {
  if (!specifier.startsWith('.')) return undefined;
  const path = resolve(dirname(from), specifier).replace(/\.js$/, '');
  return [`${path}.ts`, `${path}.tsx`].find((file) => files.has(file));
}

/**
 * The shortest path of imports from one file to another, both included; undefined without one.
 *
 * @param {ImportGraph} graph
 * @param {string} from
 * @param {string} to
 * @returns {readonly string[] | undefined}
 */
export function wayBetween(graph, from, to) {
  /** @type {Map<string, readonly string[]>} */
  const ways = new Map([[from, [from]]]);
  for (const [file, way] of ways) {
    if (file === to) return way;
    for (const next of graph.get(file) ?? []) {
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return undefined;
}

/**
 * The files that may be in an import cycle. Files without imports, and files that import only such
 * files, are removed repeatedly; the rest is usually empty, so that no path has to be searched.
 *
 * @param {ImportGraph} graph
 * @returns {ReadonlySet<string>}
 */
export function inCircles(graph) {
  const left = new Set(graph.keys());
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    for (const file of left)
      if (!graph.get(file)?.some((next) => left.has(next))) left.delete(file);
  }
  return left;
}

/** @type {WeakMap<ImportGraph, ReadonlySet<string>>} */
const circles = new WeakMap();

/**
 * Refuses an import that leads back to the file itself, imports of types too.
 *
 * @type {Rule}
 */
export const noCircles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { circle: 'This import leads back to this file: {{way}}.' },
  },
  create({ filename, report }) {
    const [folder] = /^.*?[\\/]src(?=[\\/])/.exec(filename) ?? [];
    if (folder === undefined) return {};
    const graph = importGraph(folder);
    const files = new Set(graph.keys());
    const suspects = circles.get(graph) ?? inCircles(graph);
    circles.set(graph, suspects);
    if (!suspects.has(filename)) return {};

    const refuseWayBack = (/** @type {ImportNode} */ node) => {
      const source = node.source?.type === 'Literal' ? node.source.value : '';
      const target = targetOf(String(source), filename, files);
      const way = target && wayBetween(graph, target, filename);
      if (!way) return;
      const names = way.map((file) => file.slice(folder.length + 1));
      report({ node, messageId: 'circle', data: { way: names.join(' → ') } });
    };

    return {
      ImportDeclaration: refuseWayBack,
      ExportAllDeclaration: refuseWayBack,
      ExportNamedDeclaration: refuseWayBack,
    };
  },
};
