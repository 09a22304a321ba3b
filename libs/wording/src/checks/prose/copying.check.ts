import type { Sayable } from '../../tasks/part-task.js';
import type { Passage } from '../../words/passages.js';
import type { Fault } from '../fault.js';
import { withoutSentences } from './spared-words.js';
import { runsOf, shareRun, wordsIn } from './word-runs.js';

/** A run of so many identical words counts as copied. */
const copiedRun = 12;
/** A term may stand in quotation marks; a sentence may not. */
const longestTerm = 3;

const quoted = /[“"„«]([^“”"„«»]*)[”"»“]|‘([^‘’]*)’/g;

/**
 * V7: neither the owner's answers nor the instructions are copied; only the server inserts quotes.
 */
export function copyingFaults(
  passages: readonly Passage[],
  task: Sayable,
  /** The system message. */
  instructions: string,
  /** Whether a text may give the owner words to say to somebody, in quotation marks. */
  maySay: (place: string) => boolean = () => false,
): readonly Fault[] {
  const named = (text: string): string => text.replaceAll('{{COMPANY}}', task.names.company);
  const sources = [
    ...task.ownerWords.map(({ text }) => ['the owner’s answer', text] as const),
    ['the instructions', instructions] as const,
  ].map(([what, text]) => [what, runsOf(named(text), copiedRun)] as const);

  return passages.flatMap(({ place, text: whole }) => {
    const text = withoutSentences(whole, task.picture.situation.sentences);
    const fault = (why: string): Fault => ({ check: 'V7', place, why });
    const runs = runsOf(named(text), copiedRun);
    const copied = sources.find(([, source]) => shareRun(runs, source));
    const quotes = Array.from(text.matchAll(quoted), ([, double, single]) => double ?? single!);
    return [
      ...(copied === undefined ? [] : [fault(`copies ${copied[0]} word for word`)]),
      ...(!maySay(place) && quotes.some((quote) => wordsIn(quote).length > longestTerm)
        ? [fault('has a quote of its own; only a placeholder quotes')]
        : []),
    ];
  });
}
