import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { labelsOf, proseOf } from '@ellac/diagnosis/testing';
import { anyReport } from './testing/any-report.js';

const runs = { numRuns: 60 };

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const withoutQuotes = (text: string): string => text.replace(/“[^”]*”/g, '“…”');

describe('the prose of a report on any business', () => {
  it('begins with a capital, ends like a sentence, and has no stray signs', () => {
    fc.assert(
      fc.property(anyReport, ({ report }) => {
        const isFaulty = (text: string): boolean =>
          !/^[^\p{Ll}\s]/u.test(text) ||
          /\.\.|,,|;;|: ?:| [.,;:!?]|\(\s|\s\)|\.\)\.|^\W*$|\/5\b/.test(text) ||
          /[.!?] \p{Ll}/u.test(text) ||
          !/[.!?…]”?$/.test(text);
        const isFaultyLabel = (label: string): boolean =>
          !/^[^\p{Ll}\s]/u.test(label) || /[.!?]$|\{\{|undefined/.test(label);
        expect(proseOf(report).map(withoutQuotes).filter(isFaulty)).toEqual([]);
        expect(labelsOf(report).filter(isFaultyLabel)).toEqual([]);
      }),
      runs,
    );
  });

  it('sets nothing apart as a quotation but what the owner wrote', () => {
    fc.assert(
      fc.property(anyReport, ({ report, questionnaire }) => {
        const { staff, growth, qualitative } = questionnaire;
        const written = [staff.departments, staff.training, growth.strategy];
        const answers = lettersOf([...written, ...Object.values(qualitative)].join(' '));
        for (const text of proseOf(report)) {
          for (const [, words] of text.matchAll(/: “([^”]*)”(?!,| [a-z])/g)) {
            for (const part of words!.split(' … ')) {
              expect(answers).toContain(lettersOf(part));
            }
          }
        }
      }),
      runs,
    );
  });

  it('speaks to the owner and never of “the owner”', () => {
    fc.assert(
      fc.property(anyReport, ({ report }) => {
        const texts = [...proseOf(report).map(withoutQuotes), ...labelsOf(report)];
        expect(texts.filter((text) => /\bthe owner\b/i.test(text))).toEqual([]);
      }),
      runs,
    );
  });

  it('names the same first step in the overview, on page one and in the plan', () => {
    fc.assert(
      fc.property(anyReport, ({ report }) => {
        const [step] = report.page!.steps;
        if (step === undefined) return;
        const { overview } = report.summary.executiveSummary;
        expect(report.actionPlan.firstSteps![0]).toBe(step.step);
        // Where too little is known, the one step stands on page one beside these sentences.
        if (report.readiness.judged === false) return;
        expect(overview.toLowerCase()).toContain(step.step.toLowerCase());
      }),
      runs,
    );
  });
});
