import type { TextFactKind } from '@ellac/contracts';
import type { Circumstance } from './circumstance.js';
import type { PlainDate } from './dates/period.js';
import { nearestTime } from './dates/when.js';
import { counted } from './facts-of.js';
import { kindsOf } from './kinds/kinds-of-language.js';
import { topicWords } from './kinds/topic-words.js';
import { ownTextsOf, type OwnText, type OwnWords } from './own-words.js';
import { dated, timedSentencesOf } from './read-answer.js';
import { asRead, folded, isQuestion, plainMarks } from './reading/sentences.js';
import type { TextFact, TextPath } from './text-fact.js';
import type { Uncounted } from './told-facts.js';
import { amountsIn, daysIn, percentsIn } from './values/figures-in.js';

/** A fact that a language model claims to have found; it is untrusted. */
export interface ExtractedItem {
  readonly kind: TextFactKind;
  readonly path: TextPath;
  readonly sentence: string;
}

/** Limits against a model that finds a fact in every sentence (judgement). */
const maxInAnswer = 3;
const maxInAll = 12;

/** What the answers about staff may tell: who does what. */
const ofPeople: readonly TextFactKind[] = [
  'wish-exit',
  'person-leaves',
  'only-one',
  'health-age',
  'partners-unsettled',
];

const fits = (kind: TextFactKind, path: TextPath): boolean =>
  !path.startsWith('staff.') || ofPeople.includes(kind);

/** Kinds that need a figure, and the parser that finds it. */
const figuresOf: Partial<
  Record<
    TextFactKind,
    (sentence: string, country: OwnWords['company_info']['country']) => readonly number[]
  >
> = {
  'client-share': (sentence) => percentsIn(sentence),
  'payment-days': (sentence) => daysIn(sentence),
  'own-sum': amountsIn,
};

/**
 * The only kinds that are accepted from a text that is not in English: figures and dates decide
 * them.
 */
const inAnyLanguage: readonly TextFactKind[] = ['client-share', 'payment-days', 'term-ends'];

/** The fact as our own parsers read the sentence; undefined where they find too little. */
function readAs(
  { kind: name, sentence: claimed }: ExtractedItem,
  { path, text, language }: OwnText,
  words: OwnWords,
  submittedOn: PlainDate,
): Uncounted | undefined {
  const { country } = words.company_info;
  const timed = timedSentencesOf(text, { submittedOn, country, language });
  const place = timed.findIndex(({ sentence }) => folded(sentence.text) === folded(claimed));
  const found = timed[place];
  const kind = kindsOf[language ?? 'english'].find((each) => each.kind === name);
  if (!found || !kind || isQuestion(found.sentence.text)) return undefined;
  const isEnglish = language === 'english';
  const sentence = asRead(found.sentence.text, language);
  if (kind.not.some((guard) => guard.test(sentence))) return undefined;
  if (isEnglish && !topicWords[name].test(sentence)) return undefined;

  const figures = figuresOf[name]?.(sentence, country);
  // With two figures in the sentence it is unclear which one is meant.
  if (figures && figures.length !== 1) return undefined;
  if (!isEnglish && !inAnyLanguage.includes(name)) return undefined;

  const match = /^.*$/su.exec(sentence)!;
  const before = asRead(timed[place - 1]?.sentence.text ?? '', language);
  const typedLine = plainMarks(found.sentence.text);
  const values = kind.values?.({ sentence, typed: typedLine, match, before, country });
  const isDated = kind.isDated === true && values?.tense !== 'happened';
  const time = isDated ? nearestTime(found.times, { start: 0, end: sentence.length }) : undefined;
  if (!isEnglish && isDated && time === undefined) return undefined;
  const { text: typed, start, end } = found.sentence;
  return {
    kind: name,
    path,
    sentence: typed,
    start,
    end,
    ...values,
    ...dated(time, submittedOn),
    origin: 'model',
  };
}

/**
 * The facts of a language model that the server can verify: each is a whole sentence of the answer
 * it names, word for word, on the subject of its kind, with figures and dates read by our own
 * parsers. They are added to the known facts and replace none. What the owner told or denied in the
 * form is kept.
 */
export function acceptedFacts(
  items: readonly ExtractedItem[],
  words: OwnWords,
  submittedOn: PlainDate,
  known: readonly TextFact[],
  circumstances: readonly Circumstance[] = [],
): readonly TextFact[] {
  const texts = ownTextsOf(words);
  const settled = new Set(circumstances.map(({ kind }) => kind));
  const accepted: Uncounted[] = [];
  for (const item of items) {
    const text = texts.find(({ path }) => path === item.path);
    if (!text?.isUsable || !fits(item.kind, item.path) || settled.has(item.kind)) continue;
    const fact = readAs(item, text, words, submittedOn);
    if (!fact) continue;
    const isKnown = [...known, ...accepted].some(
      ({ kind, path, start }) => kind === fact.kind && path === fact.path && start === fact.start,
    );
    const inAnswer = accepted.filter(({ path }) => path === fact.path).length;
    if (isKnown || inAnswer >= maxInAnswer || accepted.length >= maxInAll) continue;
    accepted.push(fact);
  }
  return counted(accepted, known.length + 1);
}
