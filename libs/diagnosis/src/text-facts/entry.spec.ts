import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const sources = join(__dirname, '..');

/** A file and all that it imports of this library, types alone left out. */
function importedBy(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)\.js'/gm,
  );
  for (const [, path = ''] of imports) importedBy(`${join(dirname(file), path)}.ts`, known);
  return known;
}

describe('the entry of text facts', () => {
  it('brings nothing of the diagnosis into the questionnaire but the look for instructions', () => {
    const folders = new Set(
      [...importedBy(join(__dirname, 'index.ts'))].map((file) =>
        dirname(relative(sources, file)).replace(/^text-facts.*/, 'text-facts'),
      ),
    );
    expect(folders).toEqual(new Set(['text-facts', 'prompt-injection', 'text']));
    expect(
      [...importedBy(join(__dirname, 'index.ts'))].filter((file) => file.includes('/text/')),
    ).toEqual([join(sources, 'text/plain-text.ts')]);
  });
});
