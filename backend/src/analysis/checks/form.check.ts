import { passagesOf, type PartTask, type PartWords, type SectionTask } from '@ellac/diagnosis';
import type { Fault } from './fault.js';
import { shown, valuesOf } from './placeholders.js';
import { runsOf, shareRun } from './word-runs.js';

/** Fewest and most words of a text, by the last word of its place or by its list. */
const limits = {
  finding: [3, 45],
  meaning: [3, 40],
  action: [6, 70],
  expectedOutcome: [2, 35],
  strengths: [3, 45],
  considerations: [3, 45],
} as const satisfies Record<string, readonly [number, number]>;

/** So many words in a row say a thing a second time. */
const repeatedRun = 8;

/** V8: lengths, shape and repetition; what stays after a repair is kept with a mark. */
export const formFaults = (words: PartWords, task: PartTask): readonly Fault[] => [
  ...task.sections.flatMap((section) => sectionFaults(section, words, task)),
  ...passagesOf(words).flatMap(({ place, text }) => [
    ...lengthFaults(place, text, task),
    ...shapeFaults(text).map((why): Fault => ({ check: 'V8', place, why })),
  ]),
  ...repetitions(words, task),
];

const counted = (text: string, task: PartTask): number =>
  shown(text, valuesOf(task))
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function sectionFaults(section: SectionTask, words: PartWords, task: PartTask): readonly Fault[] {
  const claims = words.sections[section.name] ?? [];
  const length = counted(claims.map(({ text }) => text).join(' '), task);
  const fault = (what: string, is: number, [least, most]: readonly [number, number]): Fault[] =>
    is >= least && is <= most
      ? []
      : [
          {
            check: 'V8',
            place: `sections.${section.name}`,
            why: `has ${is} ${what} and should have ${least} to ${most}`,
          },
        ];
  return [
    ...fault('claims', claims.length, section.claims),
    ...fault('words', length, section.words),
  ];
}

/** Fewer words than any text has, and so many times the most that a text may have. */
const fewestWords = 3;
const farTooLong = 2;

/** V8: a text that is hardly one, or far too long, which no report keeps. */
export function unusableFaults(words: PartWords, task: PartTask): readonly Fault[] {
  const texts = passagesOf(words).map(({ place, text }) => {
    const [list, , half] = place.split(' ');
    const most = Object.entries(limits).find(([name]) => name === (half ?? list))?.[1][1];
    return { place, length: counted(text, task), most };
  });
  const paragraphs = task.sections.map(({ name, words: [, most] }) => {
    const claims = words.sections[name] ?? [];
    const length = claims.reduce((sum, { text }) => sum + counted(text, task), 0);
    return {
      isLong: length > farTooLong * most,
      places: claims.map((_, i) => `sections.${name} ${i + 1}`),
    };
  });
  return [
    ...texts
      .filter(
        ({ length, most }) => length < fewestWords || length > farTooLong * (most ?? Infinity),
      )
      .map(({ place }) => place),
    ...paragraphs.filter(({ isLong }) => isLong).flatMap(({ places }) => places),
  ].map((place) => ({ check: 'V8', place, why: 'is hardly a text, or far too long' }));
}

function lengthFaults(place: string, text: string, task: PartTask): readonly Fault[] {
  const [list, , half] = place.split(' ');
  const limit = Object.entries(limits).find(([name]) => name === (half ?? list))?.[1];
  if (limit === undefined) return [];
  const length = counted(text, task);
  const [least, most] = limit;
  return length >= least && length <= most
    ? []
    : [{ check: 'V8', place, why: `has ${length} words and should have ${least} to ${most}` }];
}

function shapeFaults(text: string): readonly string[] {
  const trimmed = text.trim();
  return [
    ...(/^["“‘(]?(?:\p{Lu}|\{\{)/u.test(trimmed) ? [] : ['does not begin like a sentence']),
    ...(/[.!?…]["”’)]?$/.test(trimmed) ? [] : ['does not end like a sentence']),
    ...(/[\n\r\t\u2028\u2029]/.test(text) ? ['has a line break'] : []),
    ...(/^(?:[-–—*•·]|\(?\w[.)])\s/u.test(trimmed) ? ['is marked as an item of a list'] : []),
    ...(/\b(?:you|your|yours|yourself|we|our|ours|us)\b/iu.test(trimmed)
      ? ['speaks to the reader or of “us”; the report speaks of {{OWNER}} and {{COMPANY}}']
      : []),
  ];
}

/** A paragraph that says again what another text of the part, or another part, has said. */
function repetitions(words: PartWords, task: PartTask): readonly Fault[] {
  const passages = passagesOf(words).map(({ place, text }) => ({
    place,
    runs: runsOf(text, repeatedRun),
  }));
  const told = runsOf(task.told.join(' . '), repeatedRun);
  return passages
    .filter(({ place }) => place.startsWith('sections.'))
    .flatMap(({ place, runs }, index): readonly Fault[] => {
      const before = passages.slice(0, index);
      const lists = passages.filter((other) => !other.place.startsWith('sections.'));
      const other = [...before, ...lists].find((each) => shareRun(runs, each.runs));
      if (other !== undefined) return [{ check: 'V8', place, why: `repeats ${other.place}` }];
      return shareRun(runs, told) ? [{ check: 'V8', place, why: 'repeats another part' }] : [];
    });
}
