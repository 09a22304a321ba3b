import { describe, expect, it } from '@jest/globals';
import { answersInWords } from './answer-text.js';
import { questionnaireDefaults, type QuestionnaireDraft } from './defaults.js';
import { exampleQuestionnaire } from './example.js';
import { questionnaireFields } from '../fields.js';
import type { Questionnaire } from '../questionnaire.js';
import { storedAnswersSchema, type StoredAnswers } from './stored-answers.js';

const textOf = (
  questionnaire: StoredAnswers | QuestionnaireDraft,
  path: string,
): string | undefined =>
  answersInWords(questionnaire)
    .flatMap(({ answers }) => answers)
    .find((answer) => answer.path === path)?.text;

describe('the answers in words', () => {
  it('are all there, once each, under their eleven tabs', () => {
    const tabs = answersInWords(exampleQuestionnaire);
    expect(tabs.map(({ label }) => label)).toHaveLength(11);
    const paths = tabs.flatMap(({ answers }) => answers.map(({ path }) => path));
    const all = Object.entries(questionnaireFields).flatMap(([group, fields]) =>
      Object.keys(fields).map((field) => `${group}.${field}`),
    );
    expect([...paths].sort()).toEqual(all.sort());
  });

  it('are only those that are wanted, where some are', () => {
    const tabs = answersInWords(exampleQuestionnaire, (path) => path === 'staff.training');
    expect(tabs).toHaveLength(11);
    const paths = tabs.flatMap(({ answers }) => answers.map(({ path }) => path));
    expect(paths).toEqual(['staff.training']);
  });

  it.each([
    ['company_info.name', 'Alder & Finch Joinery'],
    ['company_info.country', 'United Kingdom (GBP £)'],
    ['financial.annual_revenue', '£1,850,000'],
    ['financial.net_profit_margin', '7%'],
    ['staff.totalEmployees', '16'],
    ['business_assessment.processes', '3 – Neutral'],
    ['specialization.custom_vs_standard', 'Made to measure 65%, Standard 35%'],
  ])('%s reads %j', (path, text) => {
    expect(textOf(exampleQuestionnaire, path)).toBe(text);
  });

  it('say what was left open, was not known, or is an empty list', () => {
    const { departments, training } = exampleQuestionnaire.staff;
    const questionnaire: Questionnaire = {
      ...exampleQuestionnaire,
      staff: { departments, training },
      owner_dependency: { ...exampleQuestionnaire.owner_dependency, independent_functions: [] },
      meta: { notKnown: ['customer.retention_rate', 'sales.sales_distribution.owner'] },
    };
    expect(textOf(questionnaire, 'staff.totalEmployees')).toBe('Not given');
    expect(textOf(questionnaire, 'owner_dependency.independent_functions')).toBe('None');
    expect(textOf(questionnaire, 'customer.retention_rate')).toBe('Not known');
    expect(textOf(questionnaire, 'sales.sales_distribution')).toBe('Not known');
  });

  it('of an older version are read, whatever it did not ask yet', () => {
    const { retention_rate, ...customer } = exampleQuestionnaire.customer;
    const { growth, ...groups } = exampleQuestionnaire;
    const stored = storedAnswersSchema.parse({ ...groups, customer });
    expect(retention_rate).toBeDefined();
    expect(growth).toBeDefined();
    expect(textOf(stored, 'customer.retention_rate')).toBe('Not given');
    expect(textOf(stored, 'growth.strategy')).toBe('Not given');
    expect(textOf(stored, 'company_info.name')).toBe('Alder & Finch Joinery');
    expect(() => storedAnswersSchema.parse({ ...groups, customer: 3 })).toThrow();
  });

  it('are written in English notation, with the currency of the country', () => {
    const questionnaire: Questionnaire = {
      ...exampleQuestionnaire,
      company_info: { ...exampleQuestionnaire.company_info, country: 'EU' },
      financial: { annual_revenue: 2_347_000, gross_profit_margin: 33.5, net_profit_margin: 6 },
      staff: { ...exampleQuestionnaire.staff, totalEmployees: 1200 },
      owner_dependency: { ...exampleQuestionnaire.owner_dependency, max_absence_days: 1 },
    };
    expect(textOf(questionnaire, 'financial.annual_revenue')).toBe('€2,347,000');
    expect(textOf(questionnaire, 'financial.gross_profit_margin')).toBe('33.5%');
    expect(textOf(questionnaire, 'staff.totalEmployees')).toBe('1,200');
    expect(textOf(questionnaire, 'owner_dependency.max_absence_days')).toBe('1 day');
  });

  it('of a form that is still filled in say what is open', () => {
    const draft: QuestionnaireDraft = {
      ...questionnaireDefaults,
      qualitative: { vision: '   ', challenges: ' Two\nlines ', opportunities: '' },
    };
    expect(textOf(draft, 'company_info.country')).toBe('Not given');
    expect(textOf(draft, 'qualitative.vision')).toBe('Not given');
    expect(textOf(draft, 'qualitative.challenges')).toBe('Two\nlines');
    expect(textOf(draft, 'sales.sales_distribution')).toBe(
      'Owner 100%, Sales team 0%, Other ways 0%',
    );
  });
});
