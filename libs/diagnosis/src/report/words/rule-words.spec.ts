import { describe, expect, it } from '@jest/globals';
import { leadershipRules } from '../../rules/leadership.js';
import { marketRules } from '../../rules/market.js';
import { strengthRules } from '../../rules/strengths.js';
import { systemsRules } from '../../rules/systems.js';
import { fittedWords } from './fitted-words.js';
import { findOutWords, keepWords } from './item-words.js';
import { leadershipWords } from './leadership-words.js';
import { marketWords } from './market-words.js';
import { strengthWords } from './strength-words.js';
import { systemsWords } from './systems-words.js';
import { trades } from './trades/trades.js';

const groups = [
  [systemsRules, systemsWords],
  [leadershipRules, leadershipWords],
  [marketRules, marketWords],
  [strengthRules, strengthWords],
] as const;

const rules = groups.flatMap(([group]) => group);

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);

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
        const names = namesIn(text);
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
      for (const each of [stake].flat()) expect(each).toMatch(/[^.]\.$/);
      expect([step, measure, milestone].join('|')).not.toMatch(/\.(\||$)/);
    }
  });

  it('for a size name rules, and only figures that the rule reads or the size tells', () => {
    for (const [id, sizes] of Object.entries(fittedWords)) {
      const known = [...rules.find((rule) => rule.id === id)!.inputs, 'emp', 'owner', 'owners'];
      for (const words of Object.values(sizes)) {
        const names = namesIn(Object.values(words).flat().join(' '));
        expect(names.filter((name) => !known.includes(name))).toEqual([]);
        const { action, expectedOutcome, stake, weakness, worth, step, measure, milestone } = words;
        const said = [action, expectedOutcome, stake, weakness, worth].flat();
        for (const each of said.filter((text) => text !== undefined))
          expect(each).toMatch(/[^.]\.$/);
        expect([step, measure, milestone].join('|')).not.toMatch(/\.(\||$)/);
      }
    }
  });

  it('for a trade name rules, and are said once, as sentences', () => {
    const hints = Object.values(trades).flatMap(({ inPractice }) => Object.entries(inPractice));
    const ids = rules.map(({ id }) => id);
    expect(hints.filter(([id]) => !ids.includes(id))).toEqual([]);
    expect(new Set(hints.map(([, hint]) => hint)).size).toBe(hints.length);
    for (const [, hint] of hints) expect(hint).toMatch(/^\p{Lu}.*[^.]\.$/u);
  });
});
