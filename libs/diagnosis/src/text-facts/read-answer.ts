import { ownerAgeIn } from './dates/ages.js';
import { wholeMonths, type PlainDate } from './dates/period.js';
import { nearestTime, timesIn, type NamedTime } from './dates/when.js';
import type { Kind } from './kinds/kind.js';
import { kindsOf } from './kinds/kinds-of-language.js';
import type { ReadLanguage } from './reading/language-of.js';
import { namedDayIn } from './named-days.js';
import { asRead, isQuestion, plainMarks, sentencesOf, type Sentence } from './reading/sentences.js';
import type { TextFact } from './text-fact.js';
import type { Written } from './written.js';

/** A fact before it has an id and an answer. */
export type FoundFact = Omit<TextFact, 'id' | 'path' | 'origin'>;

interface Found {
  readonly kind: Kind;
  readonly match: RegExpExecArray;
}

/** The first pattern of a kind that matches; undefined where a guard matches too. */
function matchOf({ patterns, not }: Kind, sentence: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(sentence);
    // Guards are tested last, because most sentences match no pattern.
    if (match) return not.some((guard) => guard.test(sentence)) ? undefined : match;
  }
  return undefined;
}

/** The kinds of fact that a sentence states; a question states none. */
export function kindsIn(sentence: string, language: ReadLanguage = 'english'): readonly Found[] {
  if (isQuestion(sentence)) return [];
  const read = asRead(sentence, language);
  return kindsOf[language].flatMap((kind) => {
    const match = matchOf(kind, read);
    return match ? [{ kind, match }] : [];
  });
}

/** The date of a fact and how far away it is. */
export function dated(time: NamedTime | undefined, submittedOn: PlainDate) {
  if (time === undefined) return {};
  const { date, isYear, isDay } = time;
  return {
    date,
    months: wholeMonths(submittedOn, date),
    ...(isYear && { yearOnly: true }),
    ...(isDay === true && { dayNamed: true }),
  };
}

/** The sentences of an answer with the times that each names. */
export function timedSentencesOf(
  answer: string,
  written: Written,
): readonly { readonly sentence: Sentence; readonly times: readonly NamedTime[] }[] {
  const { language } = written;
  const ownerAge = ownerAgeIn(asRead(answer, language), language);
  return sentencesOf(answer).map((sentence) => ({
    sentence,
    times: timesIn({ sentence: asRead(sentence.text, language), ownerAge, ...written }),
  }));
}

/** What the patterns find in one answer, in the order of its sentences and of the kinds. */
export function readAnswer(answer: string, written: Written): readonly FoundFact[] {
  const { language } = written;
  const sentences = timedSentencesOf(answer, written).map((timed) => ({
    ...timed,
    found: kindsIn(timed.sentence.text, language),
  }));
  // A time next to another kind of fact, as in “clients leave within a year”, is not that fact's
  // date.
  const free = sentences
    .filter(({ found }) => found.length === 0 || found.some(({ kind }) => kind.isDated))
    .flatMap(({ times }) => times);
  const onlyTime = free.length === 1 ? free[0] : undefined;
  return sentences.flatMap(({ sentence: { text, start, end }, times, found }, index) => {
    const facts = found.map(({ kind, match }): FoundFact => {
      const values = kind.values?.({
        sentence: asRead(text, language),
        typed: plainMarks(text),
        match,
        before: asRead(sentences[index - 1]?.sentence.text ?? '', language),
        country: written.country,
      });
      const span = { start: match.index, end: match.index + match[0].length };
      const hasDate = kind.isDated === true && values?.tense !== 'happened';
      const time = hasDate ? (nearestTime(times, span) ?? onlyTime) : undefined;
      return {
        kind: kind.kind,
        sentence: text,
        start,
        end,
        ...values,
        ...dated(time, written.submittedOn),
      };
    });
    // A day that no other fact of the sentence is about.
    const day = facts.some(({ date }) => date !== undefined)
      ? undefined
      : namedDayIn(text, times, written.submittedOn, language);
    // R-02 speaks to those who want their money, whatever the day.
    if (day === undefined || facts.some(({ kind }) => kind === 'liquidity')) return facts;
    const place = { sentence: text, start, end, ...dated(day, written.submittedOn) };
    // The day of a client is a decision of that client.
    const isOfClient = facts.some(({ kind }) => kind === 'client-share');
    return [
      ...facts,
      isOfClient
        ? { kind: 'event', about: 'client', tense: 'coming', ...place }
        : { kind: 'deadline', ...place },
    ];
  });
}
