import type { PartTask, SectionTask } from '../tasks/part-task.js';
import type { PartWords } from '../words/part-words.js';
import { passagesOf } from '../words/passages.js';
import { placeholdersOf } from '../words/placeholders.js';
import type { Fault } from './fault.js';
import { shown, valuesOf } from './placeholder-values.js';
import { withoutSentences, withoutSpared } from './prose/spared-words.js';
import { runsOf, shareRun } from './prose/word-runs.js';
import { withoutSpoken } from './prose/spoken.js';

/** Fewest and most words of a text, by the last word of its place or by its list. */
const limits = {
  finding: [3, 26],
  meaning: [3, 22],
  action: [6, 44],
  expectedOutcome: [2, 22],
  strengths: [3, 24],
  weaknesses: [3, 24],
  highlights: [3, 24],
  considerations: [3, 28],
} as const satisfies Record<string, readonly [number, number]>;

/** Most words of an item with two texts, counted together. */
const maxTogether = { gaps: 32, recommendations: 50 } as const;

/**
 * A run of so many identical words counts as a repetition. The summary may repeat more, because it
 * sums up.
 */
const repeatedRun = 8;
const repeatedRunInSummary = 12;

/**
 * V8: lengths, shape and repetition. A text that still fails after a repair is kept, with a record
 * of the fault.
 */
export const formFaults = (words: PartWords, task: PartTask): readonly Fault[] => [
  ...task.sections.flatMap((section) => sectionFaults(section, words, task)),
  ...passagesOf(words).flatMap(({ place, text }) => [
    ...lengthFaults(place, text, task),
    ...shapeFaults(withoutSentences(text, task.picture.situation.sentences)).map((why): Fault => ({
      check: 'V8',
      place,
      why,
    })),
  ]),
  ...togetherFaults(words, task),
  ...repetitions(words, task),
  ...quotedTwice(words),
];

/** How many words a text has. */
export const wordsOf = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** All words as they are shown. */
const counted = (text: string, task: PartTask): number => wordsOf(shown(text, valuesOf(task)));

/** The number of words that count towards the maximum. */
const weighed = (text: string, task: PartTask): number => wordsOf(withoutSpared(text, task));

/**
 * Whether a length is outside its limits: all words count towards the minimum, only those that take
 * room towards the maximum.
 */
const isOff = (text: string, task: PartTask, [least, most]: readonly [number, number]): boolean =>
  counted(text, task) < least || weighed(text, task) > most;

function sectionFaults(section: SectionTask, words: PartWords, task: PartTask): readonly Fault[] {
  const claims = words.sections[section.name] ?? [];
  const text = claims.map((claim) => claim.text).join(' ');
  const fault = (what: string, is: number, [least, most]: readonly [number, number]): Fault => ({
    check: 'V8',
    place: `sections.${section.name}`,
    why: `has ${is} ${what} and should have ${least} to ${most}`,
  });
  const [fewest, most] = section.claims;
  return [
    ...(claims.length < fewest || claims.length > most
      ? [fault('claims', claims.length, section.claims)]
      : []),
    ...(isOff(text, task, section.words)
      ? [fault('words', weighed(text, task), section.words)]
      : []),
  ];
}

/**
 * The minimum number of words of any text, and the multiple of its maximum above which a text is
 * unusable.
 */
const minWords = 3;
const farTooLong = 2;

/** V8: a text that is too short to be one, or far too long; these are not kept. */
export function unusableFaults(words: PartWords, task: PartTask): readonly Fault[] {
  const texts = passagesOf(words).map(({ place, text }) => {
    const [list, , half] = place.split(' ');
    const most = Object.entries(limits).find(([name]) => name === (half ?? list))?.[1][1];
    return { place, length: counted(text, task), weight: weighed(text, task), most };
  });
  const paragraphs = task.sections.map(({ name, words: [, most] }) => {
    const claims = words.sections[name] ?? [];
    const length = claims.reduce((sum, { text }) => sum + weighed(text, task), 0);
    return {
      isLong: length > farTooLong * most,
      places: claims.map((_, i) => `sections.${name} ${i + 1}`),
    };
  });
  return [
    ...texts
      .filter(
        ({ length, weight, most }) => length < minWords || weight > farTooLong * (most ?? Infinity),
      )
      .map(({ place }) => place),
    ...paragraphs.filter(({ isLong }) => isLong).flatMap(({ places }) => places),
  ].map((place) => ({ check: 'V8', place, why: 'is hardly a text, or far too long' }));
}

function lengthFaults(place: string, text: string, task: PartTask): readonly Fault[] {
  const [list, , half] = place.split(' ');
  const limit = Object.entries(limits).find(([name]) => name === (half ?? list))?.[1];
  if (limit === undefined) return [];
  const [least] = limit;
  // A text may be as long as the rules' own text.
  const most = Math.max(limit[1], weighed(ownText(place, task), task));
  return isOff(text, task, [least, most])
    ? [
        {
          check: 'V8',
          place,
          why: `has ${weighed(text, task)} words and should have ${least} to ${most}`,
        },
      ]
    : [];
}

