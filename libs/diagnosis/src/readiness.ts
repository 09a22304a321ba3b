import { formatScore, type Area, type Readiness, type ReadinessBand } from '@ellac/contracts';
import type { Alias } from './model/answers.js';
import type { RedFlag } from './diagnosis.js';
import { redFlagInputs } from './red-flags.js';
import { scoredItems } from './model/scored-items.js';
import { roundScore, type Scoring } from './model/scoring.js';
import { countedToNine } from './text/counted.js';

/** What a band asks for; scores are compared as they are shown, with one decimal. */
interface BandRule {
  readonly band: Exclude<ReadinessBand, 'phase-1-owner-led'>;
  readonly label: string;
  readonly overall: number;
  readonly areas: Readonly<Partial<Record<Area, number>>>;
  /** At most so many. */
  readonly redFlags?: 0 | 1;
  readonly completeness?: number;
  /** Whether every answer that a red flag depends on must be known. */
  readonly redFlagsKnown?: true;
}

/**
 * From the highest band down. The limits are judgement; an analogue is the EOS checkup, where below
 * 60% is usual at the start, above 70% is strong and above 80% well run (source EOS).
 */
const bandRules: readonly BandRule[] = [
  {
    band: 'phase-2-ready',
    label: 'Ready for Phase 2',
    overall: 7.5,
    areas: { systems: 6, leadership: 6, market: 6 },
    redFlags: 0,
    completeness: 95,
    redFlagsKnown: true,
  },
  {
    band: 'ready-with-gaps',
    label: 'Ready, with gaps to close',
    overall: 6,
    areas: { systems: 4.5, leadership: 4.5, market: 4.5 },
    redFlags: 1,
  },
  { band: 'in-transition', label: 'In transition', overall: 4, areas: { leadership: 3 } },
];

const areaNames: Readonly<Record<Area, string>> = {
  systems: 'The business systems score',
  leadership: 'Leadership',
  market: 'Market context',
};

/**
 * The leadership score from which the lowest band is due to systems rather than to leadership;
 * judgement.
 */
const ledByOthers = 5;

const ownerLedLabel = (leadership: number): string =>
  leadership >= ledByOthers ? 'Phase 1: build the base first' : 'Phase 1: led by the owner';

const needed = (name: string, is: number, needs: number): string[] =>
  is >= needs ? [] : [`${name} is ${formatScore(is)}; the next level needs at least ${needs}.`];

/** The limit, then each red flag, because a count alone tells nobody what to do. */
function tooManyRedFlags(redFlags: readonly RedFlag[], allowed: number): string[] {
  if (redFlags.length <= allowed) return [];
  const limit = allowed === 0 ? 'no red flag' : 'at most one red flag';
  return [
    `The next level allows ${limit}, and there ${redFlags.length === 1 ? 'is one' : `are ${countedToNine(redFlags.length)}`}.`,
    ...redFlags.map(({ text }) => `Red flag: ${text}`),
  ];
}

const nameOf = (alias: Alias): string =>
  alias === 'rev' ? 'Annual revenue' : scoredItems.find(({ id }) => id === alias)!.label;

function missingFor(
  rule: BandRule,
  { scores, areaScores, completeness }: Scoring,
  redFlags: readonly RedFlag[],
  notKnown: ReadonlySet<Alias>,
): string[] {
  const areaLimits = Object.entries(rule.areas) as [Area, number][];
  const open = rule.redFlagsKnown ? redFlagInputs.filter((alias) => notKnown.has(alias)) : [];
  const complete = rule.completeness ?? 0;
  return [
    ...needed('The overall score', roundScore(scores.overallScore), rule.overall),
    ...areaLimits.flatMap(([area, limit]) => needed(areaNames[area], areaScores[area], limit)),
    ...tooManyRedFlags(redFlags, rule.redFlags ?? Infinity),
    ...open.map(
      (alias) => `“${nameOf(alias)}” is marked as not known; the next level needs this answer.`,
    ),
    ...(completeness >= complete
      ? []
      : [`The answers are ${completeness}% complete; the next level needs at least ${complete}%.`]),
  ];
}

/** The highest band whose conditions all hold, and what is missing for the one above it. */
export function readinessOf(
  scoring: Scoring,
  redFlags: readonly RedFlag[],
  notKnown: ReadonlySet<Alias>,
): Readiness {
  const missing = bandRules.map((rule) => missingFor(rule, scoring, redFlags, notKnown));
  const reached = missing.findIndex((sentences) => sentences.length === 0);
  const rule = bandRules[reached];
  const next = (reached === -1 ? bandRules.length : reached) - 1;
  return {
    band: rule?.band ?? 'phase-1-owner-led',
    label: rule?.label ?? ownerLedLabel(scoring.areaScores.leadership),
    missing: missing[next] ?? [],
    redFlags: redFlags.map((flag) => flag.text),
    completeness: scoring.completeness,
  };
}
