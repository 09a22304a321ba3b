/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { exampleQuestionnaire, questionnaireDefaults } from '@ellac/contracts';
import { dropDraft, readDraft, writeDraft, type DraftStorage } from './draft-store.js';
import { restoreAnswers } from './restore-answers.js';

const savedAt = new Date('2026-03-01T10:00:00Z');
const after = (days: number, ms = 0) => new Date(savedAt.getTime() + days * 86_400_000 + ms);
const draft = {
  savedAt,
  tab: 'growth',
  left: ['company', 'documents'],
  answers: restoreAnswers(exampleQuestionnaire),
} as const;

describe('a draft', () => {
  let kept: Map<string, string>;
  let storage: DraftStorage;
  beforeEach(() => {
    kept = new Map();
    storage = {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    };
  });

  it('comes back as it was saved', () => {
    expect(writeDraft(storage, draft)).toBe(true);
    expect(readDraft(storage, after(1))).toEqual(draft);
    dropDraft(storage);
    expect(readDraft(storage, after(1))).toBeNull();
  });

  it('is there on the thirtieth day and dropped after it', () => {
    writeDraft(storage, draft);
    expect(readDraft(storage, after(30))).not.toBeNull();
    expect(readDraft(storage, after(30, 1))).toBeNull();
    expect(kept.size).toBe(0);
  });

  it.each([
    ['an older version', undefined, []],
    ['a newer one', ['sales', 'weather', 'company', 'sales'], ['company', 'sales']],
    ['nobody', 'company', []],
  ])('of %s is read, with the tabs that there are', (_, left, expected) => {
    const { savedAt: at, ...rest } = draft;
    kept.set(
      'ellac-questionnaire-draft',
      JSON.stringify({ ...rest, savedAt: at.toISOString(), left }),
    );
    expect(readDraft(storage, after(1))?.left).toEqual(expected);
  });

  it('breaks nothing where the storage is forbidden or full', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(writeDraft(refusing, draft)).toBe(false);
    expect(readDraft(refusing, savedAt)).toBeNull();
    expect(writeDraft(null, draft)).toBe(false);
    expect(readDraft(null, savedAt)).toBeNull();
  });

  it.each(['{', 'null', '7', '[]', '{"savedAt":5}', '{"savedAt":"never"}'])(
    'is none when %s was saved',
    (text) => {
      kept.set('ellac-questionnaire-draft', text);
      expect(readDraft(storage, savedAt)).toBeNull();
    },
  );
});

describe('restored answers', () => {
  it('keep half-finished text and leave out what does not fit', () => {
    const answers = restoreAnswers({
      company_info: { name: 'A', country: 'Atlantis', industry: 'retail', active_partners: '3' },
      sales: { sales_distribution: { owner: 90, team: 20, other: 0 } },
      customer: { revenue_breakdown: { recurring: 90, project: 'x', oneTime: 0 } },
      owner_dependency: { independent_functions: ['sales', 'juggling'] },
      growth: { projected_growth: 5000, extra: true },
      business_assessment: { processes: 9, independence: 5 },
      unknown: {},
    });
    expect(answers).toEqual({
      ...questionnaireDefaults,
      company_info: { ...questionnaireDefaults.company_info, name: 'A', industry: 'retail' },
      sales: {
        ...questionnaireDefaults.sales,
        sales_distribution: { owner: 90, team: 20, other: 0 },
      },
      growth: { ...questionnaireDefaults.growth, projected_growth: 5000 },
      business_assessment: { ...questionnaireDefaults.business_assessment, independence: 5 },
      entry: {
        touched: [
          'company_info.name',
          'company_info.industry',
          'business_assessment.independence',
          'sales.sales_distribution.owner',
          'sales.sales_distribution.team',
          'growth.projected_growth',
        ],
        unread: {},
      },
    });
  });

  it('keep how they were entered, and only what there is', () => {
    const entry = {
      touched: ['business_assessment.processes', 'weather', 7, 'sales.sales_distribution.team'],
      unread: { 'financial.annual_revenue': 'twenty', 'company_info.name': '5', weather: 'x' },
    };
    expect(restoreAnswers({ entry }).entry).toEqual({
      touched: ['business_assessment.processes', 'sales.sales_distribution.team'],
      unread: { 'financial.annual_revenue': 'twenty' },
    });
  });

  it('keep the wish for a report without a language model', () => {
    expect(restoreAnswers({ meta: { useAi: false } }).meta).toEqual({
      ...questionnaireDefaults.meta,
      useAi: false,
    });
    expect(restoreAnswers({ meta: { useAi: 'no' } })).toEqual(questionnaireDefaults);
  });

  it('keep the optional ones, half-finished or beyond their limits, and only what fits', () => {
    const meta = {
      trade: 'IT',
      ownerPay: { taken: 5, fair: '7' },
      premises: { paid: -1, fair: 1e15, extra: 1 },
      circumstances: [
        { kind: 'client-share', percent: 300, to: 'the moon' },
        { kind: 'rain' },
        7,
        { kind: 'wish-exit', date: '2028-02-29', to: 'family' },
        { kind: 'buyer', denied: true },
      ],
    };
    expect(restoreAnswers({ meta }).meta).toEqual({
      ...questionnaireDefaults.meta,
      trade: 'IT',
      ownerPay: { taken: 5, fair: null },
      premises: { paid: -1, fair: 1e15 },
      circumstances: [
        { kind: 'wish-exit', date: '2028-02-29', to: 'family' },
        { kind: 'client-share', percent: 300 },
        { kind: 'buyer', denied: true },
      ],
    });
    const unfit = { trade: 'x'.repeat(61), ownerPay: 5, circumstances: 'none' };
    expect(restoreAnswers({ meta: unfit })).toEqual(questionnaireDefaults);
  });

  it('keep what is marked as not known, and only what may be', () => {
    const notKnown = [
      'sales.sales_distribution.team',
      'financial.annual_revenue',
      'staff.totalEmployees',
      'weather',
      7,
    ];
    const answers = restoreAnswers({ ...exampleQuestionnaire, meta: { notKnown } });
    expect(answers.meta.notKnown).toEqual([
      'financial.annual_revenue',
      'sales.sales_distribution.owner',
      'sales.sales_distribution.team',
      'sales.sales_distribution.other',
    ]);
    expect(answers.financial).toEqual({ ...exampleQuestionnaire.financial, annual_revenue: 0 });
    expect(answers.sales.sales_distribution).toEqual({ owner: 100, team: 0, other: 0 });
    expect(answers.staff.totalEmployees).toBe(16);
    expect(restoreAnswers({ meta: { notKnown: 'all' } })).toEqual(questionnaireDefaults);
  });

  it.each([null, 'text', 7, [], { company_info: null }])(
    'of %p are those of a new form',
    (saved) => {
      expect(restoreAnswers(saved)).toEqual(questionnaireDefaults);
    },
  );
});
