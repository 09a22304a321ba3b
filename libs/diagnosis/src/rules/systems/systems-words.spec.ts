import { describe, expect, it } from '@jest/globals';
import { holds } from '../../conditions/holds.js';
import { inputsOf } from '../../conditions/inputs-of.js';
import {
  answersReadBy,
  faultsOfStep,
  meanWords,
  repeatedIn,
  stepSentences,
  variedVoices,
} from '../../testing/step-words-checks.js';
import type { Voice } from '../../voice/voice.js';
import type { GapRule } from '../rule.js';
import { documentationRules } from './documentation.js';
import { offerRules } from './offer.js';
import { organisationRules } from './organisation.js';
import { processesRules } from './processes.js';
import { sellingRules } from './selling.js';

const rules: readonly (readonly [string, GapRule])[] = Object.entries({
  ...documentationRules,
  ...processesRules,
  ...offerRules,
  ...sellingRules,
  ...organisationRules,
});

const holdsFor = ({ when }: GapRule, { answers }: Voice): boolean => holds(when, { answers });
const voicesOf = (rule: GapRule) => variedVoices.filter((voice) => holdsFor(rule, voice));

describe.each(rules)('the words of %s', (_, rule) => {
  const voices = voicesOf(rule);
  const said = voices.map((voice) => ({ voice, words: rule.words(voice) }));

  it('are tried for several businesses in which the rule holds', () => {
    expect(voices.length).toBeGreaterThan(5);
  });

  it('have no fault', () => {
    const faults = said.flatMap(({ voice, words }) => faultsOfStep(words, voice));
    expect([...new Set(faults)]).toEqual([]);
  });

  it('read no answer that the condition does not read', () => {
    const inputs: readonly string[] = inputsOf(rule.when);
    const read = voices.flatMap((voice) => [...answersReadBy(rule.words, voice)]);
    expect(read.filter((alias) => !inputs.includes(alias))).toEqual([]);
  });

  it.each(['finding', 'meaning', 'action', 'stake'] as const)(
    'say the %s in at least two ways',
    (part) => {
      expect(new Set(said.map(({ words }) => words[part])).size).toBeGreaterThan(1);
    },
  );
});

describe('the words of several rules', () => {
  it('share no sentence, step, measure or milestone', () => {
    for (const voice of variedVoices) {
      const said = rules
        .filter(([, rule]) => holdsFor(rule, voice))
        .map(([, rule]) => rule.words(voice))
        .flatMap((words) => [...stepSentences(words), words.step, words.measure, words.milestone]);
      expect(repeatedIn(said)).toEqual([]);
    }
  });

  it('have at most 16 words a sentence on average', () => {
    const sentences = rules.flatMap(([, rule]) =>
      voicesOf(rule).flatMap((voice) => stepSentences(rule.words(voice))),
    );
    expect(meanWords(sentences)).toBeLessThanOrEqual(16);
  });
});
