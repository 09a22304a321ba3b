import { describe, expect, it } from '@jest/globals';
import { inPerson } from '../report/words/in-person.js';
import { findOutWords, keepWords } from '../report/words/item-words.js';
import type { Business } from '../report/business.js';
import { gaps, strengths } from '../rules/model.js';
import { withFactIds } from './figures-by-name.js';
import { textFigures } from './text-figures.js';

type Texts = Readonly<Record<string, string | readonly string[]>>;

const textsIn = (words: readonly Texts[]): readonly string[] =>
  words.flatMap((some) => Object.values(some).flat());

/** Every template that may become the text of a rule. */
const templates: readonly string[] = [
  ...[...gaps, ...strengths].flatMap(({ rule }) => [
    ...textsIn([{ ...rule.words }, ...Object.values(rule.bySize ?? {})]),
    ...[rule.finding, rule.action, rule.expectedOutcome],
  ]),
  ...gaps.flatMap(({ rule }) => Object.values(rule.inTrade ?? {})),
  ...[keepWords, findOutWords].flatMap((words) =>
    textsIn(Object.values(words).map((each) => ({ ...each }))),
  ),
];

const told = (template: string): string =>
  textFigures().take(
    'any',
    inPerson(withFactIds(template), { owner: '{{OWNER}}' } as Business).replace(
      /\{\{(owners?|company)\}\}/g,
      '{{OWNER}}',
    ),
  );

const numberBeforeUnit =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (days?|weeks?|months?|quarters?|years?|hours?|per ?cent)\b/i;

describe('the templates of the rules', () => {
  it('are all there', () => {
    expect(templates.length).toBeGreaterThan(900);
  });

  it('keep no alias, digit, sign of per cent or number of days once they are told by facts', () => {
    const bare = templates.map((template) => ({
      template,
      text: told(template)
        .replace(/\{\{(?:[EDF]\d\d|OWNER)\}\}/g, '…')
        .replace(/\bPhase [12]\b/g, 'Phase'),
    }));
    expect(bare.filter(({ text }) => /[\d%{}]|\/5/.test(text))).toEqual([]);
    expect(bare.filter(({ text }) => numberBeforeUnit.test(text))).toEqual([]);
  });

  it('leave no unit behind a fact, which carries its own', () => {
    const unit =
      /\}\}(?:%|\/5| ?(?:of [56]\b|days?\b|percentage|employees\b|people\b|months?\b|weeks?\b))/;
    expect(templates.map(told).filter((text) => unit.test(text))).toEqual([]);
  });
});

describe('a template told by facts', () => {
  it.each([
    ['rated {{docu}}/5 and so', 'rated {{E03}} and so'],
    ['{{ownerS}}% of sales', '{{E15}} of sales'],
    ['(days stated: {{absd}}).', '({{E25}}).'],
    ['away for {{absd}} days;', 'away for {{E25}};'],
    ['{{team}} people sell', '{{E14}} sell'],
    ['For {{emp}} employees, a', 'For {{E34}}, a'],
    ['is {{retGapAbs}} percentage points below ({{retBase}}%)', 'is {{D04}} below ({{D03}})'],
    ['({{elemCount}} of 6 elements)', '({{D11}} elements)'],
    ['(0 of 6 elements)', '({{D11}} elements)'],
    ['(active partners: {{partners}}, silent partners: {{silent}})', '({{E36}}, {{E37}})'],
    ['The company is one or two people, so', 'The company consists of {{E34}}, so'],
    ['fall by {{growthAbs}}%.', 'fall by {{D08}}.'],
    ['{{owner}} and {{owners}} {{company}}', '{{owner}} and {{owners}} {{company}}'],
  ])('%s', (template, text) => {
    expect(withFactIds(template)).toBe(text);
  });

  it('is refused where it names what is no fact', () => {
    expect(() => withFactIds('{{nobody}}')).toThrow('{{nobody}}');
  });
});
