import type { Questionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { diagnose } from './diagnose.js';
import { questionnaireFrom } from './testing/questionnaire-from.js';
import { someDay } from './testing/some-day.js';

const gapsOf = (questionnaire: Questionnaire) => {
  const { gaps } = diagnose(questionnaire, someDay);
  return (id: string) => gaps.find((gap) => gap.id === id);
};

const withVision = (vision: string, answers: Parameters<typeof questionnaireFrom>[0] = {}) => ({
  ...questionnaireFrom(answers),
  qualitative: { ...questionnaireFrom({}).qualitative, vision },
});

describe('the rules that hold', () => {
  it('name people of the company, and nobody to a company of one or two', () => {
    expect(gapsOf(questionnaireFrom({ docu: 2, pd: false }))('S-01')?.help).not.toEqual([]);
    expect(gapsOf(questionnaireFrom({ docu: 2, pd: false, emp: 2 }))('S-01')?.help).toEqual([]);
  });

  it('weigh urgency by the points that the scored inputs miss', () => {
    const gap = gapsOf(questionnaireFrom({ docu: 2, pd: false }));
    expect(gap('S-01')?.urgency).toBe(15 * 7.5 + 5 * 10);
  });

  it('are more urgent where the situation raises them, and silent where it has no use for them', () => {
    const loss = { nm: -8, gm: 34, fs: false, ma: false };
    expect(diagnose(questionnaireFrom(loss), someDay).situation.id).toBe('survive');
    expect(gapsOf(questionnaireFrom(loss))('R-01')?.priority).toBe('critical');
    expect(gapsOf(questionnaireFrom(loss))('S-16')).toBeUndefined();
    expect(gapsOf(questionnaireFrom({ ma: false }))('S-16')).toBeDefined();
  });

  it('give way to what the owner writes of the same', () => {
    const leaking = { rec: 60, prj: 20, one: 20, ret: 50 };
    const known = withVision('Most members leave after the first year.', leaking);
    expect(gapsOf(questionnaireFrom(leaking))('M-04')).toBeDefined();
    expect(gapsOf(known)('R-20')).toBeDefined();
    expect(gapsOf(known)('M-04')).toBeUndefined();
  });

  it('are less urgent where they rest on ratings that are far below the facts', () => {
    const ratings = { proc: 1, indep: 1, docu: 1, deliv: 1, trans: 1, plan: 1, deleg: 1 } as const;
    const good = {
      ...ratings,
      ...{ absd: 45, ownerS: 5, teamS: 85, otherS: 10, pd: true, oc: true, bp: true, fs: true },
      funcs: [
        'service_delivery',
        'customer_support',
        'operations',
        'sales',
        'financial_management',
      ],
      elems: ['process', 'leads', 'scripts', 'proposals', 'follow_up', 'commission'],
      ...{ rels: ['key_clients', 'vendors', 'banking'], custom: 20, std: 80, team: 4 },
    } as const satisfies Parameters<typeof questionnaireFrom>[0];
    const modest = diagnose(questionnaireFrom(good), someDay);
    const byRatings = modest.gaps.filter(({ id }) => ['S-03', 'S-04', 'S-05', 'L-08'].includes(id));
    expect(byRatings.length).toBeGreaterThan(2);
    for (const gap of byRatings) {
      expect(gap).toMatchObject({ priority: 'medium', isNeverAmongFirst: true });
    }
    const weak = { ...ratings, elems: [], pd: false, oc: false, fs: false, custom: 100, std: 0 };
    expect(gapsOf(questionnaireFrom(weak))('S-05')?.priority).toBe('critical');
    const [first] = modest.contradictions;
    expect(first?.text).toContain('more works without you than you think');
  });

  it('say of one person alone only what a long absence does not disprove', () => {
    const told = 'Everything is on my head and only I know the prices.';
    expect(gapsOf(withVision(told))('R-16')).toBeDefined();
    const away = {
      absd: 45,
      funcs: [
        'service_delivery',
        'customer_support',
        'operations',
        'sales',
        'financial_management',
      ],
    } as const satisfies Parameters<typeof questionnaireFrom>[0];
    expect(gapsOf(withVision(told, away))('R-16')).toBeUndefined();
  });

  it('take a growth of 0 for a plan only where the strategy says something', () => {
    const stays = questionnaireFrom({ growth: 0 });
    const open = { ...stays, growth: { ...stays.growth, strategy: 'later' } };
    expect(gapsOf(stays)('M-19')).toBeDefined();
    expect(gapsOf(open)('M-19')).toBeUndefined();
    const little = questionnaireFrom({ growth: 1 });
    const told = { ...little, growth: { ...little.growth, strategy: 'later' } };
    expect(gapsOf(told)('M-19')).toBeDefined();
  });

  it('ask only for answers where too little is known', () => {
    const empty = questionnaireFrom({
      ...{ rev: 0, gm: 0, nm: 0, ret: 0, top: 0, absd: 0, growth: 0, team: 0, custom: 50, std: 50 },
      ...{ ownerS: 100, teamS: 0, otherS: 0, rec: 0, prj: 0, one: 100, guar: 0, likely: 0 },
      ...{ spec: 100, funcs: [], rels: [], elems: [], bp: false, fs: false, oc: false },
      ...{ ma: false, pd: false },
    });
    const { situation, gaps, strengths } = diagnose(empty, someDay);
    expect(situation.id).toBe('too-little');
    expect(gaps.map(({ id }) => id)).toEqual(['R-25']);
    expect(strengths).toEqual([]);
  });
});
