import type { Area } from '@ellac/contracts';
import { rulesVersion } from '../diagnose.js';
import { gaps, questions, strengths } from '../rules/model.js';
import type { Rule } from '../rules/rule.js';
import { sources, type SourceKey } from '../sources.js';
import { joined } from '../text/joined.js';

/** A rule as the page shows it. */
interface Shown {
  readonly id: string;
  readonly condition: string;
  readonly rule: Rule & {
    readonly published?: readonly string[];
    readonly after?: readonly string[];
  };
}

const areaTitles: Readonly<Record<Area, string>> = {
  systems: 'Business systems',
  leadership: 'Leadership',
  market: 'Market context',
};

const introduction = `# The rules

Written by \`npm run docs:rules\` from \`libs/diagnosis/src/rules\`; do not edit. Rules version ${rulesVersion}.

A rule speaks when its condition holds and the owner marked none of its answers as not known. In a condition, commas part what has to hold together; _or_ stands between parts of which one is enough. An answer is _given_ where it can be told from a field that was left at 0. An ellipsis stands for a figure of the business. Thresholds are our own judgement, except those that are said to be published.`;

/** Figures of the business are not known here. */
const withoutFigures = (text: string): string => text.replace(/\{\{\w+\}\}/g, '…');

const quoted = (keys: readonly SourceKey[]): string => joined(keys.map((key) => `_${key}_`));

function basisOf({ published = [], sources: keys }: Shown['rule']): string {
  return published.length === 0
    ? `- Topic: ${quoted(keys)}`
    : `- Published: ${joined(published)}, by ${quoted(keys)}`;
}

function ruleLines({ id, condition, rule }: Shown, place: string): string {
  const after = rule.after ?? [];
  return [
    `### ${id}, ${place}`,
    '',
    `- When: ${condition}`,
    `- Finding: ${withoutFigures(rule.finding)}`,
    `- ${place === 'question' ? 'Question' : 'Action'}: ${withoutFigures(rule.action)}`,
    basisOf(rule),
    ...(after.length === 0 ? [] : [`- After: ${joined(after)}`]),
  ].join('\n');
}

const section = (title: string, entries: readonly string[]): string =>
  [`## ${title}`, ...entries].join('\n\n');

const areaSection = (area: Area): string =>
  section(
    areaTitles[area],
    gaps.filter((gap) => gap.area === area).map((gap) => ruleLines(gap, gap.rule.priority)),
  );

const sourceLines = (): string =>
  Object.entries(sources)
    .map(([key, { what, where }]) => `- _${key}_: ${what} (${where})`)
    .join('\n');

/** All rules for coaches, as Markdown: `docs/rules.md`. */
export const rulesPage = (): string =>
  `${[
    introduction,
    areaSection('systems'),
    areaSection('leadership'),
    areaSection('market'),
    section(
      'Strengths',
      strengths.map((each) =>
        ruleLines(each, `strength in ${areaTitles[each.rule.area].toLowerCase()}`),
      ),
    ),
    section(
      'Questions about answers that do not fit together',
      questions.map((each) => ruleLines(each, 'question')),
    ),
    section('Sources', [sourceLines()]),
  ].join('\n\n')}\n`;
