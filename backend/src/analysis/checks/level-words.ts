import { areas, type Area, type Level } from '@ellac/contracts';
import { isDenied, isUnreal, type Clause } from './clauses.js';
import type { Ground } from './direction.check.js';

/** How the areas are called; "market position" and "leadership team" are other things. */
const names: Readonly<Record<Area, string>> = {
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

/** Words of praise and blame, each with the levels that bear it. */
const words: readonly (readonly [string, readonly Level[]])[] = [
  ['excellent|outstanding|exceptional|impressive|superb|exemplary', ['strong']],
  ['strong|very good|well placed|strength|in great shape', ['strong', 'sound']],
  ['sound|solid|healthy|robust|good|in good shape|in good order', ['strong', 'sound']],
  ['mixed|half-built|middling', ['making']],
  ['weak|poor|fragile|lacking|alarming|deficient|inadequate|shaky|weakness|bad', ['weak']],
];
const praiseOf: readonly Level[] = ['strong', 'sound'];

const verb = "(?:is|are|isn't|aren't|remains?|looks?|stands?|seems?|appears?|stays?|proves?)";
const between = `(?: at \\{\\{S\\d+\\}\\})?,? ${verb} (?:\\S+ ){0,3}?`;

/** A level word said of an area whose level it does not fit. */
export function levelFaults({ text }: Clause, ground: Ground): readonly string[] {
  if (isUnreal(text)) return [];
  return areas.flatMap((area) =>
    words.flatMap(([word, levels]) =>
      saidOf(area, word, text).flatMap(({ from, to }) => {
        const level = ground.judgement.levels[area];
        const fits = isDenied(text, from, to) ? fitsDenied(levels, level) : levels.includes(level);
        return fits ? [] : [`says of ${area} what does not fit its level (${level})`];
      }),
    ),
  );
}

/** "Not strong" may be said of all that is not strong; "not weak" of all that is not weak. */
const fitsDenied = (levels: readonly Level[], level: Level): boolean =>
  !levels.includes(level) || (level === 'sound' && levels.length < praiseOf.length);

function* saidIn(area: Area, word: string, text: string) {
  const subject = `(?:(?:the |its )?(?:${names[area]})|\\{\\{${scoreIds[area]}\\}\\})`;
  const patterns = [
    `(?<![\\p{L}-])${subject}(?:${between}| at )(?<word>${word})(?![\\p{L}-])`,
    `\\{\\{${scoreIds[area]}\\}\\}, (?:a |an |which is )?(?<word>${word})(?![\\p{L}-])`,
    `(?<![\\p{L}-])(?<word>${word}) (?:${names[area]})(?![\\p{L}-])`,
  ];
  for (const source of patterns) yield* text.matchAll(new RegExp(source, 'gu'));
}

const saidOf = (area: Area, word: string, text: string) =>
  Array.from(saidIn(area, word, text), ({ 0: whole, index, groups }) => {
    const from = index + whole.indexOf(groups!['word']!);
    return { from, to: from + groups!['word']!.length };
  });
