import { describe, expect, it } from '@jest/globals';
import { leadershipRules } from '../../rules/leadership.js';
import { marketRules } from '../../rules/market.js';
import { strengthRules } from '../../rules/strengths.js';
import { systemsRules } from '../../rules/systems.js';
import { findOutWords, keepWords } from './item-words.js';
import { leadershipWords } from './leadership-words.js';
import { marketWords } from './market-words.js';
import { strengthWords } from './strength-words.js';
import { systemsWords } from './systems-words.js';

const groups = [
  [systemsRules, systemsWords],
  [leadershipRules, leadershipWords],
  [marketRules, marketWords],
  [strengthRules, strengthWords],
] as const;

describe('the words of the rules', () => {
  it('exist for every rule and for no other', () => {
    for (const [rules, words] of groups) {
      expect(Object.keys(words).sort()).toEqual(rules.map(({ id }) => id).sort());
    }
    expect(Object.keys(findOutWords)).toEqual(Object.keys(keepWords));
  });

  it('name only figures that the rule reads, so that none is told that is not known', () => {
    for (const [rules, words] of groups) {
      for (const { id, inputs } of rules) {
        const text = Object.values(words[id]!).join(' ');
        const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
        const own = ['owner', 'owners', 'company', 'funcCount', 'growthAbs'];
        const known: readonly string[] = [...inputs, ...own];
        expect({ id, unknown: names.filter((name) => !known.includes(name)) }).toEqual({
          id,
          unknown: [],
        });
      }
    }
  });

  it('end as sentences where they are sentences, and without a full stop where not', () => {
    const all = [...groups.map(([, words]) => words), keepWords, findOutWords].flatMap((words) =>
      Object.values(words),
    );
    for (const { stake, step, measure, milestone } of all) {
      expect(stake).toMatch(/[^.]\.$/);
      expect([step, measure, milestone].join('|')).not.toMatch(/\.(\||$)/);
    }
  });
});
