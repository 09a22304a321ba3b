import { exampleQuestionnaire, areas } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { answersOf, type Alias } from './answers.js';
import { pointsOn } from './items/curve.js';
import { scoredItems } from './scored-items.js';
import { score } from './scoring.js';

const answers = answersOf(exampleQuestionnaire);

const itemOf = (id: string, changes: Partial<typeof answers> = {}, notKnown: Alias[] = []) =>
  score({ ...answers, ...changes }, new Set(notKnown)).breakdown.find((item) => item.id === id)!;

describe('pointsOn', () => {
  it('goes straight from corner to corner and stays flat beyond the ends', () => {
    const curve = [
      [0, 10],
      [20, 8],
      [50, 4],
      [100, 0],
    ] as const;
    const points = [-1, 0, 10, 20, 50, 100, 101].map((value) => pointsOn(curve, value));
    expect(points).toEqual([10, 10, 9, 8, 4, 0, 0]);
  });
});

describe('score', () => {
  it('has thirty items, whose weights are 100 in each area', () => {
    expect(scoredItems).toHaveLength(30);
    for (const area of areas) {
      const weights = scoredItems.filter((item) => item.area === area).map((item) => item.weight);
      expect(weights.reduce((sum, weight) => sum + weight)).toBe(100);
    }
  });

  it('shows each answer in words beside its points', () => {
    expect(itemOf('proc').answer).toBe('3 of 5 (Neutral)');
    expect(itemOf('rels')).toEqual({
      id: 'rels',
      area: 'leadership',
      label: 'Relationships held by the company',
      paths: ['owner_dependency.institutionalized_relationships'],
      answer: '2 of 5: Suppliers, Bank',
      points: 3,
      weight: 10,
      given: true,
    });
    expect(itemOf('absd', { absd: 1 }).answer).toBe('1 day');
    expect(itemOf('ret').answer).toBe('81% (industry: about 75%)');
    expect(itemOf('rq').answer).toBe('12% recurring, 63% project, 25% one-time');
  });

  it.each([
    ['ret', { ret: 0 }],
    ['top', { top: 0, ret: 0 }],
    ['nm', { rev: 0 }],
    ['nm', { nm: 0, gm: 0 }],
    ['gm', { rev: 0 }],
    ['gm', { gm: 0 }],
  ] as const)('counts %s as not given when %j', (id, changes) => {
    expect(itemOf(id, changes)).toMatchObject({ given: false, points: 4, answer: 'Not given' });
  });

  it.each([
    ['top', { top: 0, ret: 50 }],
    ['nm', { nm: 0 }],
  ] as const)('counts %s as given when %j', (id, changes) => {
    expect(itemOf(id, changes).given).toBe(true);
  });

  it.each([
    ['absd', 'absd'],
    ['rq', 'one'],
    ['pi', 'spec'],
  ] as const)('counts %s as not known when %s is marked', (id, alias) => {
    expect(itemOf(id, {}, [alias])).toMatchObject({
      given: false,
      points: 4,
      answer: 'Not known',
    });
  });

  it('counts a marked retention as 0 in the quality of revenue', () => {
    expect(itemOf('rq', {}, ['ret'])).toEqual(itemOf('rq', { ret: 0 }));
  });

  it('gives completeness as the weight of the given items in whole per cent', () => {
    expect(score(answers, new Set()).completeness).toBe(100);
    expect(score(answers, new Set<Alias>(['absd', 'bp'])).completeness).toBe(94);
  });
});
