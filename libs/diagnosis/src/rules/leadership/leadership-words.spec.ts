import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answers } from '../../model/answers.js';
import { holds } from '../../conditions/holds.js';
import { inputsOf } from '../../conditions/inputs-of.js';
import { defaultFlags } from '../../packs/pack.js';
import { anyAnswers } from '../../testing/any-answers.js';
import { emptyVoiceOf } from '../../testing/empty-voice.js';
import { forbiddenPatterns, forbiddenSentences } from '../../testing/forbidden-sentences.js';
import { goldBusinesses } from '../../testing/gold-businesses.js';
import { goldGroundOf } from '../../testing/gold-ground.js';
import { figuresOf } from '../../voice/answer-values.js';
import type { Voice } from '../../voice/voice.js';
import { voiceOf } from '../../voice/voice-of.js';
import type { GapRule, StepWords } from '../rule.js';
import { absenceRules } from './absence.js';
import { directionRules } from './direction.js';
import { functionsRules } from './functions.js';
import { handoverRules } from './handover.js';
import { relationshipsRules } from './relationships.js';
import { salesRules } from './owner-sells.js';

const rules: readonly (readonly [string, GapRule])[] = Object.entries({
  ...absenceRules,
  ...directionRules,
  ...functionsRules,
  ...handoverRules,
  ...relationshipsRules,
  ...salesRules,
});

const voiceWith = (seed: string, answers: Answers, customers: string): Voice =>
  voiceOf({
    seed,
    company: 'The company',
    answers,
    notKnown: new Set(),
    facts: [],
    money: [],
    trade: {
      nouns: { customer: customers },
      flags: { ...defaultFlags, walkIn: customers === 'guests' },
    },
    strategy: '',
  });

const nouns = ['customers', 'trade customers', 'patients', 'guests'];

const sampled = fc.sample(anyAnswers, { numRuns: 300, seed: 1 }).map((answers, index) => ({
  ...answers,
  emp: [1, 2, 0, 7, 30, 80][index % 6]!,
  partners: index % 4 < 3 ? 1 : 2,
  silent: index % 5 === 0 ? 1 : 0,
}));

/** The gold businesses, invented ones of every size and trade, and words without a fact. */
const voices: readonly Voice[] = [
  ...goldBusinesses.map((business) => voiceOf(goldGroundOf(business, business.facts))),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map(emptyVoiceOf),
  ...sampled.map((answers, index) => voiceWith(`${index}`, answers, nouns[index % nouns.length]!)),
];

const holdsFor = ({ when }: GapRule, { answers }: Voice) => holds(when, { answers });

/** What each rule says to the businesses in which it holds. */
const told: ReadonlyMap<GapRule, readonly (readonly [Voice, StepWords])[]> = new Map(
  rules.map(([, rule]) => [
    rule,
    voices.filter((voice) => holdsFor(rule, voice)).map((voice) => [voice, rule.words(voice)]),
  ]),
);

const count = (text: string) => text.split(/\s+/u).length;
const sentencesIn = (text: string) => text.split(/(?<=[.!?]) /u);
const prose = ({ finding, meaning, action, outcome, stake }: StepWords) =>
  [finding, meaning, action, outcome, stake].flatMap(sentencesIn);

const notPlain = /\{\{|undefined|\bthe owner\b|[–—’"]|whoever|industry| {2}/iu;

const limits: readonly (readonly [string, number, (words: StepWords) => string])[] = [
  ['finding and meaning', 32, ({ finding, meaning }) => `${finding} ${meaning}`],
  ['action and outcome', 50, ({ action, outcome }) => `${action} ${outcome}`],
  ['stake', 20, ({ stake }) => stake],
  ['step', 10, ({ step }) => step],
  ['measure', 14, ({ measure }) => measure],
  ['milestone', 10, ({ milestone }) => milestone],
];

/** The answers that the words of a rule read of this voice. */
function readBy(rule: GapRule, voice: Voice): ReadonlySet<string> {
  const read = new Set<string>();
  const noting = <Values extends object>(values: Values) =>
    new Proxy(values, {
      get: (target, name, receiver): unknown => {
        read.add(String(name).replace(/^(elem|func|rel)Count$/u, '$1s'));
        return Reflect.get(target, name, receiver);
      },
    });
  rule.words({
    ...voice,
    figures: noting(figuresOf(voice.answers)),
    answers: noting(voice.answers),
  });
  return read;
}

/** What is no sentence, too long or not plain in the words of a step. */
function faultsOf(words: StepWords): readonly string[] {
  const { finding, meaning, action, outcome, stake, step, measure, milestone } = words;
  const sentences = prose(words);
  const all = Object.values(words).join(' ');
  return [
    ...[finding, meaning, outcome, stake].filter((each) => sentencesIn(each).length !== 1),
    ...([2, 3].includes(sentencesIn(action).length) ? [] : [action]),
    ...sentences.filter((each) => !/^[\p{Lu}\d].*\.$/u.test(each) || count(each) > 24),
    ...[step, measure, milestone].filter((each) => !/^[\p{Lu}\d].*[^.!?]$/u.test(each)),
    ...[notPlain, ...forbiddenPatterns].flatMap((each) => all.match(each)?.[0] ?? []),
    ...forbiddenSentences.filter((phrase) => all.includes(phrase)),
  ];
}

describe.each(rules)('the words of %s', (_, rule) => {
  const said = told.get(rule)!;

  it('are tried for several businesses in which the rule holds', () => {
    expect(said.length).toBeGreaterThan(5);
  });

  it.each(limits)('keep to the length of %s', (_part, most, partOf) => {
    const long = said.map(([, words]) => partOf(words));
    expect(long.filter((text) => count(text) > most)).toEqual([]);
  });

  it('are sentences where they should be, and plain', () => {
    expect(said.flatMap(([, words]) => faultsOf(words))).toEqual([]);
  });

  it('read no answer that the condition does not read', () => {
    const inputs: readonly string[] = inputsOf(rule.when);
    const read = said.flatMap(([voice]) => [...readBy(rule, voice)]);
    expect(read.filter((name) => !inputs.includes(name))).toEqual([]);
  });

  it('differ between businesses', () => {
    const findings = new Set(said.map(([, { meaning }]) => meaning));
    expect(findings.size).toBeGreaterThan(1);
  });
});

describe('the words of two rules', () => {
  it('share no sentence and no step', () => {
    for (const voice of voices) {
      const said = rules
        .filter(([, rule]) => holdsFor(rule, voice))
        .map(([, rule]) => rule.words(voice))
        .flatMap((words) => [...prose(words), words.step, words.measure, words.milestone]);
      expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([]);
    }
  });
});

describe('the words of all rules', () => {
  it('have sentences of at most 16 words on average', () => {
    const sentences = [...told.values()].flatMap((said) =>
      said.flatMap(([, words]) => prose(words)),
    );
    const words = sentences.reduce((sum, sentence) => sum + count(sentence), 0);
    expect(words / sentences.length).toBeLessThanOrEqual(16);
  });

  it('never speak of staff to one who works alone', () => {
    for (const voice of voices.filter(({ isTiny }) => isTiny)) {
      for (const [, rule] of rules.filter(([, each]) => holdsFor(each, voice))) {
        expect(Object.values(rule.words(voice)).join(' ')).not.toMatch(
          /\byour people\b|\bthe team\b|\bcolleague\b|\bhead of\b/iu,
        );
      }
    }
  });
});
