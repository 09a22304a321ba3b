import { exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { aliases, answerPathOf, type Alias } from '../answers.js';
import { diagnose } from '../diagnose.js';
import { model } from '../rules/model.js';
import { questionnaireFrom } from '../testing/questionnaire-from.js';
import { factsPackOf } from './facts-pack.js';
import type { PartTask } from './part-task.js';
import { partTasksOf } from './part-tasks.js';
import { partOfRule } from './parts.js';
import { summaryTaskOf } from './summary-task.js';

function tasksOf(questionnaire: Questionnaire): Readonly<Record<string, PartTask>> {
  const diagnosis = diagnose(questionnaire);
  const pack = factsPackOf(questionnaire, diagnosis);
  const tasks = [
    ...partTasksOf(pack, questionnaire, diagnosis),
    summaryTaskOf(pack, questionnaire, diagnosis, ['Told.']),
  ];
  return Object.fromEntries(tasks.map((task) => [task.part, task]));
}

const ids = (some: readonly { readonly id: string }[]): readonly string[] =>
  some.map(({ id }) => id);
const names = ({ sections }: PartTask): readonly string[] => sections.map(({ name }) => name);

describe('the tasks of the example business', () => {
  const { systems, sales, leadership, growth, plan, summary } = tasksOf(exampleQuestionnaire);

  it('word the paragraphs of their part', () => {
    expect([systems, sales, leadership, growth, plan, summary].map((task) => names(task!))).toEqual(
      [
        ['currentState', 'implications'],
        ['customers'],
        ['currentState', 'implications'],
        ['currentState', 'implications'],
        ['criticalPath'],
        ['overview', 'transitionReadiness', 'overallConclusion'],
      ],
    );
  });

  it('divide the gaps by what they read first', () => {
    expect(systems!.gaps).toEqual(['S-01', 'S-04', 'S-16']);
    expect(sales!.gaps).toEqual(['S-11', 'L-05', 'M-21', 'M-02', 'M-08']);
    expect(leadership!.gaps).toEqual(['L-10', 'L-20', 'L-02', 'L-12']);
    expect(growth!.gaps).toEqual(['M-13', 'M-14']);
  });

  it('carry their own facts and the score of their area alone', () => {
    const scores = (task: PartTask) => ids(task.facts).filter((id) => id.startsWith('S'));
    expect(scores(systems!)).toEqual(['S02']);
    expect(scores(sales!)).toEqual([]);
    expect(scores(leadership!)).toEqual(['S03']);
    expect(scores(growth!)).toEqual(['S04']);
    expect(scores(summary!)).toEqual(['S01', 'S02', 'S03', 'S04']);
    expect(ids(growth!.facts)).toContain('E31');
    expect(ids(sales!.facts)).not.toContain('E31');
    expect(ids(sales!.facts)).toEqual(expect.arrayContaining(['E15', 'E19', 'D13', 'D14']));
  });

  it('show each part the words that fit it', () => {
    expect(ids(systems!.ownerWords)).toEqual(['Q05', 'Q06']);
    expect(ids(sales!.ownerWords)).toEqual([]);
    expect(ids(leadership!.ownerWords)).toEqual(['Q02']);
    expect(ids(growth!.ownerWords)).toEqual(['Q03']);
    expect(ids(plan!.ownerWords)).toEqual(['Q04']);
    expect(ids(summary!.ownerWords)).toEqual(['Q01']);
  });

  it('have the stakes of the critical steps in the summary', () => {
    expect(summary!.considerations).toEqual(['M-21']);
    expect(ids(summary!.rules)).toEqual(expect.arrayContaining(['M-21']));
    expect(summary!.told).toEqual(['Told.']);
  });
});

describe('the tasks of a business of which nothing is known', () => {
  const open: readonly Alias[] = aliases.filter(
    (alias) => !answerPathOf[alias].startsWith('company_info.'),
  );
  const { systems, sales, leadership, growth, plan, summary } = tasksOf(
    questionnaireFrom({}, open),
  );

  it('ask for no paragraph that the answers cannot carry', () => {
    expect([systems, sales, leadership, growth, summary].flatMap((task) => names(task!))).toEqual(
      [],
    );
    expect([systems, sales, leadership, growth].flatMap((task) => task!.gaps)).toEqual([]);
  });

  it('ask for what finds the answers out, by the fact that they are open', () => {
    expect(plan!.recommendations).toHaveLength(6);
    for (const { id, inputs } of plan!.rules) {
      expect(id).toMatch(/^ITEM:/);
      expect(inputs).toContain('D12');
    }
    expect(summary!.considerations).toHaveLength(3);
  });
});

describe('the part of a rule', () => {
  it.each([
    ['S-06', 'systems'],
    ['S-13', 'sales'],
    ['S-18', 'systems'],
    ['L-04', 'sales'],
    ['L-18', 'leadership'],
    ['L-19', 'leadership'],
    ['L-20', 'leadership'],
    ['L-22', 'leadership'],
    ['M-06', 'sales'],
    ['M-09', 'growth'],
    ['M-14', 'growth'],
    ['M-15', 'growth'],
    ['M-24', 'sales'],
    ['P-13', 'systems'],
  ])('%s is %s', (id, part) => {
    expect(partOfRule(id)).toBe(part);
  });

  it('is there for every rule', () => {
    for (const { id } of model) {
      expect(['systems', 'sales', 'leadership', 'growth']).toContain(partOfRule(id));
    }
    expect(() => partOfRule('X-99')).toThrow('X-99');
  });
});
