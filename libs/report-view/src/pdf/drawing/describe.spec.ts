import { describe, expect, it } from '@jest/globals';
import { keywordsOf } from './describe.js';

const rulesVersion = '2026.11';

describe('the keywords of the PDF', () => {
  it.each([
    [{ engine: 'builtin', rulesVersion }, 'AI-generated, engine: builtin, rules: 2026.11'],
    [
      { engine: 'openai', rulesVersion, model: 'gpt-5-mini' },
      'AI-generated, engine: openai, model: gpt-5-mini, rules: 2026.11',
    ],
    [
      { engine: 'builtin', rulesVersion, isFallback: true },
      'AI-generated, engine: builtin in place of a language model, rules: 2026.11',
    ],
  ] as const)('of %j say where it comes from', (provenance, keywords) => {
    expect(keywordsOf(provenance)).toBe(keywords);
  });
});
