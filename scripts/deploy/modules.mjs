import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { Problem } from '../run/problem.mjs';

/**
 * What a module imports, by module and name, and what it exports.
 *
 * @typedef {{ imports: Map<string, string[]>, exports: string[] }} Module
 */

/**
 * @param {string} folder
 * @param {string} file
 * @returns {Module}
 * @throws {Problem} when it is not a module that a browser could run
 */
export function readModule(folder, file) {
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  /** @type {string[]} */
  const exports = [];
  for (const statement of bodyOf(join(folder, file))) {
    if ('source' in statement && statement.source) {
      const from = String(statement.source.value);
      imports.set(from, [...(imports.get(from) ?? []), ...namesAskedFor(statement)]);
    }
    if (statement.type === 'ExportDefaultDeclaration') exports.push('default');
    if (statement.type === 'ExportNamedDeclaration') exports.push(...namesHandedOut(statement));
  }
  return { imports, exports };
}

/** @param {string} file */
function bodyOf(file) {
  try {
    return parse(readFileSync(file, 'utf8'), { ecmaVersion: 'latest', sourceType: 'module' }).body;
  } catch (error) {
    throw new Problem(`${file} cannot run: ${/** @type {Error} */ (error).message}.`);
  }
}

/**
 * @param {import('acorn').ImportDeclaration | import('acorn').ExportNamedDeclaration | import('acorn').ExportAllDeclaration} statement
 */
function namesAskedFor(statement) {
  if (statement.type === 'ExportAllDeclaration') return [];
  return statement.specifiers.flatMap((specifier) => {
    if (specifier.type === 'ImportDefaultSpecifier') return ['default'];
    if (specifier.type === 'ImportSpecifier') return [nameOf(specifier.imported)];
    return specifier.type === 'ExportSpecifier' ? [nameOf(specifier.local)] : [];
  });
}

/** @param {import('acorn').ExportNamedDeclaration} statement */
function namesHandedOut({ declaration, specifiers }) {
  const names = specifiers.map(({ exported }) => nameOf(exported));
  if (!declaration) return names;
  const declared =
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations.map(({ id }) => id)
      : [declaration.id];
  return [...names, ...declared.flatMap((id) => (id.type === 'Identifier' ? [id.name] : []))];
}

/** @param {import('acorn').Identifier | import('acorn').Literal} name */
const nameOf = (name) => (name.type === 'Identifier' ? name.name : String(name.value));
