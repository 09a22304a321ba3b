import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { supportedBrowsers } from './supported-browsers.js';

const root = join(import.meta.dirname, '../../..');

describe('the supported browsers', () => {
  it.each(['README.md', 'docs/owner.md', 'docs/coach.md', 'docs/embedding.md'])(
    'are named in %s as they are built for',
    (guide) => expect(readFileSync(join(root, guide), 'utf8')).toContain(supportedBrowsers),
  );
});
