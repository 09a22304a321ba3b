import { describe, expect, it } from '@jest/globals';
import { exampleAnalysis } from '../../testing/example-analysis.js';
import { exampleCounsel } from '../../testing/example-counsel.js';
import { exampleAnalysisWithPageOne } from '../../testing/example-with-page-one.js';
import { allEvidence, allSources } from './all-evidence.js';

describe('what a report rests on', () => {
  it('is the rule of each step and gap, once, with the answers that it reads', () => {
    const entries = allEvidence(exampleAnalysis);
    const lines = entries.map(({ evidence }) => evidence[0]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toContain('Rule S-01');
    expect(entries.flatMap(({ evidence }) => evidence)).toContain(
      'Documentation: 2 of 5 (Disagree)',
    );
  });

  it('begins with the evidence of a counsel, where there is one', () => {
    const analysis = { ...exampleAnalysisWithPageOne, counsel: exampleCounsel };
    expect(allEvidence(analysis)[0]).toEqual({
      of: 'What decides now',
      evidence: exampleCounsel.heart.evidence,
    });
  });

  it('names a step by its number, and tells its evidence and its rule together', () => {
    const { conclusions, evidence } = exampleAnalysisWithPageOne;
    const [first] = conclusions.recommendations.leadership;
    const analysis = {
      ...exampleAnalysisWithPageOne,
      counsel: { ...exampleCounsel, steps: [{ ...exampleCounsel.steps[1]!, isFirst: true }] },
      conclusions: {
        ...conclusions,
        recommendations: {
          ...conclusions.recommendations,
          leadership: [{ ...first!, stepId: 'L-20' }],
        },
      },
      evidence: {
        ...evidence,
        recommendations: {
          ...evidence.recommendations,
          leadership: [{ ruleId: 'L-20', evidence: [], sources: [] }],
        },
      },
    };
    const { title } = exampleCounsel.steps[1]!;
    const told = allEvidence(analysis).filter(({ of }) => of.startsWith('Step 1: '));
    expect(told).toEqual([
      {
        of: `Step 1: ${title}`,
        evidence: ['A proposal, not from your answers: one day', 'Rule L-20'],
      },
    ]);
  });

  it('has each source once', () => {
    const sources = allSources(exampleAnalysis);
    expect(new Set(sources).size).toBe(sources.length);
    expect(sources.length).toBeGreaterThan(3);
  });
});
