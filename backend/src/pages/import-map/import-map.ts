/** Where each module lies, and the digest that its file must have. */
export interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
}

/** The module that starts a page. */
export const rootConfig = '@ellac/root-config';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (value: unknown, name: string): Record<string, string> => {
  if (!isRecord(value) || Object.values(value).some((entry) => typeof entry !== 'string'))
    throw new Error(`"${name}" is not a table of texts`);
  return value as Record<string, string>;
};

/**
 * Reads an import map; anything in it that we do not know is left out.
 *
 * @throws Error when it is no JSON, not of this form, or does not name the root config.
 */
export function parseImportMap(text: string): ImportMap {
  const content: unknown = JSON.parse(text);
  if (!isRecord(content)) throw new Error('it is not an object');
  const imports = textsOf(content['imports'], 'imports');
  if (imports[rootConfig] === undefined) throw new Error(`it does not name ${rootConfig}`);
  return { imports, integrity: textsOf(content['integrity'], 'integrity') };
}
