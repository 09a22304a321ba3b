import { areas, type Area, type Level } from '@ellac/contracts';
import { isDenied, isUnreal, type Clause } from './clauses.js';
import type { Ground } from './clause-ground.js';

/** How the areas are called; "market position" and "leadership team" are other things. */
const areaPatterns: Readonly<Record<Area, string>> = {
  systems: '(?:business )?systems(?: and speciali[sz]ation)?|systems (?:area|side)',
  leadership: 'leadership(?! team)(?: area| side)?',
  market:
    'market(?: (?:area|side|context|score))?(?! (?!area|side|context|score)\\p{L}+(?:ion|are|ysis|ce|rch|ment|ing)\\b)',
};

const scoreIds: Readonly<Record<Area, string>> = {
  systems: 'S02',
  leadership: 'S03',
  market: 'S04',
};

interface LevelWord {
  readonly word: string;
  /** The levels for which the word may be used, and those for which it may be negated. */
  readonly said: readonly Level[];
  readonly denied: readonly Level[];
}

const levelWords: readonly LevelWord[] = [
  {
    word: 'excellent|outstanding|exceptional|impressive|superb|exemplary',
    said: ['strong'],
    denied: ['sound', 'making', 'weak'],
  },
  {
    word: 'strong|very good|well placed|strength|in great shape',
    said: ['strong', 'sound'],
    denied: ['sound', 'making', 'weak'],
  },
  {
    word: 'sound|solid|healthy|robust|good|in good shape|in good order',
    said: ['strong', 'sound'],
    denied: ['making', 'weak'],
  },
  { word: 'mixed|half-built|middling', said: ['making'], denied: ['strong', 'sound', 'weak'] },
  {
    word: 'weak|poor|fragile|lacking|alarming|deficient|inadequate|shaky|weakness|bad',
    said: ['weak'],
    denied: ['strong', 'sound', 'making'],
  },
];

const verb = "(?:is|are|isn't|aren't|remains?|looks?|stands?|seems?|appears?|stays?|proves?)";
const between = `(?: at \\{\\{S\\d+\\}\\})?,? ${verb} (?:\\S+ ){0,3}?`;

function patternsOf(area: Area, word: string): readonly RegExp[] {
  const score = `\\{\\{${scoreIds[area]}\\}\\}`;
  const subject = `(?:(?:the |its )?(?:${areaPatterns[area]})|${score})`;
  return [
    `(?<![\\p{L}-])${subject}(?:${between}| at )(?<word>${word})(?![\\p{L}-])`,
    `${score}, (?:a |an |which is )?(?<word>${word})(?![\\p{L}-])`,
    `(?<![\\p{L}-])(?<word>${word}) (?:${areaPatterns[area]})(?![\\p{L}-])`,
  ].map((source) => new RegExp(source, 'gu'));
}

const sayings = areas.flatMap((area) =>
  levelWords.map(({ word, said, denied }) => ({
    area,
    said,
    denied,
    patterns: patternsOf(area, word),
  })),
);

/** A level word about an area that has another level. */
export function levelFaults({ text }: Clause, ground: Ground): readonly string[] {
  if (isUnreal(text)) return [];
  return sayings.flatMap(({ area, said, denied, patterns }) => {
    const level = ground.judgement.levels[area];
    const isWrong = patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .some(({ 0: whole, index, groups }) => {
        const word = groups!['word']!;
        const from = index + whole.indexOf(word);
        return !(isDenied(text, from, from + word.length) ? denied : said).includes(level);
      });
    return isWrong ? [`says of ${area} what does not fit its level (${level})`] : [];
  });
}
