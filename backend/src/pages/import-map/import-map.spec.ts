import { describe, expect, it } from '@jest/globals';
import { parseImportMap, rootConfig } from './import-map.js';

const parse = (value: unknown) => () => parseImportMap(JSON.stringify(value));

describe('parseImportMap', () => {
  it('keeps what an import map has and leaves the rest out', () => {
    const map = { imports: { [rootConfig]: '/root.js' }, integrity: { '/root.js': 'sha384-a' } };
    expect(parse({ ...map, note: 'x' })()).toEqual(map);
  });

  it('refuses a map that no page could start from', () => {
    expect(parse({ imports: { react: '/react.js' }, integrity: {} })).toThrow(rootConfig);
    expect(parse({ imports: { [rootConfig]: 1 }, integrity: {} })).toThrow('"imports"');
    expect(parse({ imports: { [rootConfig]: '/root.js' } })).toThrow('"integrity"');
    expect(parse([])).toThrow('not an object');
    expect(() => parseImportMap('')).toThrow(SyntaxError);
  });
});