/** The rule's own text at this place. */
function ownText(place: string, task: PartTask): string {
  const [list, id, half = ''] = place.split(' ');
  const rule = task.rules.find((each) => each.id === id);
  if (rule === undefined || list === 'sections') return '';
  const halves: Readonly<Record<string, string>> = {
    finding: rule.finding,
    meaning: rule.meaning,
    action: rule.action,
    expectedOutcome: rule.expectedOutcome,
  };
  return halves[half] ?? `${rule.finding} ${rule.meaning}`.trim();
}

/** The two texts of a gap or of a recommendation are shown one after the other. */
function togetherFaults(words: PartWords, task: PartTask): readonly Fault[] {
  const items = [
    ...words.gaps.map(({ ruleId, finding, meaning }) => ({
      place: `gaps ${ruleId}`,
      own: [`gaps ${ruleId} finding`, `gaps ${ruleId} meaning`]
        .map((half) => ownText(half, task))
        .join(' '),
      text: `${finding} ${meaning}`,
      most: maxTogether.gaps,
    })),
    ...words.recommendations.map(({ ruleId, action, expectedOutcome }) => ({
      place: `recommendations ${ruleId}`,
      own: [`recommendations ${ruleId} action`, `recommendations ${ruleId} expectedOutcome`]
        .map((half) => ownText(half, task))
        .join(' '),
      text: `${action} ${expectedOutcome}`,
      most: maxTogether.recommendations,
    })),
  ];
  return items.flatMap(({ place, text, own, most }): readonly Fault[] => {
    const length = weighed(text, task);
    if (length <= Math.max(most, weighed(own, task))) return [];
    return [
      { check: 'V8', place, why: `has ${length} words in all and should have ${most} at most` },
    ];
  });
}

/** Nothing is quoted twice. */
function quotedTwice(words: PartWords): readonly Fault[] {
  const said = new Set<string>();
  return passagesOf(words).flatMap(({ place, text }) =>
    placeholdersOf(text)
      .filter((name) => /^Q\d+$/.test(name))
      .flatMap((name): readonly Fault[] => {
        const isAgain = said.has(name);
        said.add(name);
        return isAgain ? [{ check: 'V8', place, why: `quotes {{${name}}} a second time` }] : [];
      }),
  );
}

/**
 * Whether a text says "we". A question may, as somebody else may be asked it word for word, and so
 * may what the owner is told to say, but not to whom: "tell us" is the writer's.
 */
const speaksOfUs = (text: string): boolean =>
  /\b(?:we|our|ours|us)\b/iu.test(
    withoutSpoken(text)
      .replace(/[^.!?:]*\?/gu, ' ')
      .replace(
        /(\b(?:say|tell|write|ask|answer|explain)\b[^.!?]{0,80}?)(?::|\b(?:that|whether|what|which|when|why|how)\b)[^.!?]*/giu,
        '$1 ',
      ),
  );

/** The signs that a text is not a sentence of a report. */
export function shapeFaults(text: string): readonly string[] {
  const trimmed = text.trim();
  // The situation alone, as it stands.
  if (trimmed === '') return [];
  return [
    ...(/^["“‘(]?(?:\p{Lu}|\{\{)/u.test(trimmed) ? [] : ['does not begin like a sentence']),
    ...(/(?:[.!?…]["”’)]?|\{\{Q\d+\}\})$/.test(trimmed) ? [] : ['does not end like a sentence']),
    ...(/[\n\r\t\u2028\u2029]/.test(text) ? ['has a line break'] : []),
    ...(/^(?:[-–—*•·]|\(?\w[.)])\s/u.test(trimmed) ? ['is marked as an item of a list'] : []),
    ...(speaksOfUs(trimmed) ? ['speaks of “us”; nobody writes here'] : []),
    ...(/\b(?:the owner(?! of (?!(?:the|this|your) (?:company|business|firm)\b|\{\{COMPANY))|the reader)(?:['’]s)?\b/iu.test(
      trimmed,
    )
      ? ['speaks of the owner, who reads this: say “you”']
      : []),
  ];
}

/** A paragraph that repeats another text of the part, or of another part. */
function repetitions(words: PartWords, task: PartTask): readonly Fault[] {
  const length = task.part === 'summary' ? repeatedRunInSummary : repeatedRun;
  const { situation, firstSteps, redFlags } = task.picture;
  // These have fixed names, so repeating them is no fault.
  const free = [
    ...situation.sentences,
    ...firstSteps.map(({ step }) => step),
    ...task.order,
    ...redFlags,
  ];
  const runs = (text: string) => runsOf(withoutSentences(text, free), length);
  const passages = passagesOf(words).map(({ place, text }) => ({ place, runs: runs(text) }));
  const told = runs(task.told.join(' . '));
  return passages
    .filter(({ place }) => place.startsWith('sections.'))
    .flatMap(({ place, runs: own }, index): readonly Fault[] => {
      const before = passages.slice(0, index);
      const lists = passages.filter((other) => !other.place.startsWith('sections.'));
      const other = [...before, ...lists].find((each) => shareRun(own, each.runs));
      if (other !== undefined) return [{ check: 'V8', place, why: `repeats ${other.place}` }];
      return shareRun(own, told) ? [{ check: 'V8', place, why: 'repeats another part' }] : [];
    });
}
