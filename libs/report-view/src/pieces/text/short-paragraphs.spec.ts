import { describe, expect, it } from '@jest/globals';
import { exampleAnalysis } from '../../testing/example-analysis.js';
import { shortParagraphs } from './short-paragraphs.js';

const { overview } = exampleAnalysis.summary.executiveSummary;

describe('short paragraphs', () => {
  it('leaves a short text alone', () => {
    expect(shortParagraphs('It scores 4.6. That is fair.')).toEqual([
      'It scores 4.6. That is fair.',
    ]);
  });

  it('breaks a long text between sentences and loses nothing', () => {
    const paragraphs = shortParagraphs(overview);
    expect(paragraphs.join(' ')).toBe(overview);
    expect(paragraphs.length).toBeGreaterThan(2);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('keeps the paragraphs that a text has', () => {
    expect(shortParagraphs('One. Two.\n\nThree.')).toEqual(['One. Two.', 'Three.']);
  });

  it('breaks no paragraph of a text’s own that is not far too long', () => {
    const thought = 'Put the three ways side by side, and look at what each leaves. '.repeat(6);
    const paragraphs = [thought.trim(), 'Then choose.'];
    expect(shortParagraphs(paragraphs.join('\n\n'))).toEqual(paragraphs);
    expect(shortParagraphs(paragraphs.join(' ')).length).toBeGreaterThan(1);
  });

  it('makes no paragraph of an empty text', () => {
    expect(shortParagraphs('')).toEqual([]);
  });

  it('does not break what the owner is quoted with', () => {
    const quote = `“${'We do it all ourselves. '.repeat(30).trim()}”`;
    const text = `The owner says: ${quote}. That is a lot.`;
    expect(shortParagraphs(text)).toContainEqual(expect.stringContaining(quote));
  });
});
