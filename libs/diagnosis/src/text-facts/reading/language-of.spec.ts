import { describe, expect, it } from '@jest/globals';
import frenchExamples from '../../testing/french-fact-examples.json' with { type: 'json' };
import germanExamples from '../../testing/german-fact-examples.json' with { type: 'json' };
import ownerSentences from '../../testing/owner-sentences.json' with { type: 'json' };
import { languageOf } from './language-of.js';

/** Answers of five sentences, as long as owners write. */
const answersOf = (sentences: readonly string[]): readonly string[] =>
  sentences.flatMap((_, index) =>
    index % 5 === 0 ? [sentences.slice(index, index + 5).join(' ')] : [],
  );

describe('languageOf', () => {
  it.each([
    ['german', germanExamples.neutral],
    ['german', germanExamples.kinds.flatMap(({ yes, no }) => [...yes, ...no])],
    ['french', frenchExamples.neutral],
    ['french', frenchExamples.kinds.flatMap(({ yes, no }) => [...yes, ...no])],
    ['english', ownerSentences.map(({ sentence }) => sentence)],
  ] as const)('knows answers in %s', (language, sentences) => {
    for (const answer of answersOf(sentences))
      expect([answer, languageOf(answer, [])]).toEqual([answer, language]);
  });

  it.each([
    ['german', 'Ich will in zwei Jahren verkaufen.'],
    ['german', 'Umsatz mit einem Kunden 40 %.'],
    ['french', 'Je veux vendre dans deux ans.'],
    ['french', 'Un client fait la moitié du chiffre.'],
    ['english', 'I am 63 and tired.'],
  ] as const)('knows a short answer in %s: %s', (language, answer) => {
    expect(languageOf(answer, [])).toBe(language);
  });

  it.each([
    'We willen in 2028 het bedrijf verkopen of overdragen aan onze medewerkers, want ik ben dan 65.',
    'Queremos vender la empresa en dos años porque no tengo sucesor y me canso de hacer todo.',
    'Queremos vender a empresa em dois anos, do que precisamos é de um sucessor no futuro.',
    'Vogliamo vendere in due anni perché i costi sono alti e il lavoro per me è troppo.',
    'Vi vil sælge virksomheden om to år, og i dag er der ingen her i huset, som kan tage over efter os.',
    'Chcemy sprzedać firmę w ciągu dwóch lat i znaleźć następcę, który to poprowadzi, i to nam wystarczy.',
  ])('is none that is read: %s', (text) => {
    expect(languageOf(text, [])).toBeUndefined();
  });
});
