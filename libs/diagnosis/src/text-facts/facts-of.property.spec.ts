import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import neutralSentences from '../testing/neutral-sentences.json' with { type: 'json' };
import { ownWords } from '../testing/texts-of-owner.js';
import { anyQuestionnaire } from '../testing/questionnaire-arbitrary.js';
import examples from '../testing/text-fact-examples.json' with { type: 'json' };
import { factsOf } from './facts-of.js';
import { quotesOf } from './quotes.js';
import { ownTextsOf } from './own-words.js';
import { plainText } from '../text/plain-text.js';
import { sentencesOf } from './reading/sentences.js';

const submittedOn = '2026-11-23';
const telling = examples.flatMap(({ yes }) => yes);
const neutral = fc.constantFrom(...neutralSentences);
const answer = fc
  .array(fc.oneof(fc.constantFrom(...telling), neutral), { minLength: 1, maxLength: 6 })
  .map((sentences) => sentences.join(' '));
const anyWords = fc
  .record({ vision: answer, challenges: answer, strategy: answer, training: answer })
  .map((texts) => ownWords(texts));

/** Each run reads whole questionnaires. */
const runs = { numRuns: 40 };

describe('the facts of any answers', () => {
  it('stand where they say they stand, and are the same each time', () => {
    fc.assert(
      fc.property(fc.oneof(anyWords, anyQuestionnaire), (words) => {
        const facts = factsOf(words, submittedOn);
        for (const { path, sentence, start, end } of facts) {
          const text = ownTextsOf(words).find((own) => own.path === path)!.text;
          expect(sentence).toBe(text.slice(start, end));
        }
        expect(facts.map(({ id }) => id)).toEqual([...new Set(facts.map(({ id }) => id))]);
        expect(factsOf(structuredClone(words), submittedOn)).toEqual(facts);
      }),
      runs,
    );
  });

  it('stay when the owner adds a sentence that states none', () => {
    const kindsIn = (challenges: string) =>
      factsOf(ownWords({ challenges }), submittedOn).map(({ kind, sentence }) => [kind, sentence]);
    fc.assert(
      fc.property(answer, neutral, (text, more) => {
        expect(kindsIn(`${text} ${more}`)).toEqual(expect.arrayContaining(kindsIn(text)));
      }),
      runs,
    );
  });

  it('are quoted in whole sentences of one answer', () => {
    fc.assert(
      fc.property(fc.oneof(anyWords, anyQuestionnaire), (words) => {
        const quotes = quotesOf(words, factsOf(words, submittedOn));
        expect(quotes.length).toBeLessThanOrEqual(2);
        expect(new Set(quotes.map(({ path }) => path)).size).toBe(quotes.length);
        for (const { path, text } of quotes) {
          const { text: typed } = ownTextsOf(words).find((own) => own.path === path)!;
          const sentences = sentencesOf(typed).map((sentence) => plainText(sentence.text));
          let rest = text;
          for (const sentence of sentences)
            if (rest.startsWith(sentence)) rest = rest.slice(sentence.length).replace(/^[ …]+/, '');
          expect(rest).toBe('');
        }
      }),
      runs,
    );
  });
});
