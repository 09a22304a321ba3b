import { describe, expect, it } from '@jest/globals';
import {
  countries,
  emailPattern,
  industries,
  questionnaireSchema,
  readinessBands,
  reportContentSchema,
  type Questionnaire,
  type ReportContent,
} from '@ellac/contracts';
import { consistencyQuestions } from '@ellac/diagnosis/consistency';
import { exampleCompany } from './example-company.js';

const now = new Date('2026-11-21T12:00:00Z');
const ofSeed = (seed: number) =>
  Array.from({ length: 40 }, (_, index) => exampleCompany(seed, index, now));
const companies = ofSeed(1);
const others = ofSeed(2);
const answers = companies.flatMap(({ responses }) =>
  responses.map((row) => row['answers'] as Questionnaire),
);
const reports = companies.flatMap(({ analyses }) =>
  analyses.flatMap((row) => (row['content'] === null ? [] : [row['content'] as ReportContent])),
);
const seen = (values: Iterable<unknown>) => [...new Set(values)].sort();

describe('example companies', () => {
  it('give answers that the questionnaire takes, and reports of the agreed shape', () => {
    for (const each of [...answers, ...others.slice(0, 20).flatMap(answersIn)])
      expect(questionnaireSchema.parse(each)).toEqual(each);
    for (const report of reports) expect(reportContentSchema.parse(report)).toEqual(report);
  });

  it('come from all industries, countries and levels of readiness', () => {
    const infos = answers.map(({ company_info }) => company_info);
    expect(seen(infos.map(({ industry }) => industry))).toEqual(seen(industries));
    expect(seen(infos.map(({ country }) => country))).toEqual(seen(countries));
    expect(seen(reports.map(({ readiness }) => readiness.band))).toEqual(seen(readinessBands));
  });

  it('have addresses that no mail reaches, each its own', () => {
    const emails = companies.map(({ company }) => String(company['owner_email']));
    expect(new Set(emails).size).toBe(companies.length);
    for (const email of emails) {
      expect(email).toMatch(emailPattern);
      expect(email).toMatch(/\.seed\.example\.com$/);
    }
  });

  it('are the same for the same seed, and others for another', () => {
    const again = ofSeed(1);
    expect(again.flatMap(answersIn)).toEqual(answers);
    expect(again.map(({ id }) => id)).toEqual(companies.map(({ id }) => id));
    expect(others.map(({ company }) => company['name'])).not.toEqual(
      companies.map(({ company }) => company['name']),
    );
    expect(seen([...companies, ...others].map(({ id }) => id))).toHaveLength(80);
  });

  it('answer so that it hangs together, but for a few', () => {
    const odd = answers.filter((each) => consistencyQuestions(each).length > 0);
    expect(odd.length).toBeGreaterThan(0);
    expect(odd.length).toBeLessThan(answers.length / 2);
  });

  it('come further from one submission to the next', () => {
    const histories = companies.map(answersIn).filter(({ length }) => length > 1);
    expect(histories.length).toBeGreaterThan(5);
    for (const [first, ...rest] of histories) {
      for (const later of rest) {
        expect(later.company_info).toEqual(first!.company_info);
        expect(later.owner_dependency.max_absence_days).toBeGreaterThanOrEqual(
          first!.owner_dependency.max_absence_days,
        );
        expect(later).not.toEqual(first);
      }
    }
  });
});

function answersIn({ responses }: (typeof companies)[number]): Questionnaire[] {
  return responses.map((row) => row['answers'] as Questionnaire);
}
