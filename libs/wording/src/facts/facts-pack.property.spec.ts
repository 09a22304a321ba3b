import { areas } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyQuestionnaire } from '@ellac/diagnosis/testing';
import { namedIn } from './fact-ids.js';
import type { RuleFact } from './fact.js';
import { groundOn, wordingGroundOf } from '../testing/wording-ground.js';

const runs = { numRuns: 40 };

const anyPack = anyQuestionnaire.map(groundOn);

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
        const faulty = facts.filter(
          ({ id, label, value, paths }) =>
            !/^(?:[EDSFBT]\d\d|[AT]\d\d\.\w+)$/.test(id) ||
            label === '' ||
            (value === '') !== /^T\d\d$/.test(id) ||
            /NaN|undefined|null|\{|\}|^\s|\s$/.test(value) ||
            (!id.startsWith('S') && paths.some((path) => notKnown.includes(path))),
        );
        expect(faulty).toEqual([]);
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
            .replace(/\{\{(?:[EDF]\d\d|[AT]\d\d\.\w+|COMPANY)\}\}/g, '…')
            .replace(/\bPhase [12]\b/g, 'Phase');
          expect(bare).not.toMatch(/[\d%{}]|\/5/);
        }
      }),
      runs,
    );
  });

  it('tell of every step, gap and strength of the report, once', () => {
    fc.assert(
      fc.property(
        anyPack,
        ({ report: { evidence, page, actionPlan }, business, pack: { rules } }) => {
          const told = [
            ...areas.flatMap((area) => [
              ...evidence.recommendations[area],
              ...evidence.keyGaps[area],
            ]),
            ...evidence.keyStrengths,
          ].map(({ ruleId }) => ruleId);
          const { gaps, strengths } = business.diagnosis;
          const fired = new Set<string>([...gaps, ...strengths].map(({ id }) => id));
          const planned = actionPlan.implementationPhases.flatMap(({ actions }) =>
            actions.map(({ stepId }) => stepId!),
          );
          const expected = [...told, ...page!.steps.map(({ id }) => id), ...planned].filter((id) =>
            fired.has(id),
          );
          const placed = /^(?:flag|number|weakness)-\d$/;
          const ids = rules.map(({ id }) => id).filter((id) => !placed.test(id));
          expect(new Set(ids)).toEqual(new Set(expected));
          expect(ids).toHaveLength(new Set(ids).size);
          expect(rules.map(({ finding }) => finding)).not.toContain('');
        },
      ),
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
        const { facts, rules, ownerWords, judgement, picture, kind } = wordingGroundOf(about).pack;
        const texts = ownerWords.map(({ text }) => text);
        const told = JSON.stringify([facts, rules, texts, judgement, picture, kind]).toLowerCase();
        for (const name of [first, last, company]) expect(told).not.toContain(name);
      }),
      { numRuns: 40 },
    );
  });

  it('are the same for the same answers', () => {
    fc.assert(
      fc.property(anyPack, ({ questionnaire, pack }) => {
        const again = structuredClone(questionnaire);
        expect(wordingGroundOf(again).pack).toEqual(pack);
      }),
      { numRuns: 30 },
    );
  });
});
