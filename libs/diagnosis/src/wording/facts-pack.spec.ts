import { exampleQuestionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Alias, Answers } from '../answers.js';
import { diagnose } from '../diagnose.js';
import { questionnaireFrom } from '../testing/questionnaire-from.js';
import { factsPackOf } from './facts-pack.js';
import type { Fact, FactsPack } from './facts.js';

const packOf = (answers: Partial<Answers> = {}, notKnown: readonly Alias[] = []): FactsPack => {
  const questionnaire = questionnaireFrom(answers, notKnown);
  return factsPackOf(questionnaire, diagnose(questionnaire));
};

const factOf = ({ facts }: FactsPack, id: string): Fact | undefined =>
  facts.find((fact) => fact.id === id);

const valueOf = (pack: FactsPack, id: string): string | undefined => factOf(pack, id)?.value;

describe('the facts of the example business', () => {
  const pack = packOf();

  it.each([
    ['E01', '3 of 5'],
    ['E10', '51% to 75%'],
    ['E14', '1 person'],
    ['E15', '70%'],
    ['E18', 'commission plan and proposal templates'],
    ['E25', '10 days'],
    ['E31', '£1,850,000'],
    ['E34', '16 people'],
    ['E36', '1 active partner'],
    ['E38', 'manufacturing'],
    ['E39', 'the United Kingdom'],
    ['E40', 'not available'],
    ['D01', '43 of 100'],
    ['D04', '6 percentage points'],
    ['D06', '3.5 percentage points'],
    ['D10', '2 of 6'],
    ['D12', '100%'],
    ['D13', 'about £1,300,000'],
    ['S01', '4.6 out of 10'],
    ['S03', '3.3 out of 10'],
  ])('%s is %s', (id, value) => {
    expect(valueOf(pack, id)).toBe(value);
  });

  it('say what is good news and on which side of the industry an answer stands', () => {
    expect(factOf(pack, 'E02')!.standing).toBe('poor');
    expect(factOf(pack, 'E01')!.standing).toBe('middling');
    expect(factOf(pack, 'E08')!.standing).toBe('good');
    expect(factOf(pack, 'E31')).not.toHaveProperty('standing');
    expect(factOf(pack, 'E20')!.side).toBe('above');
    expect(factOf(pack, 'D06')!.side).toBe('below');
    expect(factOf(pack, 'E15')).not.toHaveProperty('side');
    expect(factOf(packOf({ ret: 75 }), 'D04')).toMatchObject({
      value: '0 percentage points',
      side: 'level',
    });
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
      levels: { systems: 'making', leadership: 'weak', market: 'sound' },
      redFlags: [],
      completeness: 100,
      growth: 1,
      profit: 1,
    });
    expect(pack.names).toEqual({ owner: 'Maren', company: 'Alder & Finch Joinery' });
    expect(pack.kind).toBe('a manufacturing business in the United Kingdom');
  });
});

describe('what is left out of the facts', () => {
  it('is what was marked as not known, with all that is worked out from it', () => {
    const pack = packOf({}, ['ret', 'rev', 'likely']);
    for (const id of ['E20', 'E29', 'E31', 'D02', 'D03', 'D04', 'D09', 'D13', 'D17']) {
      expect(factOf(pack, id)).toBeUndefined();
    }
    expect(valueOf(pack, 'E30')).toBe('30%');
    // As it is scored: 12 + 0.4 × 63, and nothing of one-time sales.
    expect(valueOf(pack, 'D01')).toBe('37 of 100');
  });

  it('is a zero that cannot be told from a field left empty', () => {
    const pack = packOf({ rev: 0, gm: 0, nm: 0, ret: 0, top: 0, emp: 0 });
    for (const id of ['E19', 'E20', 'E31', 'E32', 'E33', 'E34', 'D07', 'D09', 'D16']) {
      expect(factOf(pack, id)).toBeUndefined();
    }
    expect(pack.judgement.profit).toBe(0);
  });

  it('is no zero that is an answer', () => {
    const pack = packOf({ ownerS: 0, absd: 0, growth: 0, top: 0, team: 0, funcs: [], silent: 0 });
    expect(valueOf(pack, 'E15')).toBe('0%');
    expect(valueOf(pack, 'E25')).toBe('0 days');
    expect(valueOf(pack, 'E27')).toBe('0%');
    expect(valueOf(pack, 'E19')).toBe('0%');
    expect(valueOf(pack, 'E14')).toBe('0 people');
    expect(valueOf(pack, 'E24')).toBe('none');
    expect(valueOf(pack, 'E37')).toBe('0 silent partners');
    expect(factOf(pack, 'D13')).toBeUndefined();
  });
});

describe('a loss and a fall', () => {
  it('are told by their labels, in amounts without a sign', () => {
    const pack = packOf({ nm: -4, growth: -10 });
    expect(factOf(pack, 'D16')).toMatchObject({
      label: 'What a year costs more than it brings',
      value: 'about £74,000',
      standing: 'poor',
    });
    expect(factOf(pack, 'D08')).toMatchObject({ label: 'Expected fall of revenue', value: '10%' });
    expect(pack.judgement).toMatchObject({ growth: -1, profit: -1 });
  });
});

describe('the texts of the rules', () => {
  it('are those for the size of the business, with facts in place of figures', () => {
    const rule = packOf({ emp: 2, absd: 10, funcs: [] }).rules.find(({ id }) => id === 'L-22')!;
    expect(rule.finding).toBe(
      'The company consists of {{E34}}, so nearly everything rests on {{OWNER}}.',
    );
    expect(rule.inputs).toEqual(['E24', 'E34', 'D10']);
  });

  it('name the figures that they bring along', () => {
    const pack = packOf();
    const rule = pack.rules.find(({ id }) => id === 'L-05')!;
    expect(rule.expectedOutcome).toBe("{{OWNER}}'s share of sales below {{F02}} within a year.");
    expect(factOf(pack, 'F02')).toEqual({
      id: 'F02',
      label: 'figure in the text of L-05',
      value: '30%',
      paths: [],
    });
  });
});
