import { exampleQuestionnaire, questionnaireSchema } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { checkWords } from '@ellac/wording';
import { aCompletion, aTask, someWords } from '@ellac/wording/testing';
import { answersOf, messagesFor } from '../../../src/analysis/wording/part-messages.js';
import { attackKinds, attacks } from '../../support/attacks.js';

describe('the attacks', () => {
  it('are many, each of its own, of every kind and in five languages', () => {
    expect(attacks.length).toBeGreaterThanOrEqual(45);
    expect(new Set(attacks.map(({ text }) => text)).size).toBe(attacks.length);
    expect(new Set(attacks.map(({ kind }) => kind))).toEqual(new Set(attackKinds));
    const languages = attacks.map(({ language }) => language);
    for (const language of ['en', 'de', 'fr', 'es', 'pt']) {
      expect(languages.filter((each) => each === language).length).toBeGreaterThanOrEqual(5);
    }
  });

  it.each(attacks.map(({ kind, language, text }) => [kind, language, text] as const))(
    'are answers that an owner can send: %s, %s',
    (_kind, _language, text) => {
      expect(text.length).toBeGreaterThanOrEqual(50);
      expect(text.length).toBeLessThanOrEqual(600);
      const answers = { vision: text, challenges: text, opportunities: text };
      const questionnaire = { ...exampleQuestionnaire, qualitative: answers };
      expect(questionnaireSchema.safeParse(questionnaire).error?.issues).toBeUndefined();
    },
  );

  it.each(attacks.map(({ kind, language, text }) => [kind, language, text] as const))(
    'leave no trace where the model says them after the owner: %s, %s (S49)',
    (_kind, _language, text) => {
      const ownerWords = [
        {
          id: 'Q01',
          path: 'qualitative.vision',
          question: 'Vision',
          text,
          quote: undefined,
          isSuspicious: false,
        },
      ];
      const [gap, ...gaps] = someWords().gaps;
      const answer = aCompletion(someWords({ gaps: [{ ...gap!, meaning: text }, ...gaps] }));
      const context = { canary: 'violet-otter-kxqz', instructions: 'Word each finding.' };
      const { words, repair } = checkWords(answer, aTask({ ownerWords }), context);
      expect(repair.length).toBeGreaterThan(0);
      expect(JSON.stringify(words)).not.toContain(JSON.stringify(text).slice(1, -1));
    },
  );
});

describe('a request to the model', () => {
  const secrets = { mark: 'MARK', canary: 'CANARY' };

  it.each(attacks.map(({ kind, language, text }) => [`${kind}, ${language}`, text] as const))(
    'keeps an attack inside its marks: %s (S49)',
    (_, text) => {
      const [first] = aTask().ownerWords;
      const task = aTask({ ownerWords: [{ ...first!, text }] });
      const [begin, data, end] = messagesFor(task, [], secrets).at(-1)!.content.split('\n');
      expect({ begin, end }).toEqual({ begin: '<<<answers MARK', end: 'MARK answers>>>' });
      expect(JSON.parse(data!)).toEqual(answersOf(task));
    },
  );
});
