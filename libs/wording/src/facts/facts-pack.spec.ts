import { exampleQuestionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Alias, Answers } from '@ellac/diagnosis/parts';
import { goldBusinesses, questionnaireFrom } from '@ellac/diagnosis/testing';
import type { Fact, FactsPack } from './fact.js';
import { wordingGroundOf } from '../testing/wording-ground.js';

const packOf = (answers: Partial<Answers> = {}, notKnown: readonly Alias[] = []): FactsPack =>
  wordingGroundOf(questionnaireFrom(answers, notKnown)).pack;

const factOf = ({ facts }: FactsPack, id: string): Fact | undefined =>
  facts.find((fact) => fact.id === id);

const valueOf = (pack: FactsPack, id: string): string | undefined => factOf(pack, id)?.value;

describe('the facts of the example business', () => {
  const pack = packOf();

  it.each([
    ['E01', '3 of 5'],
    ['E10', '51% to 75%'],
    ['E14', 'one person'],
    ['E15', '70%'],
    ['E18', 'commission plan and proposal templates'],
    ['E25', '10 days'],
    ['E31', '£1,850,000'],
    ['E34', '16 people'],
    ['E36', 'one active partner'],
    ['E38', 'manufacturing'],
    ['E39', 'the United Kingdom'],
    ['E40', 'not available'],
    ['D01', '43 of 100'],
    ['D03', 'two'],
    ['D06', '100%'],
    ['A08.amount', 'about £1,300,000'],
    ['S01', '4.6 out of 10'],
    ['S03', '3.3 out of 10'],
  ])('%s is %s', (id, value) => {
    expect(valueOf(pack, id)).toBe(value);
  });

  it('say what is good news', () => {
    expect(factOf(pack, 'E02')!.standing).toBe('poor');
    expect(factOf(pack, 'E01')!.standing).toBe('middling');
    expect(factOf(pack, 'E08')!.standing).toBe('good');
    expect(factOf(pack, 'E31')).not.toHaveProperty('standing');
  });

  it('keep free text out, and how the owner’s view differs from the facts', () => {
    expect(factOf(pack, 'E35')).toBeUndefined();
    const { staff } = exampleQuestionnaire;
    expect(JSON.stringify(pack.facts)).not.toContain(staff.training.slice(0, 20));
    expect(JSON.stringify(pack)).not.toMatch(/self-?perception/i);
  });

  it('carry what the rules decided', () => {
    expect(pack.judgement).toEqual({
      band: 'in-transition',
      bandLabel: 'In transition',
      situation: 'build',
      isJudged: true,
      // A critical gap holds the market side, which scores more.
      levels: { systems: 'making', leadership: 'weak', market: 'making' },
      redFlags: [],
      completeness: 100,
      growth: 1,
      profit: 1,
      isMarginLow: true,
      wishes: [],
    });
    expect(pack.names).toEqual({ company: 'Alder & Finch Joinery' });
    expect(pack.kind).toBe('a manufacturing business in the United Kingdom');
  });
});

describe('what is left out of the facts', () => {
  it('is what was marked as not known, with all that is worked out from it', () => {
    const pack = packOf({}, ['ret', 'rev', 'likely']);
    for (const id of ['E20', 'E29', 'E31', 'D02', 'A01.profit', 'A08.amount']) {
      expect(factOf(pack, id)).toBeUndefined();
    }
    expect(valueOf(pack, 'E30')).toBe('30%');
    // As it is scored: 12 + 0.4 × 63, and nothing of one-time sales.
    expect(valueOf(pack, 'D01')).toBe('37 of 100');
  });

  it('is a zero that cannot be told from a field left empty', () => {
    const pack = packOf({ rev: 0, gm: 0, nm: 0, ret: 0, top: 0, emp: 0 });
    for (const id of ['E19', 'E20', 'E31', 'E32', 'E33', 'E34', 'A01.profit']) {
      expect(factOf(pack, id)).toBeUndefined();
    }
    expect(pack.judgement.profit).toBe(0);
  });

  it('is no zero that is an answer', () => {
    const pack = packOf({ ownerS: 0, absd: 0, growth: 0, top: 0, team: 0, funcs: [], silent: 0 });
    expect(valueOf(pack, 'E15')).toBe('0%');
    expect(valueOf(pack, 'E25')).toBe('no days');
    expect(valueOf(pack, 'E27')).toBe('0%');
    expect(valueOf(pack, 'E19')).toBe('0%');
    expect(valueOf(pack, 'E14')).toBe('no people');
    expect(valueOf(pack, 'E24')).toBe('none');
    expect(valueOf(pack, 'E37')).toBe('no silent partners');
    expect(factOf(pack, 'A08.amount')).toBeUndefined();
  });
});

