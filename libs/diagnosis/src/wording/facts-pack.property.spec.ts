import { formatMoney, formatNumber, formatScore } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answersOf, notKnownOf } from '../answers.js';
import { diagnose } from '../diagnose.js';
import { industryValues } from '../industry-values.js';
import { businessOf } from '../report/business.js';
import { planOf } from '../report/plan.js';
import { anyQuestionnaire } from '../testing/questionnaire-arbitrary.js';
import { namedIn } from './fact-ids.js';
import { factsPackOf } from './facts-pack.js';
import type { RuleFact } from './facts.js';

const runs = { numRuns: 40 };

const anyPack = anyQuestionnaire.map((questionnaire) => {
  const diagnosis = diagnose(questionnaire);
  return { questionnaire, diagnosis, pack: factsPackOf(questionnaire, diagnosis) };
});

const textsOf = ({
  finding,
  meaning,
  action,
  expectedOutcome,
  step,
  stake,
}: RuleFact): string[] => [finding, meaning, action, expectedOutcome, step, stake];

describe('the facts of any business', () => {
  it('have ids of their own, a label and a value, and come from known answers', () => {
    fc.assert(
      fc.property(anyPack, ({ questionnaire, pack: { facts, rules, ownerWords } }) => {
        const ids = [...facts, ...rules, ...ownerWords].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const notKnown: readonly string[] = questionnaire.meta?.notKnown ?? [];
        for (const { id, label, value, paths } of facts) {
          expect(id).toMatch(/^[EDSF]\d\d$/);
          expect([label, value]).not.toContain('');
          expect(value).not.toMatch(/NaN|undefined|null|\{|\}|^\s|\s$/);
          if (!id.startsWith('S'))
            expect(paths.filter((path) => notKnown.includes(path))).toEqual([]);
        }
      }),
      runs,
    );
  });

  it('tell figures that are answers, values of the industry, or worked out from them', () => {
    fc.assert(
      fc.property(anyPack, ({ questionnaire, diagnosis, pack }) => {
        const a = answersOf(questionnaire);
        const ret = notKnownOf(questionnaire).has('ret') ? 0 : a.ret;
        const rough = (amount: number) => Number(Math.abs(amount).toPrecision(2));
        const shares = [a.ownerS, a.top, a.nm, a.growth, a.guar * (1 + a.growth / 100)];
        const money = [
          a.rev,
          rough(Math.round(a.rev / a.emp)),
          ...shares.map((percent) => rough((percent * a.rev) / 100)),
        ].map((amount) => formatMoney(amount, a.country));
        const { gross, netGood, retention } = industryValues[a.industry];
        const numbers = [
          ...Object.values(a).filter((value) => typeof value === 'number'),
          ...[gross, netGood, retention, Math.abs(a.ret - retention), Math.abs(a.gm - gross)],
          ...[Math.abs(a.growth), a.funcs.length, a.elems.length],
          Math.round(a.rec + 0.4 * a.prj + (0.3 * a.one * ret) / 100),
          Math.round(a.guar + 0.5 * a.likely),
          diagnosis.readiness.completeness,
        ].map((number) => formatNumber(number));
        const scores = [diagnosis.scores.overallScore, ...Object.values(diagnosis.areaScores)];
        const known = new Set([...numbers, ...scores.map(formatScore)]);
        for (const { id, value } of pack.facts.filter((fact) => !/^F|E10/.test(fact.id))) {
          const told = value.replace(/^about /, '');
          if (money.includes(told)) continue;
          const figures =
            told.replace(/ (?:out )?of (?:5|6|10|100)$/, '').match(/-?\d[\d.,]*/g) ?? [];
          expect({ id, unknown: figures.filter((figure) => !known.has(figure)) }).toEqual({
            id,
            unknown: [],
          });
        }
      }),
      runs,
    );
  });

  it('are all that the rules read and name, and each rule reads one', () => {
    fc.assert(
      fc.property(anyPack, ({ pack: { facts, rules } }) => {
        const ids = new Set(facts.map(({ id }) => id));
        for (const rule of rules) {
          expect(rule.inputs.length).toBeGreaterThan(0);
          expect([...rule.inputs].filter((id) => !ids.has(id))).toEqual([]);
          expect(
            namedIn(textsOf(rule).join(' ')).filter((id) => !rule.inputs.includes(id)),
          ).toEqual([]);
        }
      }),
      runs,
    );
  });

  it('leave the texts of the rules without a digit, a unit or a name', () => {
    fc.assert(
      fc.property(anyPack, ({ pack: { rules } }) => {
        for (const text of rules.flatMap(textsOf)) {
          const bare = text
            .replace(/\{\{(?:[EDF]\d\d|OWNER|COMPANY)\}\}/g, '…')
            .replace(/\bPhase [12]\b/g, 'Phase');
          expect(bare).not.toMatch(/[\d%{}]|\/5/);
        }
      }),
      runs,
    );
  });

  it('tell of every step of the plan and every strength, once, in the words of the report', () => {
    fc.assert(
      fc.property(anyPack, ({ questionnaire, diagnosis, pack: { rules } }) => {
        const plan = planOf(businessOf(questionnaire, diagnosis));
        const expected = [...plan.inOrder, ...plan.strengths].map(({ id }) => id);
        expect(new Set(rules.map(({ id }) => id))).toEqual(new Set(expected));
        for (const rule of rules) {
          const isItem = rule.id.startsWith('ITEM:');
          expect([rule.finding, rule.meaning].map((text) => text === '')).toEqual([isItem, isItem]);
          expect([rule.action, rule.expectedOutcome, rule.step, rule.stake]).not.toContain('');
        }
      }),
      runs,
    );
  });

  it('name neither the owner nor the company, whatever they are called', () => {
    const letters = fc.string({
      unit: fc.constantFrom('q', 'z', 'ä', 'ø', 'ñ', '北'),
      minLength: 3,
      maxLength: 12,
    });
    const named = fc.record({
      questionnaire: anyQuestionnaire,
      first: letters,
      last: letters,
      company: letters,
    });
    fc.assert(
      fc.property(named, ({ questionnaire, first, last, company }) => {
        const about = {
          ...questionnaire,
          company_info: {
            ...questionnaire.company_info,
            ...{ name: company, owner_first_name: first, owner_last_name: last },
          },
          qualitative: {
            ...questionnaire.qualitative,
            vision: `${first} ${last.toUpperCase()} of ${company}, ${company}’s ${first}: ${last}.`,
          },
        };
        const { facts, rules, ownerWords, judgement, kind } = factsPackOf(about, diagnose(about));
        const texts = ownerWords.map(({ text }) => text);
        const told = JSON.stringify([facts, rules, texts, judgement, kind]).toLowerCase();
        for (const name of [first, last, company]) expect(told).not.toContain(name);
      }),
      { numRuns: 40 },
    );
  });

  it('are the same for the same answers', () => {
    fc.assert(
      fc.property(anyPack, ({ questionnaire, pack }) => {
        const again = structuredClone(questionnaire);
        expect(factsPackOf(again, diagnose(again))).toEqual(pack);
      }),
      { numRuns: 30 },
    );
  });
});
