import { describe, expect, it } from '@jest/globals';
import { contradictionsOf } from './contradictions.js';
import { groundOf } from './situation/ground.js';
import { goldBusinesses, goldSubmittedOn } from './testing/gold-businesses.js';
import type { Answers } from './model/answers.js';
import type { TextFact } from './text-facts/text-fact.js';

const calm = groundOf(goldBusinesses[5]!.payload, goldSubmittedOn);

function textsFor(answers: Partial<Answers>, facts: readonly TextFact[] = []): readonly string[] {
  const ground = { ...calm, ...calm.scoring, facts, answers: { ...calm.answers, ...answers } };
  return contradictionsOf(ground).map(({ id }) => id);
}

const fact = (rest: Partial<TextFact> & Pick<TextFact, 'kind'>): TextFact => ({
  id: 'T01',
  origin: 'pattern',
  ...rest,
});

describe('contradictions', () => {
  it('are none where the answers fit together', () => {
    expect(textsFor({})).toEqual([]);
  });

  it.each([
    ['C-01', { nm: 31, gm: 22 }, { nm: 22, gm: 22 }],
    ['C-02', { indep: 4, absd: 6 }, { indep: 4, absd: 7 }],
    ['C-03', { docu: 4, pd: false }, { docu: 3, pd: false }],
    ['C-04', { deleg: 4, ownerS: 75 }, { deleg: 4, ownerS: 74 }],
    ['C-08', { plan: 4, bp: false }, { plan: 4, bp: true }],
    [
      'C-13',
      { funcs: ['sales'], ownerS: 75, deleg: 3 },
      { funcs: ['sales'], ownerS: 74, deleg: 3 },
    ],
    ['C-14', { funcs: ['service_delivery'], deliv: 2 }, { funcs: ['service_delivery'], deliv: 3 }],
    ['C-15', { absd: 30, funcs: [] }, { absd: 29, funcs: [] }],
  ] as const)('%s holds for %j and not for %j', (id, at, notAt) => {
    expect(textsFor(at as Partial<Answers>)).toContain(id);
    expect(textsFor(notAt as Partial<Answers>)).not.toContain(id);
  });

  it('hold against what the owner writes', () => {
    const share = fact({ kind: 'client-share', percent: 40 });
    expect(textsFor({ top: 39 }, [share])).toEqual(['C-16']);
    expect(textsFor({ top: 40 }, [share])).toEqual([]);
    expect(textsFor({ growth: 10 }, [fact({ kind: 'wish-small' })])).toEqual(['C-17']);
    expect(textsFor({ nm: 12 }, [fact({ kind: 'liquidity' })])).toEqual(['C-18']);
  });

  it('are at most two, the largest first, and end with a question', () => {
    const hotel = groundOf(goldBusinesses[10]!.payload, goldSubmittedOn);
    const found = contradictionsOf({ ...hotel, ...hotel.scoring });
    expect(found).toHaveLength(2);
    for (const { text } of found) expect(text).toMatch(/\?$/);
  });
});
