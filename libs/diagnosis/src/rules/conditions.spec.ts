import {
  documentedElementChoices,
  independentFunctionChoices,
  industryChoices,
  institutionalizedRelationshipChoices,
  revenueConcentrationChoices,
} from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Alias } from '../answers.js';
import { asked, type Comparison } from '../testing/thresholds.js';
import { leadershipRules } from './leadership.js';
import { marketRules } from './market.js';
import { strengthRules } from './strengths.js';
import { systemsRules } from './systems.js';

const rules = [...systemsRules, ...leadershipRules, ...marketRules, ...strengthRules];
const each = rules.map((rule) => [rule.id, rule] as const);

/** How a condition names each answer; a word of another answer would be a slip of copying. */
const names: Partial<Record<Alias, RegExp>> = {
  proc: /core processes/i,
  docu: /documentation/i,
  indep: /daily work without the owner/i,
  deliv: /delivery without the owner/i,
  trans: /readiness to hand over/i,
  plan: /planning/i,
  deleg: /delegation/i,
  pos: /market position/i,
  adv: /competitive advantage/i,
  mon: /watching the industry/i,
  core: /main offer/i,
  custom: /made to measure/i,
  std: /standard/i,
  team: /sales team/i,
  ownerS: /owner (makes|sells)/i,
  otherS: /other ways/i,
  elems: /parts of selling|sales process/i,
  top: /the (three )?largest/i,
  ret: /retention/i,
  rec: /recurs/i,
  prj: /project/i,
  one: /one-time/i,
  funcs: /without the owner/i,
  absd: /can be away/i,
  rels: /held by the company|company .* hold/i,
  growth: /growth/i,
  guar: /next year's revenue is guaranteed/i,
  spec: /next year's revenue is speculative/i,
  rev: /revenue is above/i,
  gm: /gross margin|margins/i,
  nm: /net margin|margins/i,
  emp: /employee/i,
  training: /training/i,
  partners: /active partner/i,
  silent: /silent partner/i,
  industry: /industry|in services/i,
  bp: /business plan/i,
  fs: /financial statements/i,
  oc: /organisation chart/i,
  ma: /market analysis/i,
  pd: /process documents/i,
};

/** Short names that are no words of the language. */
const noWords =
  /\b(proc|docu|indep|deliv|deleg|std|elems|absd|funcs|rels|trans|emp|prj|guar|rev|gm|nm|bp|fs|oc|pd|adv|pos|ret|rec|\w+S)\b/;

/** Calls, and comparisons to what is no number, each with what a condition says for it. */
const phrases: Readonly<Record<string, string>> = {
  'isSolo(a)': 'the stated number of employees is at most 2',
  '!isSolo(a)': 'more than 2 employees (or none stated)',
  // 0 cannot be told from a field left empty, so both at 0 say nothing.
  '!topGiven(a)': '(or 0% with retention also 0%)',
  'soundsInformal(a.training)':
    'begins by saying that there is none, or that it is informal, ad hoc, learning by doing or just on the job',
  'a.nm < goodNetMargin(a)': 'below what is good in the industry',
  'a.nm < goodNetMargin(a) / 2': 'below half of what is good in the industry',
  'a.nm >= goodNetMargin(a)': 'at least what is good in the industry',
  'a.nm >= 1.5 * goodNetMargin(a)': 'at least 1.5 times what is good in the industry',
  'a.nm <= a.gm': 'not above gross margin',
  'retentionGap(a) < 0': 'retention is below the ',
  'grossGap(a) < 0': 'gross margin is below the orientation value for the industry',
  'grossGap(a) >= 0': 'gross margin is not below the orientation value for the industry',
  'a.emp < 20': 'fewer than 20 employees (or none stated)',
  'a.emp !== 1': 'the number of employees is not stated as 1',
};

const textOf = ({ left, operator, right }: Comparison): string => `${left} ${operator} ${right}`;

/**
 * What the other parts of the same rule make true anyway, so that no words are lost on it: a
 * retention or gross margin that is compared with its industry's value is not 0 where it reaches
 * that value, and it is below the value where it is 0.
 */
const isImplied = ({ left, operator, right }: Comparison, all: readonly Comparison[]): boolean => {
  const besides = (gap: string, toldBy: RegExp) =>
    all.some((other) => other.left === gap && toldBy.test(`${other.operator} ${other.right}`));
  if (left === 'a.ret' && right === '0') {
    return besides('retentionGap(a)', operator === '>' ? /^>= \d/ : /^< 0$/);
  }
  if (left === 'a.gm' && right === '0') {
    return besides('grossGap(a)', operator === '!==' ? /^>= \d/ : /^< 0$/);
  }
  return false;
};

/** A threshold as `>= 15`: whole counts above 1 are 2 or more, and distances have no sign. */
function thresholdOf({ left, operator, right }: Comparison): string {
  const counts = left.endsWith('.length');
  const value = Number(right);
  if (counts && operator === '>') return `>= ${value + 1}`;
  if (left.endsWith('Gap(a)') && value < 0) {
    return `${operator.replace(/[<>]/, (sign) => (sign === '<' ? '>' : '<'))} ${-value}`;
  }
  return `${operator} ${value}`;
}

