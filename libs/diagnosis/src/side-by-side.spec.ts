import { sideBySideSchema } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { diagnose } from './diagnose.js';
import type { Answers } from './model/answers.js';
import { type ReportBeside, sideBySide } from './side-by-side.js';
import { comparedReport } from './testing/compared-report.js';
import { questionnaireFrom } from './testing/questionnaire-from.js';

/** A report whose owner's answers differ from the others' in these. */
function reportOn(name: string, answers: Partial<Answers>): ReportBeside {
  const questionnaire = questionnaireFrom({ docu: 4, deleg: 3, bp: true, ...answers });
  return {
    ...comparedReport(`report of ${name}`, questionnaire),
    company: { id: `id of ${name}`, name },
    band: 'in-transition',
    answers: questionnaire,
    extracted: [],
  };
}

const alder = reportOn('Alder', {});
const birch = reportOn('Birch', { docu: 1 });
const cedar = reportOn('Cedar', { docu: 1, deleg: 4 });

describe('reports side by side', () => {
  it('tells which, and the scores of each in their order', () => {
    const beside = sideBySide([alder, birch, cedar]);
    expect(sideBySideSchema.parse(beside)).toEqual(beside);
    expect(beside.reports.map(({ company }) => company.name)).toEqual(['Alder', 'Birch', 'Cedar']);
    expect(beside.areas[0]).toEqual({
      area: 'systems',
      scores: [alder, birch, cedar].map(({ content }) => content.businessScore),
    });
  });

  it('has every item, those whose points differ most first', () => {
    const { items } = sideBySide([alder, birch, cedar]);
    expect(items).toHaveLength(alder.content.scoreBreakdown.length);
    expect(items.slice(0, 2)).toMatchObject([
      { id: 'docu', answers: [{ points: 7.5 }, { points: 0 }, { points: 0 }] },
      { id: 'deleg', answers: [{ points: 5 }, { points: 5 }, { points: 7.5 }] },
    ]);
    expect(items[2]!.answers[0]!.points).toBe(items[2]!.answers[2]!.points);
  });

  it('has no answer where a report does not score an item', () => {
    const scoreBreakdown = alder.content.scoreBreakdown.filter(({ id }) => id !== 'docu');
    const older = { ...alder, content: { ...alder.content, scoreBreakdown } };
    const { items } = sideBySide([older, birch]);
    expect(items.find(({ id }) => id === 'docu')?.answers).toMatchObject([null, { points: 0 }]);
  });

  it('tells of each rule in which reports it holds, all that hold and not only those told', () => {
    const { rules } = sideBySide([alder, birch]);
    expect(
      rules.find(({ id }) => id === 'S-01')?.holds ?? rules.find(({ id }) => id === 'S-19')?.holds,
    ).toEqual([false, true]);
    for (const [place, { answers }] of [alder, birch].entries()) {
      const { gaps, strengths } = diagnose(answers, '2026-05-01');
      const holding = rules.filter(({ holds }) => holds[place]).map(({ id }) => id);
      expect(holding.toSorted()).toEqual([...gaps, ...strengths].map(({ id }) => id).toSorted());
    }
  });

  it('finds no difference between a report and itself', () => {
    for (const { holds } of sideBySide([birch, birch]).rules) expect(holds).toEqual([true, true]);
  });
});
