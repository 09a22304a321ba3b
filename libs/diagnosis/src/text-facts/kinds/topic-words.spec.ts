import { textFactKinds, type TextFactKind } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import examples from '../../testing/text-fact-examples.json' with { type: 'json' };
import neutralSentences from '../../testing/neutral-sentences.json' with { type: 'json' };
import ownerSentences from '../../testing/owner-sentences.json' with { type: 'json' };
import { asRead } from '../reading/sentences.js';
import { topicWords } from './topic-words.js';

const isOn = (kind: TextFactKind, sentence: string): boolean =>
  topicWords[kind].test(asRead(sentence));

/** The share of what holds, from 0 to 1. */
const share = (all: readonly boolean[]): number => all.filter(Boolean).length / all.length;

describe('the words of a kind', () => {
  it('stand in nearly every sentence that states its fact, also where no pattern reads it', () => {
    const stated = [
      ...ownerSentences.flatMap(({ sentence, kinds }) => kinds.map((kind) => ({ kind, sentence }))),
      ...examples.flatMap(({ kind, yes }) => yes.map((sentence) => ({ kind, sentence }))),
    ];
    const found = stated.map(({ kind, sentence }) =>
      textFactKinds.some((each) => each === kind && isOn(each, sentence)),
    );
    expect(share(found)).toBeGreaterThan(0.99);
  });

  it('leave a sentence that states no fact open to few kinds', () => {
    const open = neutralSentences.flatMap((sentence) =>
      textFactKinds.map((kind) => isOn(kind, sentence)),
    );
    expect(share(open)).toBeLessThan(0.15);
  });
});
