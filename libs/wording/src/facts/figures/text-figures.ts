import { lowered } from '@ellac/diagnosis/parts';
import { factId, placeholder } from '../fact-ids.js';
import type { Fact } from '../fact.js';

const number = `(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|half an?)`;
const unit = `(?:minutes?|hours?|days?|weeks?|fortnights?|months?|quarters?|years?|per cent|percent|dollars?|pounds?|euros?|rand)`;

/**
 * Phrases that contain no figure, then patterns for figures with their units: digits, times,
 * fractions. “One day” means some day.
 */
const figure = new RegExp(
  [
    String.raw`(?<kept>\{\{[\w.]+\}\}|Phase [12]\b|\bone day\b)`,
    String.raw`(?:(?<=\s)-)?(?:\p{Sc}|\bR[ \u00A0])?\d+(?:[.,\u00A0]\d+)*(?:-\d+)?(?:[ \u00A0]?\p{Sc}|%| of \d+| ${unit}| possible customers)?`,
    String.raw`\ba quarter of a year\b`,
    String.raw`\b${number}(?: or more| (?:or|to) ${number})?[ -]${unit}\b`,
    String.raw`\ba (?:third|quarter|fifth)(?= of\b| less\b)`,
    String.raw`(?<=\bby )a (?:third|quarter|fifth)\b`,
    String.raw`(?<=\bmore than )half\b`,
    String.raw`(?<!larger )\bhalf(?= of\b)`,
  ].join('|'),
  'giu',
);

/** The figure as inside a sentence; the sign of the rand stays a capital. */
const asInside = (value: string): string => (/^R\P{L}/u.test(value) ? value : lowered(value));

/**
 * Extracts figures from texts and stores them as facts, `F01…` by first use; equal ones are stored
 * once.
 */
export interface TextFigures {
  readonly take: (ruleId: string, text: string) => string;
  readonly facts: () => readonly Fact[];
}

/** An empty list of figures. */
export function textFigures(): TextFigures {
  const byValue = new Map<string, Fact>();
  const idOf = (value: string, ruleId: string): string => {
    const known = byValue.get(value);
    if (known) return known.id;
    const id = factId('F', byValue.size + 1);
    byValue.set(value, { id, label: `figure in the text of ${ruleId}`, value, paths: [] });
    return id;
  };
  return {
    take: (ruleId, text) =>
      text.replace(figure, (match, kept: string | undefined) =>
        kept === undefined ? placeholder(idOf(asInside(match), ruleId)) : match,
      ),
    facts: () => [...byValue.values()],
  };
}
