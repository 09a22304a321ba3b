import { describe, expect, it } from '@jest/globals';
import { inputsOf } from '../../conditions/inputs-of.js';
import { emptyVoiceOf } from '../../testing/empty-voice.js';
import { forbiddenPatterns, forbiddenSentences } from '../../testing/forbidden-sentences.js';
import { goldBusinesses } from '../../testing/gold-businesses.js';
import { goldGroundOf } from '../../testing/gold-ground.js';
import { figuresOf } from '../../voice/answer-values.js';
import { voiceOf } from '../../voice/voice-of.js';
import type { Voice } from '../../voice/voice.js';
import { gapRules } from '../gap-rules.js';
import type { GapRule, StepWords } from '../rule.js';

const rules: readonly (readonly [string, GapRule])[] = gapRules.market.flatMap((topic) =>
  Object.entries(topic),
);

const seeds = Array.from({ length: 12 }, (_, index) => `seed ${index}`);
const june = { when: 'in June 2027', by: 'by June 2027', before: 'before June 2027' };

/** Businesses that differ in whom a text speaks to and of. */
const voices: readonly Voice[] = [
  ...goldBusinesses.map((business) => voiceOf(goldGroundOf(business, business.facts))),
  ...seeds.flatMap((seed): readonly Voice[] => {
    const voice = emptyVoiceOf(seed);
    const { answers } = voice;
    const edge = { ...answers, top: 100, guar: 0, rec: 0, prj: 100, otherS: 100, growth: -12 };
    const low = { ...answers, growth: 0, deleg: 1, proc: 1, ownerS: 100, spec: 100 };
    return [
      voice,
      { ...voice, isTiny: true, size: 'solo', customers: 'trade customers' },
      { ...voice, isTiny: true, isAlone: true, size: 'solo', customers: 'families' },
      { ...voice, hasPartners: true, size: 'small', client: { time: june } },
      { ...voice, flags: { ...voice.flags, walkIn: true, pipeline: false }, customers: 'guests' },
      { ...voice, flags: { ...voice.flags, pricesByOthers: true }, customers: 'patients' },
      { ...voice, answers: edge, figures: figuresOf(edge) },
      { ...voice, answers: low, figures: figuresOf(low) },
    ];
  }),
];

const cases = rules.flatMap(([id, rule]) =>
  voices.map((voice) => ({ id, rule, voice, words: rule.words(voice) })),
);

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?]) /u);
const sentenceFields = ['finding', 'meaning', 'action', 'outcome', 'stake'] as const;
const sentencesOf = (words: StepWords): readonly string[] =>
  sentenceFields.flatMap((field) => sentencesIn(words[field]));

/** What is wrong with these words, each with the text. */
function faultsOf(words: StepWords): readonly string[] {
  const { finding, meaning, action, outcome, stake, step, measure, milestone } = words;
  const most: readonly (readonly [string, number])[] = [
    [`${finding} ${meaning}`, 32],
    [`${action} ${outcome}`, 50],
    [stake, 20],
    [step, 10],
    [measure, 14],
    [milestone, 10],
  ];
  const sentences = sentencesOf(words);
  const mean = sentences.map(wordsIn).reduce((sum, count) => sum + count, 0) / sentences.length;
  const all = Object.values({ ...words });
  return [
    ...most.filter(([text, limit]) => wordsIn(text) > limit).map(([text]) => `long: ${text}`),
    ...sentences.filter((each) => wordsIn(each) > 24).map((each) => `long: ${each}`),
    ...(mean > 16 ? [`mean ${mean}: ${action}`] : []),
    ...[finding, meaning, outcome, stake].filter((each) => sentencesIn(each).length > 1),
    ...(sentencesIn(action).length < 2 || sentencesIn(action).length > 3 ? [action] : []),
    ...sentences.filter((each) => !/^(?:[A-Z]|\d).*\.$/u.test(each)),
    ...[step, measure, milestone].filter((each) => !/^[A-Z].*[^.]$/u.test(each)),
    ...all.filter((each) =>
      /\{\{|undefined|null|NaN|the owner|whoever|industry's|[’]| [-–—] |\s\s/iu.test(each),
    ),
    ...all.filter((each) => forbiddenSentences.some((phrase) => each.includes(phrase))),
    ...all.filter((each) => forbiddenPatterns.some((pattern) => pattern.test(each))),
  ];
}

describe('the words of the rules on the market', () => {
  it('keep to their limits and forms', () => {
    const faults = cases.flatMap(({ id, words }) => faultsOf(words).map((each) => `${id} ${each}`));
    expect([...new Set(faults)]).toEqual([]);
  });

  it('print no figure that the condition does not read', () => {
    const beside = cases.flatMap(({ id, rule, voice }) => {
      const read = new Set<string>();
      const figures = new Proxy(voice.figures, {
        get: (target, name, receiver): unknown => {
          read.add(String(name));
          return Reflect.get(target, name, receiver);
        },
      });
      rule.words({ ...voice, figures });
      const inputs: readonly string[] = inputsOf(rule.when);
      return [...read].filter((name) => !inputs.includes(name)).map((name) => `${id} ${name}`);
    });
    expect(beside).toEqual([]);
  });

  it('name no colleague to one or two people', () => {
    const faults = cases
      .filter(({ id, voice }) => voice.isTiny && id !== 'M-21')
      .flatMap(({ words }) => Object.values({ ...words }))
      .filter((each) => /colleague|your (?:team|people)|\bname who\b|the person who/iu.test(each));
    expect(faults).toEqual([]);
  });

  it('share no sentence between two rules', () => {
    for (const voice of voices) {
      const all = cases
        .filter((each) => each.voice === voice)
        .flatMap(({ words }) => [
          ...new Set([...sentencesOf(words), words.step, words.measure, words.milestone]),
        ]);
      expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
    }
  });
});
