import { describe, expect, it } from '@jest/globals';
import { textFigures } from './text-figures.js';

const taken = (text: string) => {
  const figures = textFigures();
  const told = figures.take('S-03', text);
  return [told, ...figures.facts().map(({ value }) => value)];
};

describe('the figures in a text', () => {
  it.each([
    ['towards 30% or less', ['towards {{F01}} or less', '30%']],
    ['The first 10-15% of revenue', ['The first {{F01}} of revenue', '10-15%']],
    ['List 30 possible customers now', ['List {{F01}} now', '30 possible customers']],
    ['for the next 12 months', ['for the next {{F01}}', '12 months']],
    ['Three or more months of work', ['{{F01}} of work', 'three or more months']],
    ['two weeks, then 30 days', ['{{F01}}, then {{F02}}', 'two weeks', '30 days']],
    ['within two quarters', ['within {{F01}}', 'two quarters']],
    ['for a quarter of a year', ['for {{F01}}', 'a quarter of a year']],
    ['The share falls by a third, while', ['The share falls by {{F01}}, while', 'a third']],
    ['Half of the distance', ['{{F01}} of the distance', 'half']],
    ['half a year is soon gone', ['{{F01}} is soon gone', 'half a year']],
  ])('%s', (text, expected) => {
    expect(taken(text)).toEqual(expected);
  });

  it.each([
    'the ten most common tasks, one by one, by two to four leads',
    'once a quarter, twice a year, every month, in the first week',
    'ready for Phase 2, rated {{E03}} by {{OWNER}}',
    'the larger half of the customers',
    'whoever joins one day',
  ])('are none in: %s', (text) => {
    expect(taken(text)).toEqual([text]);
  });

  it('are numbered by first use, equal ones once, and name the rule that used them first', () => {
    const figures = textFigures();
    expect(figures.take('S-03', 'In 30 days or 90 days.')).toBe('In {{F01}} or {{F02}}.');
    expect(figures.take('L-02', 'Within 90 days.')).toBe('Within {{F02}}.');
    expect(figures.facts()).toEqual([
      { id: 'F01', label: 'figure in the text of S-03', value: '30 days', paths: [] },
      { id: 'F02', label: 'figure in the text of S-03', value: '90 days', paths: [] },
    ]);
  });
});