describe('a loss', () => {
  it('is told in amounts without a sign', () => {
    const pack = packOf({ nm: -4, growth: -10 });
    expect(factOf(pack, 'A01.profit')!.value).toBe('£74,000');
    expect(factOf(pack, 'A03.priceRise')!.value).toBe('4%');
    expect(factOf(pack, 'E27')!.value).toBe('-10%');
    expect(pack.judgement).toMatchObject({ growth: -1, profit: -1 });
    const flag = pack.rules.find(({ id }) => id === 'flag-1')!;
    expect(flag.finding).toContain('the net margin is {{F');
    expect(valueOf(pack, flag.inputs.at(-1)!)).toBe('-4%');
  });
});

describe('an invented business', () => {
  const [, driving] = goldBusinesses;
  const { facts, rules, picture, ownerWords, judgement, quoted } = wordingGroundOf(
    driving!.payload,
  ).pack;
  const ruleOf = (id: string) => rules.find((rule) => rule.id === id)!;

  it('is told with its times and people as facts of the owner’s words', () => {
    const told = Object.fromEntries(facts.map(({ id, value }) => [id, value]));
    expect(told).toMatchObject({
      T01: '',
      'T01.date': 'August 2028',
      'T02.age': '63',
      'T04.date': 'September 2027',
      'T05.person': 'Dilip',
    });
    expect(facts.find(({ id }) => id === 'T05.person')!.isName).toBe(true);
    expect(ruleOf('R-12').finding).toContain('{{T01.date}}');
    expect(ruleOf('R-11').finding).toMatch(/\{\{T05\.person\}\}/);
    expect(ruleOf('R-18').inputs).toEqual(expect.arrayContaining(['T04', 'T04.date']));
    expect(ownerWords.map(({ text }) => text).join()).not.toContain('Dilip');
    expect(JSON.stringify([rules, picture])).not.toContain('Dilip');
  });

  it('is told with the texts of its lists by their places, figures as facts of money', () => {
    expect(ruleOf('number-1').finding).toContain('{{A09.left}}');
    expect(ruleOf('flag-1').finding).toContain('{{T04.date}}');
  });

  it('shows its situation, first steps and wishes to every part', () => {
    expect(picture.situation).toMatchObject({ id: 'exit-short', variant: 'staff' });
    expect(picture.situation.sentences).toHaveLength(2);
    expect(picture.firstSteps.map(({ by }) => by)).toEqual(['{{B01}}', '{{B02}}', '{{B03}}']);
    expect(picture.textFacts).toContainEqual({ id: 'T05', kind: 'buyer', answer: 'Q03' });
    expect(judgement.wishes).toEqual(['exit']);
    expect(ownerWords.filter(({ quote }) => quote).map(({ id }) => id)).toEqual(quoted.toSorted());
  });
});

describe('the texts of the rules', () => {
  it('have facts in place of figures', () => {
    const rule = packOf().rules.find(({ id }) => id === 'L-05')!;
    expect(rule.finding).toMatch(/\{\{E15\}\}/);
    expect(rule.inputs).toContain('E15');
  });

  it('name the figures that they bring along', () => {
    const pack = packOf();
    const figure = pack.facts.find(({ id }) => id === 'F01')!;
    expect(figure.paths).toEqual([]);
    expect(pack.rules.filter(({ inputs }) => inputs.includes('F01')).length).toBeGreaterThan(0);
  });
});
