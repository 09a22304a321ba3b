import { exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import {
  type Alias,
  aliases,
  answerPathOf,
  factGaps,
  gaps,
  strengths,
} from '@ellac/diagnosis/parts';
import { questionnaireFrom } from '@ellac/diagnosis/testing';
import type { PartTask } from './part-task.js';
import { partOfRule } from './wording-parts.js';
import { wordingGroundOf } from '../testing/wording-ground.js';

const tasksOf = (questionnaire: Questionnaire): Readonly<Record<string, PartTask>> =>
  Object.fromEntries(
    wordingGroundOf(questionnaire, ['Told.']).tasks.map((task) => [task.part, task]),
  );

const ids = (some: readonly { readonly id: string }[]): readonly string[] =>
  some.map(({ id }) => id);
const names = ({ sections }: PartTask): readonly string[] => sections.map(({ name }) => name);

describe('the tasks of the example business', () => {
  const { systems, sales, leadership, growth, plan, summary } = tasksOf(exampleQuestionnaire);

  it('word the paragraphs of their part', () => {
    expect([systems, sales, leadership, growth, plan, summary].map((task) => names(task!))).toEqual(
      [
        ['currentState', 'implications'],
        [],
        ['currentState', 'implications'],
        ['currentState', 'implications'],
        ['criticalPath'],
        ['overview', 'transitionReadiness', 'overallConclusion'],
      ],
    );
  });

  it('divide gaps and strengths by what they read first', () => {
    for (const task of [systems!, sales!, leadership!, growth!]) {
      for (const id of [...task.gaps, ...task.strengths]) expect(partOfRule(id)).toBe(task.part);
    }
    expect(sales!.gaps).toContain('M-21');
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
    expect(ids(sales!.facts)).toEqual(expect.arrayContaining(['E15', 'E19', 'D01', 'D04']));
  });

  it('have the lists of the summary worded there', () => {
    expect(summary!.highlights).toEqual(['number-1', 'number-2', 'number-3']);
    expect(summary!.weaknesses[0]).toBe('weakness-1');
    expect(ids(summary!.rules)).toEqual(expect.arrayContaining([...summary!.highlights]));
    expect(summary!.order).toEqual(summary!.picture.firstSteps.map(({ step }) => step));
    expect(summary!.told).toEqual(['Told.']);
  });
});

describe('the tasks of a business without answers', () => {
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
    expect(plan!.sections).toEqual([]);
  });

  it('ask for what finds the answers out, by the fact that they are open', () => {
    expect(plan!.recommendations).toEqual(['R-25']);
    expect(plan!.rules[0]!.inputs).toEqual(['D06']);
    expect(summary!.weaknesses).toEqual([]);
    expect(summary!.judgement.isJudged).toBe(false);
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
    ['R-01', 'systems'],
    ['R-17', 'growth'],
    ['M-24', 'sales'],
    ['P-13', 'systems'],
  ])('%s is %s', (id, part) => {
    expect(partOfRule(id)).toBe(part);
  });

  it('is there for every rule', () => {
    for (const { id } of [...gaps, ...factGaps, ...strengths]) {
      expect(['systems', 'sales', 'leadership', 'growth']).toContain(partOfRule(id));
    }
    expect(() => partOfRule('X-99')).toThrow('X-99');
  });
});
