import { describe, expect, it } from '@jest/globals';
import { holds } from '../../conditions/holds.js';
import { inputsOf } from '../../conditions/inputs-of.js';
import {
  answersReadBy,
  faultsOfStrength,
  repeatedIn,
  variedVoices,
} from '../../testing/step-words-checks.js';
import type { Voice } from '../../voice/voice.js';
import type { StrengthRule } from '../rule.js';
import { leadershipStrengths } from './leadership-strengths.js';
import { marketStrengths } from './market-strengths.js';
import { systemsStrengths } from './systems-strengths.js';

const rules: readonly (readonly [string, StrengthRule])[] = Object.entries({
  ...systemsStrengths,
  ...leadershipStrengths,
  ...marketStrengths,
});

const holdsFor = ({ when }: StrengthRule, { answers }: Voice): boolean => holds(when, { answers });

describe.each(rules)('the words of %s', (_, rule) => {
  const voices = variedVoices.filter((voice) => holdsFor(rule, voice));

  it('are tried for several businesses in which the rule holds', () => {
    expect(voices.length).toBeGreaterThan(5);
  });

  it('have no fault', () => {
    const faults = voices.flatMap((voice) => faultsOfStrength(rule.words(voice), voice));
    expect([...new Set(faults)]).toEqual([]);
  });

  it('read no answer that the condition does not read', () => {
    const inputs: readonly string[] = inputsOf(rule.when);
    const read = voices.flatMap((voice) => [...answersReadBy(rule.words, voice)]);
    expect(read.filter((alias) => !inputs.includes(alias))).toEqual([]);
  });
});

describe('the words of several strengths', () => {
  it('share no name and no sentence', () => {
    for (const voice of variedVoices) {
      const said = rules
        .filter(([, rule]) => holdsFor(rule, voice))
        .flatMap(([, rule]) => Object.values<string>({ ...rule.words(voice) }));
      expect(repeatedIn(said)).toEqual([]);
    }
  });
});
