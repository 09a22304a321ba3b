import fc from 'fast-check';
import type { Answers } from '../model/answers.js';
import { defaultFlags } from '../packs/pack.js';
import type { StepWords, StrengthWords } from '../rules/rule.js';
import type { Voice } from '../voice/voice.js';
import { voiceOf } from '../voice/voice-of.js';
import { anyAnswers } from './any-answers.js';
import { emptyVoiceOf } from './empty-voice.js';
import { forbiddenPatterns, forbiddenSentences } from './forbidden-sentences.js';
import { goldBusinesses } from './gold-businesses.js';
import { goldGroundOf } from './gold-ground.js';

const trades = [
  { customer: 'customers', flags: defaultFlags },
  { customer: 'trade customers', flags: defaultFlags },
  {
    customer: 'patients',
    flags: { ...defaultFlags, pipeline: false, commission: false, pricesByOthers: true },
  },
  { customer: 'guests', flags: { ...defaultFlags, walkIn: true, pipeline: false } },
];
const employees = [1, 2, 0, 7, 30, 80];

function inventedVoice(answers: Answers, index: number): Voice {
  const { customer, flags } = trades[index % trades.length]!;
  return voiceOf({
    seed: `${index}`,
    company: 'The company',
    answers: {
      ...answers,
      emp: employees[index % employees.length]!,
      partners: index % 5 === 0 ? 2 : 1,
    },
    notKnown: new Set(),
    facts: [],
    money: [],
    trade: { nouns: { customer }, flags },
    strategy: '',
  });
}

/** Invented businesses of every size and trade, with and without partners, and what is known of them. */
export const variedVoices: readonly Voice[] = [
  ...goldBusinesses.map((business) => voiceOf(goldGroundOf(business, business.facts))),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map(emptyVoiceOf),
  ...fc.sample(anyAnswers, { numRuns: 400, seed: 1 }).map(inventedVoice),
];

const wordCount = (text: string): number => text.split(/\s+/u).length;
const split = (text: string): readonly string[] => text.split(/(?<=[.!?]) /u);

/** The sentences of a step, in the order in which a report says them. */
export const stepSentences = ({ finding, meaning, action, outcome, stake }: StepWords) =>
  [finding, meaning, action, outcome, stake].flatMap(split);

/** The mean number of words of these sentences. */
export const meanWords = (sentences: readonly string[]): number =>
  sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0) / sentences.length;

const never = /\{\{|undefined|\bNaN\b|\bthe owner\b|\bindustry\b|\bwhoever\b|[–—’"]| {2}/iu;
const staff =
  /\b(?:your people|the team|colleagues?|team leaders?|departments?|newcomers|everybody)\b/iu;
const maxWordsOfSentence = 24;

const longerThan = (most: number, what: string, text: string): readonly string[] =>
  wordCount(text) > most ? [`${what} is longer than ${most} words: ${text}`] : [];

const faultsOfSentence = (sentence: string): readonly string[] => [
  ...(/^[\p{Lu}\d].*\.$/u.test(sentence) ? [] : [`no sentence: ${sentence}`]),
  ...(/^(?:They|It|This|That|These|Those)\b(?= (?:is|are|has|have|can|will))/u.test(sentence)
    ? [`no subject: ${sentence}`]
    : []),
  ...longerThan(maxWordsOfSentence, 'a sentence', sentence),
];

function faultsOfText(text: string, voice: Voice): readonly string[] {
  const patterns = [never, ...forbiddenPatterns, ...(voice.isTiny ? [staff] : [])];
  return [
    ...patterns.filter((pattern) => pattern.test(text)).map((each) => `${each.source}: ${text}`),
    ...forbiddenSentences.filter((each) => text.includes(each)),
  ];
}

/** What is wrong with the words of a step, in plain words; empty where nothing is. */
export function faultsOfStep(words: StepWords, voice: Voice): readonly string[] {
  const { finding, meaning, action, outcome, stake, step, measure, milestone } = words;
  const single = [finding, meaning, outcome, stake].filter((text) => split(text).length !== 1);
  const labels = [step, measure, milestone].filter((text) => !/^[\p{Lu}\d].*[^.!?]$/u.test(text));
  return [
    ...single.map((text) => `not one sentence: ${text}`),
    ...([2, 3].includes(split(action).length) ? [] : [`not two or three sentences: ${action}`]),
    ...labels.map((text) => `no label: ${text}`),
    ...longerThan(32, 'finding and meaning', `${finding} ${meaning}`),
    ...longerThan(50, 'action and outcome', `${action} ${outcome}`),
    ...longerThan(20, 'the stake', stake),
    ...longerThan(10, 'the step', step),
    ...longerThan(14, 'the measure', measure),
    ...longerThan(10, 'the milestone', milestone),
    ...stepSentences(words).flatMap(faultsOfSentence),
    ...Object.values<string>({ ...words }).flatMap((text) => faultsOfText(text, voice)),
  ];
}

/** What is wrong with the words of a strength, in plain words; empty where nothing is. */
export function faultsOfStrength(words: StrengthWords, voice: Voice): readonly string[] {
  const { name, finding, worth } = words;
  return [
    ...(/^\p{Ll}.*[^.!?]$/u.test(name) ? [] : [`no noun phrase: ${name}`]),
    ...longerThan(8, 'the name', name),
    ...longerThan(24, 'finding and worth', `${finding} ${worth}`),
    ...[finding, worth].flatMap(faultsOfSentence),
    ...[name, finding, worth].flatMap((text) => faultsOfText(text, voice)),
  ];
}

/** The answers that texts read of this voice, counts of ticked values under the name of their list. */
export function answersReadBy(say: (voice: Voice) => unknown, voice: Voice): ReadonlySet<string> {
  const read = new Set<string>();
  const noting = <Values extends object>(values: Values): Values =>
    new Proxy(values, {
      get: (target, name, receiver): unknown => {
        read.add(String(name).replace(/^(elem|func|rel)Count$/u, '$1s'));
        return Reflect.get(target, name, receiver);
      },
    });
  say({ ...voice, figures: noting(voice.figures), answers: noting(voice.answers) });
  return read;
}

/** Texts that stand there more than once. */
export const repeatedIn = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);
