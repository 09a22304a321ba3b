import { areas, type Area } from '@ellac/contracts';
import type { Fact } from '@ellac/wording';
import { areaNames } from './area-names.js';
import { isDenied, type Clause } from './clauses.js';
import type { Ground } from './direction.check.js';

interface Mention {
  readonly area: Area;
  readonly from: number;
  readonly to: number;
}

const more = 'ahead of|higher than|above|stronger than|better than|tops?|beats?';
const less = 'behind|lower than|below|weaker than|worse than|trails?';
const compared = new RegExp(`\\b(?:(?<more>${more})|(?<less>${less}))\\b`);

/** Said of the place among the areas, and not of a detail of one. */
const ends =
  '(?= (?:area|side|score|result|mark|of (?:the|all) (?:three|areas|scores|area scores))\\b| (?:at|with) \\{\\{S| is (?:the )?|,|$)';
const highest = new RegExp(
  `\\b(?<!second[- ]|its |their )(?:highest|strongest|best)${ends}|\\b(?:ranks?|stands?|comes?|places?) first(?=,? (?:with|at|among)\\b|,|$)`,
);
const lowest = new RegExp(
  `\\b(?<!second[- ]|its |their )(?:lowest|weakest|worst)${ends}|\\b(?:ranks?|stands?|comes?|places?) last(?=,? (?:with|at|among)\\b|,|$)`,
);

/** The areas put in another order than their scores have, where a sentence names two of these. */
export function rankingFaults({ text, sentence }: Clause, ground: Ground): readonly string[] {
  const scores = scoresIn(ground.facts);
  const named = new Set(
    ground.inSentence.flatMap((fact) => [...scores.keys()].filter((area) => isScoreOf(fact, area))),
  );
  if (named.size < 2 || /\b(?:not|never|neither|nor|would|should|will|could|if)\b/.test(sentence)) {
    return [];
  }
  const isWrong = comparesWrongly(text, ground, scores) || ranksWrongly(text, ground, scores);
  return isWrong ? ['puts the areas in another order than their scores'] : [];
}

type Scores = ReadonlyMap<Area, number>;

const isScoreOf = ({ label }: Fact, area: Area): boolean =>
  /^score (?:for|of) /i.test(label) && label.toLowerCase().includes(area);

const scoresIn = (facts: readonly Fact[]): Scores =>
  new Map(
    areas.flatMap((area) => {
      const score = facts.find((fact) => isScoreOf(fact, area));
      return score === undefined ? [] : [[area, Number.parseFloat(score.value)] as const];
    }),
  );

/** Where the areas are named, by word or by score; the two beside each other are one mention. */
function mentionsIn(text: string, { facts }: Ground): readonly Mention[] {
  const all = areas
    .flatMap((area) => {
      const ids = facts
        .filter((fact) => isScoreOf(fact, area))
        .map(({ id }) => `\\{\\{${id}\\}\\}`);
      const pattern = new RegExp(`(?<![\\p{L}-])(?:${[areaNames[area], ...ids].join('|')})`, 'gu');
      return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
        area,
        from: index,
        to: index + found.length,
      }));
    })
    .sort((one, other) => one.from - other.from);
  return all.reduce<Mention[]>((mentions, next) => {
    const last = mentions.at(-1);
    if (last?.area === next.area) return [...mentions.slice(0, -1), { ...last, to: next.to }];
    return [...mentions, next];
  }, []);
}

/** So many characters at most lie between an area and the one it is compared with. */
const nearby = 40;

function comparesWrongly(text: string, ground: Ground, scores: Scores): boolean {
  const mentions = mentionsIn(text, ground);
  return mentions.slice(1).some((second, index) => {
    const first = mentions[index]!;
    const between = text.slice(first.to, second.from);
    const found = compared.exec(between);
    const [one, other] = [scores.get(first.area), scores.get(second.area)];
    if (found === null || between.length > nearby || one === undefined || other === undefined) {
      return false;
    }
    const from = first.to + found.index;
    if (isDenied(text, from, from + found[0].length)) return false;
    return found.groups?.['more'] === undefined ? one > other : one < other;
  });
}

function ranksWrongly(text: string, ground: Ground, scores: Scores): boolean {
  if (scores.size < areas.length) return false;
  const values = [...scores.values()];
  // "Systems, at {{S02}}, rank first" is one piece.
  const whole = text.replace(/, ((?:at|with) \{\{S\d+\}\}),/g, ' $1');
  return whole.split(/[,;]|\band\b/).some((piece) => {
    const [mention, ...others] = mentionsIn(piece, ground);
    if (mention === undefined || others.length > 0) return false;
    const score = scores.get(mention.area)!;
    return (
      (highest.test(piece) && score < Math.max(...values)) ||
      (lowest.test(piece) && score > Math.min(...values))
    );
  });
}
