import { dirname, relative, resolve, sep } from 'node:path';

/** @import { Rule } from './rule.mjs' */

/**
 * @typedef {Parameters<NonNullable<ReturnType<Rule['create']>[
 *   'ImportDeclaration' | 'ImportExpression' | 'ExportAllDeclaration' | 'ExportNamedDeclaration' | 'TSImportType'
 * ]>>[0]} ImportNode
 */

/**
 * The order of a library's folders.
 *
 * @typedef {object} Floors
 * @property {'lowest' | 'highest'} root where the files beside the folders stand
 * @property {readonly (readonly string[])[]} folders from the lowest floor up
 */

/**
 * @typedef {object} Plan
 * @property {Readonly<Record<string, readonly string[]>>} parts the folders of the parts of the
 *   product, and what each may import beside its own files: entries of libraries, by name, and
 *   folders of other parts
 * @property {Readonly<Record<string, Floors>>} floors by the name of the library
 */

/**
 * @param {Plan} plan
 * @param {string} path from the root
 * @returns {string | undefined} the part that a file belongs to: the deepest folder that holds it
 */
function partOf({ parts }, path) {
  return Object.keys(parts)
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((one, other) => other.length - one.length)[0];
}

/**
 * @param {Plan} plan
 * @param {string} file from the root
 * @param {string} specifier as it is written in an import
 * @returns {string | undefined} why the file may not import this; undefined if it may
 */
export function faultOf(plan, file, specifier) {
  const part = partOf(plan, file);
  const allowed = (part !== undefined && plan.parts[part]) || [];
  if (!specifier.startsWith('.')) {
    if (!specifier.startsWith('@ellac/') || allowed.includes(specifier)) return undefined;
    return `${part ?? 'This folder'} may not import this entry.`;
  }
  if (!/\.(js|css|json)$/.test(specifier)) return 'Relative imports end in .js.';
  const target = resolve('/', dirname(file), specifier).slice(1);
  const home = partOf(plan, target);
  if (home !== undefined && home === part) return floorFaultOf(plan, file, target);
  if (allowed.some((folder) => target.startsWith(`${folder}/`))) return undefined;
  return `${part ?? 'This folder'} may not import from ${home ?? 'there'}.`;
}

/**
 * @param {Plan} plan
 * @param {string} file from the root
 * @param {string} target the file that it imports, of the same part
 */
function floorFaultOf({ floors }, file, target) {
  const [, library = '', path = ''] = /^libs\/([^/]+)\/src\/(.+)/.exec(file) ?? [];
  const plan = floors[library];
  // A test looks at its library from outside.
  if (plan === undefined || /\.spec\.tsx?$/.test(file)) return undefined;
  const folderOf = (/** @type {string} */ inside) => inside.split('/').slice(0, -1)[0];
  const heightOf = (/** @type {string | undefined} */ folder) =>
    plan.folders.findIndex((floor) => floor.some((name) => name === folder));
  const from = folderOf(path);
  const to = folderOf(target.slice(`libs/${library}/src/`.length));
  if (heightOf(from) === -1 || from === to) return undefined;
  if (to === undefined) {
    return plan.root === 'highest' ? 'That file stands above all folders.' : undefined;
  }
  return heightOf(to) >= heightOf(from) ? 'That folder stands on this floor or above.' : undefined;
}

/**
 * Refuses an import against the plan of who may import whom, imports of types too.
 *
 * @type {Rule}
 */
export const mayImport = {
  // Only our own configuration gives them.
  meta: { schema: false },
  create(context) {
    const plan = /** @type {Plan} */ (/** @type {unknown} */ (context.options[0]));
    const file = relative(context.cwd, context.filename).replaceAll(sep, '/');

    /** @param {ImportNode} node */
    function refuseFault(node) {
      const { source } = node;
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = faultOf(plan, file, source.value);
      if (message !== undefined) context.report({ node, message });
    }

    return {
      ImportDeclaration: refuseFault,
      ImportExpression: refuseFault,
      ExportAllDeclaration: refuseFault,
      ExportNamedDeclaration: refuseFault,
      TSImportType: refuseFault,
    };
  },
};
