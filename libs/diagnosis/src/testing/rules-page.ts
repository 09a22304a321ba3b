import type { Area } from '@ellac/contracts';
import { inEnglish as factsInEnglish } from '../conditions/facts/fact-in-english.js';
import { inEnglish } from '../conditions/english/in-english.js';
import { rulesVersion } from '../diagnose.js';
import { consistencyRules } from '../rules/consistency-rules.js';
import { factGaps, gaps, strengths } from '../rules/model.js';
import type { AdvisingRule, GapRule } from '../rules/rule.js';
import { sources, type SourceKey } from '../model/sources.js';
import { joined } from '../text/joined.js';
import { figuresOf, type Figures } from '../voice/answer-values.js';
import type { Voice } from '../voice/voice.js';
import { emptyVoiceOf } from './empty-voice.js';

const areaTitles: Readonly<Record<Area, string>> = {
  systems: 'Business systems',
  leadership: 'Leadership',
  market: 'Market context',
};

const introduction = `# The rules

Written by \`npm run docs:rules\` from \`libs/diagnosis/src/rules\`; do not edit. Rules version ${rulesVersion}.

A rule speaks when its condition holds and the owner marked none of its answers as not known. In a condition, commas part what has to hold together; where _or_ stands, one of the parts is enough. An answer is _given_ where it can be told from a field that was left at 0. An ellipsis stands for a figure of the business, and each text is one of its wordings. Thresholds and hours are our own judgement, except those that are said to be published. The situation of a business raises some rules and silences others.`;

/** Figures of the business are not known here. */
function voiceWithoutFigures(): Voice {
  const voice = emptyVoiceOf('The rules');
  const names = Object.keys(figuresOf(voice.answers));
  return { ...voice, figures: Object.fromEntries(names.map((name) => [name, '…'])) as Figures };
}

const voice = voiceWithoutFigures();

const quoted = (keys: readonly SourceKey[]): string => joined(keys.map((key) => `_${key}_`));

const basisOf = (keys: readonly SourceKey[], published: readonly string[] = []): string =>
  published.length === 0
    ? `- Topic: ${quoted(keys)}`
    : `- Published: ${joined(published)}, by ${quoted(keys)}`;

interface Shown {
  readonly id: string;
  readonly place: string;
  readonly condition: string;
  readonly silentWhere?: string;
  readonly rule: AdvisingRule;
  readonly published?: readonly string[] | undefined;
}

function stepLines({ id, place, condition, silentWhere, rule, published }: Shown): string {
  const { finding, action } = rule.words(voice);
  const { perWeek, weeks } = rule.ownerHours;
  return [
    `### ${id}, ${place}`,
    '',
    `- When: ${condition}`,
    ...(silentWhere === undefined ? [] : [`- Silent: ${silentWhere}`]),
    `- Finding: ${finding}`,
    `- Action: ${action}`,
    `- Owner's hours: ${perWeek} a week, for ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`,
    basisOf(rule.sources, published),
    ...(rule.needs.length === 0 ? [] : [`- After: ${joined(rule.needs)}`]),
  ].join('\n');
}

const section = (title: string, entries: readonly string[]): string =>
  [`## ${title}`, ...entries].join('\n\n');

function placeOf(priority: GapRule['priority']): string {
  if (typeof priority === 'string') return priority;
  const [raised, where] =
    'high' in priority
      ? ['high', inEnglish(priority.high)]
      : ['critical', factsInEnglish(priority.critical)];
  return `${priority.else}, or ${raised} where ${where.slice(0, -1).toLowerCase()}`;
}

function areaSection(area: Area): string {
  const onAnswers = gaps.filter((gap) => gap.area === area);
  const onFacts = factGaps.filter((gap) => gap.area === area);
  return section(areaTitles[area], [
    ...onAnswers.map(({ id, rule, condition }) => {
      const { priority, silentWhere, published } = rule;
      return stepLines({
        id,
        place: placeOf(priority),
        condition,
        rule,
        published,
        ...(silentWhere && { silentWhere: factsInEnglish(silentWhere) }),
      });
    }),
    ...onFacts.map((rule) => {
      const { id, priority, condition } = rule;
      const place = typeof priority === 'string' ? priority : `${priority.else} or critical`;
      return stepLines({ id, place, condition, rule });
    }),
  ]);
}

const strengthLines = (): readonly string[] =>
  strengths.map(({ id, area, rule, condition }) =>
    [
      `### ${id}, strength in ${areaTitles[area].toLowerCase()}`,
      '',
      `- When: ${condition}`,
      ...(rule.silentWhere ? [`- Silent: ${factsInEnglish(rule.silentWhere)}`] : []),
      `- Finding: ${rule.words(voice).finding}`,
      basisOf(rule.sources, rule.published),
    ].join('\n'),
  );

/** Figures of the business are not known here. */
const withoutFigures = (text: string): string => text.replace(/\{\{\w+\}\}/g, '…');

const questionLines = (): readonly string[] =>
  consistencyRules.map(([id, rule]) =>
    [
      `### ${id}, question`,
      '',
      `- When: ${inEnglish(rule.when)}`,
      `- Finding: ${withoutFigures(rule.finding)}`,
      `- Question: ${withoutFigures(rule.action)}`,
      basisOf(rule.sources),
    ].join('\n'),
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
    section('Strengths', strengthLines()),
    section('Questions about answers that do not fit together', questionLines()),
    section('Sources', [sourceLines()]),
  ].join('\n\n')}\n`;
