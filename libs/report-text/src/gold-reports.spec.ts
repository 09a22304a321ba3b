import { areas, reportContentSchema } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { diagnose } from '@ellac/diagnosis/parts';
import {
  countOf,
  forbiddenPatterns,
  forbiddenSentences,
  goldBusinesses,
  goldSubmittedOn,
  maskedSentencesOf,
  proseOf,
  proseWordsOf,
  sharedSentencesPercent,
} from '@ellac/diagnosis/testing';
import { writeReport } from './write-report.js';

const told = goldBusinesses.map((business) => {
  const diagnosis = diagnose(business.payload, goldSubmittedOn);
  const report = writeReport(business.payload, diagnosis, goldSubmittedOn);
  return { ...business, diagnosis, report };
});

const each = told.map((business) => [business.id, business] as const);
const judged = each.filter(([, { diagnosis }]) => diagnosis.situation.id !== 'too-little');

const bands = ['phase-1-owner-led', 'in-transition', 'ready-with-gaps', 'phase-2-ready'];

describe('the report on an invented business', () => {
  it.each(each)('%s fits the schema', (_, { report }) => {
    expect(reportContentSchema.parse(report)).toEqual(report);
  });

  it.each(each)('%s stands in its situation, within its band', (_, business) => {
    const { diagnosis, expected, situation } = business;
    expect(diagnosis.situation.id).toBe(situation.id);
    if (situation.variant !== '') expect(diagnosis.situation.variant).toBe(situation.variant);
    const most = expected.bandAtMost ?? 'phase-2-ready';
    expect(bands.indexOf(diagnosis.readiness.band)).toBeLessThanOrEqual(bands.indexOf(most));
  });

  it.each(each)('%s begins with the steps of a coach', (_, { report, expected }) => {
    const steps = report.page!.steps.map(({ id }) => id);
    const wanted = expected.firstSteps.map((step) => step.split('|'));
    const others = expected.alsoAccepted ?? [];
    const missed = wanted.filter((ids, index) => !ids.includes(steps[index] ?? ''));
    const excused = steps.filter(
      (id, index) => others.includes(id) && !wanted[index]!.includes(id),
    );
    expect({ steps, missed: missed.length - Math.min(1, excused.length) }).toEqual({
      steps,
      missed: Math.min(0, missed.length),
    });
  });

  it('asks for the ten answers that tell most where too little is known', () => {
    const { report } = told.find(({ diagnosis }) => diagnosis.situation.id === 'too-little')!;
    expect(report.readiness.missing.map((line) => line.split(':')[0]).slice(0, 2)).toEqual([
      'The ratings',
      'Annual revenue',
    ]);
    expect(new Set(report.readiness.missing).size).toBe(10);
    for (const line of report.readiness.missing) expect(line).toMatch(/^[A-Z][^:]+: .+[^.]\.$/);
    expect(report.summary.executiveSummary.keyHighlights).toEqual([
      'This much we can use already: four people work in the business.',
    ]);
    const unusable = report.summary.executiveSummary.criticalConsiderations.join(' ');
    expect(unusable).toContain('Revenue is 0, yet the main line brings a share of it');
    expect(unusable).toContain('Ten ratings of 3 name neither');
    expect(unusable).toContain('The long answers are empty or put off');
  });

  it('says first what an almost empty form may be, and what holds then', () => {
    const { report, payload } = told.find(
      ({ diagnosis }) => diagnosis.situation.id === 'too-little',
    )!;
    const [trial, begun, unfinished] = report.page!.cases!;
    expect(trial!.text).toContain('There is nothing to do.');
    expect(begun!.text).toContain('whether customers buy');
    expect(begun!.text).toContain('Four people cost wages');
    expect(unfinished!.text).toContain('ten answers');
    // Who has revenue has begun.
    const sold = structuredClone(payload);
    sold.financial.annual_revenue = 90_000;
    const { page } = writeReport(sold, diagnose(sold, '2026-11-28'), '2026-11-28');
    expect(page!.cases!.map(({ name }) => name)).toEqual([
      'It was a trial',
      'The form is not finished',
    ]);
    expect(told.filter(({ report: { page: one } }) => one!.cases !== undefined)).toHaveLength(1);
  });

  it.each(each)('%s tells below a figure what it is, and the figure not again', (_, { report }) => {
    const amountsIn = (text: string) => text.match(/[R$£€]\d[\d,]*/g) ?? [];
    for (const { text, caption } of report.page!.numbers) {
      if (caption === undefined) continue;
      const [told, below] = [amountsIn(text), amountsIn(caption)];
      expect(told).toEqual(expect.arrayContaining(below));
      expect(told.length).toBeGreaterThan(below.length);
    }
  });

  it.each(each)('%s shows its figures, what it must say, and nothing that it must not', (_, it) => {
    const { report, expected } = it;
    expect(report.page!.numbers.map(({ id }) => id).toSorted()).toEqual(
      expected.numbers.toSorted(),
    );
    const { sentences } = report.page!.situation;
    const { label, missing } = report.readiness;
    const all = [...proseOf(report), ...sentences, label, ...missing].join('\n');
    for (const { pattern } of expected.mustSay) expect(all).toMatch(new RegExp(pattern));
    for (const pattern of expected.mustNotSay) expect(all).not.toMatch(new RegExp(pattern, 'i'));
    for (const sentence of forbiddenSentences) expect(all).not.toContain(sentence);
    for (const text of proseOf(report)) {
      for (const pattern of forbiddenPatterns) expect(text).not.toMatch(pattern);
    }
    if (expected.notNow !== undefined) {
      const notNow = JSON.stringify(report.actionPlan.notNow).toLowerCase();
      expect(notNow).toContain(expected.notNow.split(' ').slice(-2).join(' '));
    }
  });

  it('asks a form without revenue who would buy, and makes up no strength', () => {
    const { report } = told.find(({ diagnosis }) => diagnosis.situation.id === 'too-little')!;
    expect(report.findings.marketAnalysis.currentState).toContain(
      'Who has said that they would buy',
    );
    expect(report.findings.overallFindings).toEqual({ keyStrengths: [], keyWeaknesses: [] });
    expect(report.summary.executiveSummary.transitionReadiness).toContain(
      'If it is true that no function runs without you',
    );
    expect(report.page!.situation.sentences.join(' ')).toContain('All 16 answers that make');
  });

  it.each(judged)('%s keeps each part short', (_, { report }) => {
    const { executiveSummary, introduction } = report.summary;
    const { strategicConclusions, recommendations } = report.conclusions;
    const { keyStrengths, keyWeaknesses } = report.findings.overallFindings;
    const most = (texts: readonly string[]) => Math.max(0, ...texts.map(countOf));
    const all = areas.flatMap((area) => recommendations[area]);
    const analyses = areas.map((area) => report.findings[`${area}Analysis`]);
    expect(countOf(executiveSummary.overview)).toBeLessThanOrEqual(75);
    expect(executiveSummary.keyHighlights.length).toBeLessThanOrEqual(4);
    expect(most(executiveSummary.keyHighlights)).toBeLessThanOrEqual(34);
    expect(executiveSummary.criticalConsiderations.length).toBeLessThanOrEqual(3);
    expect(most(executiveSummary.criticalConsiderations)).toBeLessThanOrEqual(30);
    expect(countOf(executiveSummary.transitionReadiness)).toBeLessThanOrEqual(90);
    expect(countOf(Object.values(introduction).join(' '))).toBeLessThanOrEqual(100);
    expect(most(analyses.map(({ currentState }) => currentState))).toBeLessThanOrEqual(40);
    expect(analyses.flatMap(({ keyGaps }) => keyGaps).length).toBeLessThanOrEqual(7);
    expect(most(analyses.flatMap(({ keyGaps }) => keyGaps))).toBeLessThanOrEqual(32);
    expect(most([...keyStrengths, ...keyWeaknesses])).toBeLessThanOrEqual(24);
    expect(countOf(strategicConclusions.overallConclusion)).toBeLessThanOrEqual(45);
    expect(all.length).toBeLessThanOrEqual(8);
    expect(
      most(all.map(({ action, expectedOutcome }) => `${action} ${expectedOutcome}`)),
    ).toBeLessThanOrEqual(50);
    expect(proseWordsOf(report)).toBeLessThanOrEqual(1500);
  });

  it.each(judged)('%s says each figure in money in full once', (_, { report, diagnosis }) => {
    const prose = proseOf(report).join('\n');
    for (const { text } of diagnosis.money) {
      expect(prose.split(text).length - 1).toBeLessThanOrEqual(1);
    }
  });

  it('is short where too little is known', () => {
    const short = told.filter(({ diagnosis }) => diagnosis.situation.id === 'too-little');
    expect(short.length).toBeGreaterThan(0);
    for (const { report } of short) expect(proseWordsOf(report)).toBeLessThanOrEqual(450);
  });

  it('takes at most 1,300 words on average', () => {
    const words = judged.map(([, { report }]) => proseWordsOf(report));
    expect(words.reduce((sum, count) => sum + count, 0) / words.length).toBeLessThanOrEqual(1300);
  });

  it('shares at most a tenth of its sentences with another, and a fifth at worst', () => {
    const sentences = told.map(({ report, payload }) => maskedSentencesOf(report, payload));
    const shares = sentences.flatMap((one, index) =>
      sentences.flatMap((other, place) =>
        place === index ? [] : [sharedSentencesPercent(one, other)],
      ),
    );
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeLessThanOrEqual(10);
    expect(Math.max(...shares)).toBeLessThanOrEqual(20);
  });
});
