import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rulesPage } from './rules-page.js';

describe('docs/rules.md', () => {
  it('says what the rules say; `npm run docs:rules` writes it', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/rules.md'), 'utf8');
    expect(page).toBe(rulesPage());
  });
});
