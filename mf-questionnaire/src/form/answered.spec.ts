/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import {
  exampleQuestionnaire,
  questionnaireDefaults,
  tabs,
  type QuestionnaireDraft,
  type TabId,
} from '@ellac/contracts';
import { restoreAnswers } from '../draft/restore-answers.js';
import { countedNames } from '../fields/field-names.js';
import { countAnswered } from './answered.js';

const noFault = () => false;
const none = new Set<TabId>();

describe('the number of answered questions', () => {
  it('is none on a new form', () => {
    expect(countAnswered(questionnaireDefaults, noFault, none)).toBe(0);
    expect(countAnswered(restoreAnswers(null), noFault, none)).toBe(0);
  });

  it('counts what differs from a new form: text, number, list, flag, one share of a group', () => {
    const answers: QuestionnaireDraft = structuredClone(questionnaireDefaults);
    answers.company_info.name = 'Alder';
    answers.financial.net_profit_margin = -3;
    answers.sales.documented_elements = ['leads'];
    answers.sales.sales_distribution = { owner: 90, team: 10, other: 0 };
    answers.documents.orgChart = true;
    expect(countAnswered(answers, noFault, none)).toBe(5);
    expect(countAnswered(answers, (name) => name === 'company_info.name', none)).toBe(4);
  });

  it('counts what is marked as not known, once for a group', () => {
    const notKnown = [
      'customer.retention_rate',
      'sales.sales_distribution.owner',
      'sales.sales_distribution.team',
      'sales.sales_distribution.other',
    ];
    const answers = restoreAnswers({ meta: { notKnown } });
    expect(countAnswered(answers, noFault, none)).toBe(2);
  });

  it('counts the defaults on tabs that were left, but for faults', () => {
    const left = new Set<TabId>(['assessment', 'documents']);
    expect(countAnswered(questionnaireDefaults, noFault, left)).toBe(14);
    const isFaulty = (name: string) => name === 'documents.orgChart';
    expect(countAnswered(questionnaireDefaults, isFaulty, left)).toBe(13);
  });

  it('is all of them once everything was seen', () => {
    const left = new Set(tabs.map(({ id }) => id));
    const answers = restoreAnswers(exampleQuestionnaire);
    expect(countAnswered(answers, noFault, left)).toBe(countedNames.length);
  });
});