const said: readonly (readonly [pattern: RegExp, operator: string])[] = [
  [/\((\d+) (?:of 6|people)\)/gi, '==='],
  [/\bexactly (\d+)/gi, '==='],
  [/\bnot (\d+)/gi, '!=='],
  [/\b(?:at least) (\d+)/gi, '>='],
  [/\b(?:at most) (\d+)/gi, '<='],
  [/\b(?:more than|above) (\d+)/gi, '>'],
  [/\b(?:less than|fewer than|below) (\d+)/gi, '<'],
  [/\b(\d) of 5 or less/gi, '<='],
  [/\b(\d) of 5 or more/gi, '>='],
];

/** The thresholds that the words name, and the words without them. */
function saidIn(words: string): { thresholds: string[]; rest: string } {
  const thresholds: string[] = [];
  let rest = words;
  for (const [pattern, operator] of said) {
    rest = rest.replace(pattern, (_, value: string) => {
      thresholds.push(`${operator} ${value}`);
      return '';
    });
  }
  return { thresholds: thresholds.sort(), rest: rest.replace(/ ?of [56]\b/g, '') };
}

const choices = [
  ...documentedElementChoices,
  ...independentFunctionChoices,
  ...industryChoices,
  ...institutionalizedRelationshipChoices,
  ...revenueConcentrationChoices,
];

/** The words of the form for the values that a condition names. */
const labelsIn = (source: string): string[] =>
  [...source.matchAll(/['"]([\w-]+)['"]/g)].map(([, value]) =>
    choices.find((choice) => choice.value === value)!.label.toLowerCase(),
  );

describe('the condition in words', () => {
  it('stands beside every rule of the report', () => {
    expect(rules).toHaveLength(81);
    expect(new Set(rules.map(({ condition }) => condition)).size).toBe(81);
  });

  it.each(each)('%s is short, ends with a full stop and has no code in it', (_, { condition }) => {
    expect(condition.length).toBeLessThan(200);
    expect(condition).toMatch(/^[A-Z].*[^.]\.$/);
    expect(condition).not.toMatch(noWords);
    expect(condition).not.toMatch(/[_=&|!<>{}]|[a-z][A-Z]/);
  });

  it.each(each)('%s names every answer that the condition reads, and no other', (_, rule) => {
    const read = Object.keys(names).filter((alias) =>
      new RegExp(String.raw`\ba\.${alias}\b`).test(rule.when.toString()),
    ) as Alias[];
    const unnamed = read.filter((alias) => !names[alias]!.test(rule.condition));
    expect(unnamed).toEqual([]);
    const ratings = [
      'proc',
      'docu',
      'indep',
      'deliv',
      'trans',
      'plan',
      'deleg',
      'pos',
      'adv',
      'mon',
    ];
    const named = (Object.keys(names) as Alias[]).filter((alias) =>
      names[alias]!.test(rule.condition),
    );
    const foreign = named.filter((alias) => ratings.includes(alias) && !read.includes(alias));
    expect(foreign).toEqual([]);
  });

  it.each(each)('%s has exactly the thresholds of the condition', (_, rule) => {
    const { comparisons, calls } = asked(rule.when);
    const own = comparisons.filter((each) => !isImplied(each, comparisons));
    const told = [
      ...own.map(textOf),
      ...calls.map(({ text, negated }) => `${negated ? '!' : ''}${text}`),
    ].flatMap((text) => phrases[text] ?? []);
    let words = rule.condition;
    for (const phrase of told) {
      expect(words.toLowerCase()).toContain(phrase);
      words = words.replace(new RegExp(phrase.replace(/[().]/g, String.raw`\$&`), 'i'), '');
    }
    for (const label of labelsIn(rule.when.toString())) {
      expect(words.toLowerCase()).toContain(label);
      words = words.replace(new RegExp(label, 'i'), '');
    }
    if (calls.some(({ text }) => text === 'marginsGiven(a)')) {
      expect(words).toMatch(/revenue is above 0\b/i);
      words = words.replace(/revenue is above 0/i, '');
      const hasMargin = own.some(({ left, operator, right }) =>
        /^a\.gm !== 0|^a\.nm < 0|^a\.nm >= .*good|^grossGap\(a\) >= 0/.test(
          `${left} ${operator} ${right}`,
        ),
      );
      expect(/the margins are not both 0%/.test(words)).toBe(!hasMargin);
      words = words.replace('the margins are not both 0%', '');
    }
    const numbers = own.filter(
      (each) => phrases[textOf(each)] === undefined && !/['"]/.test(each.right),
    );
    const { thresholds, rest } = saidIn(words);
    expect(thresholds).toEqual(numbers.map(thresholdOf).sort());
    expect(rest).not.toMatch(/\d/);
  });

  it.each(each)('%s says on which side of the industry it is', (_, { when, condition }) => {
    const gaps = asked(when).comparisons.filter(({ left }) => left.endsWith('Gap(a)'));
    for (const { right } of gaps.filter((gap) => gap.right !== '0')) {
      expect(condition).toContain(
        `percentage points ${right.startsWith('-') ? 'below' : 'above'} the orientation value for the industry`,
      );
    }
    expect(condition.includes('percentage points')).toBe(gaps.some(({ right }) => right !== '0'));
  });

  it.each(each)('%s calls only thresholds published that it has', (_, rule) => {
    for (const threshold of rule.published ?? []) {
      expect(rule.condition).toMatch(new RegExp(String.raw`\b${threshold}(?!\w)`));
    }
  });
});
