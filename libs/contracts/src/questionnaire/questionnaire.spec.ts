import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { questionnaireDefaults } from './answers/defaults.js';
import { exampleQuestionnaire } from './answers/example.js';
import { questionnaireFields } from './fields.js';
import { questionnaireSchema } from './questionnaire.js';
import { percentSum } from './schemas.js';
import { submissionOf } from './submission.js';
import { tabs } from './tabs.js';

const faultsOf = (value: unknown): string[] =>
  (questionnaireSchema.safeParse(value).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  );

describe('the questionnaire', () => {
  it('takes the example answers', () => {
    expect(faultsOf(exampleQuestionnaire)).toEqual([]);
  });

  it('tells of a new form just what the owner still has to fill in', () => {
    expect(faultsOf(submissionOf(questionnaireDefaults))).toEqual([
      'company_info.name: Company name must be at least 2 characters',
      "company_info.owner_first_name: Owner's first name is required",
      "company_info.owner_last_name: Owner's last name is required",
      'company_info.owner_email: Invalid email address',
      'company_info.owner_phone: Please enter a valid phone number',
      'company_info.country: Please select a country',
      'company_info.industry: Please select an industry',
      'staff.totalEmployees: Total employees is required',
      'staff.departments: Department information is required',
      'staff.training: Training information is required',
      'specialization.revenue_concentration: Please select revenue concentration',
      'growth.strategy: Please provide more detail',
      'qualitative.vision: Vision statement is required',
      'qualitative.challenges: Challenges information is required',
      'qualitative.opportunities: Opportunities information is required',
    ]);
  });

  it('counts text without the blanks around it', () => {
    const vision = `  ${'x'.repeat(49)}  `;
    const answers = {
      ...exampleQuestionnaire,
      qualitative: { ...exampleQuestionnaire.qualitative, vision },
    };
    expect(faultsOf(answers)).toEqual(['qualitative.vision: Please provide more detail']);
  });

  it('groups the digits of every limit that it names', () => {
    const sentences =
      JSON.stringify(questionnaireFields).match(/\bmust be (?:at most|between) [^"]*/g) ?? [];
    // The words of the specification.
    const specified = 'must be between -100 and 1000';
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter((text) => text !== specified && /\d{4}/.test(text))).toEqual([]);
  });

  it('refuses what it does not know', () => {
    expect(faultsOf({ ...exampleQuestionnaire, extra: 1 })).toHaveLength(1);
  });

  it('has its thirteen groups on eleven tabs, each once', () => {
    const groups = tabs.flatMap((tab) => [...tab.groups]);
    expect(tabs).toHaveLength(11);
    expect(new Set(groups).size).toBe(groups.length);
    expect([...groups].sort()).toEqual(
      Object.keys(questionnaireDefaults)
        .filter((group) => group !== 'meta' && group !== 'entry')
        .sort(),
    );
  });
});

describe('a percent group', () => {
  const withSales = (owner: number, team: number, other: number) => ({
    ...exampleQuestionnaire,
    sales: { ...exampleQuestionnaire.sales, sales_distribution: { owner, team, other } },
  });

  it('is 100 to two decimals, so a third three times is refused', () => {
    expect(faultsOf(withSales(33.33, 33.33, 33.33))).toEqual([
      'sales.sales_distribution: Percentages must sum to 100%',
    ]);
    expect(faultsOf(withSales(33.33, 33.33, 33.34))).toEqual([]);
  });

  it('is accepted exactly when its rounded sum is 100', () => {
    const cents = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(cents, cents, cents, (owner, team, other) => {
        const accepted = faultsOf(withSales(owner, team, other)).length === 0;
        expect(accepted).toBe(percentSum([owner, team, other]) === 100);
      }),
    );
  });
});
