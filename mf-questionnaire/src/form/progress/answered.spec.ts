/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { exampleQuestionnaire, questionnaireDefaults, tabs } from '@ellac/contracts';
import { restoreAnswers } from '../../draft/restore-answers.js';
import { countedNames } from '../../fields/field-names.js';
import { draftOf } from '../../testing/draft-of.js';
import { countAnswered, countedByTab } from './answered.js';

const noFault = () => false;

describe('the number of answered questions', () => {
  it('is none on a new form', () => {
    expect(countAnswered(questionnaireDefaults, noFault)).toBe(0);
    expect(countAnswered(restoreAnswers(null), noFault)).toBe(0);
  });

  it('counts what the owner gave, also where it is what a new form has, but for faults', () => {
    const touched = [
      'company_info.name',
      'business_assessment.processes',
      'sales.sales_distribution.owner',
      'sales.sales_distribution.team',
      'documents.orgChart',
    ];
    const answers = { ...questionnaireDefaults, entry: { touched, unread: {} } };
    expect(countAnswered(answers, noFault)).toBe(4);
    expect(countAnswered(answers, (name) => name === 'company_info.name')).toBe(3);
  });

  it('counts what is marked as not known, once for a group', () => {
    const notKnown = [
      'customer.retention_rate',
      'sales.sales_distribution.owner',
      'sales.sales_distribution.team',
      'sales.sales_distribution.other',
    ];
    const answers = restoreAnswers({ meta: { notKnown } });
    expect(countAnswered(answers, noFault)).toBe(2);
  });

  it('counts in a draft of an older form what differs from a new one', () => {
    const answers = restoreAnswers({
      company_info: { name: 'Alder', active_partners: 1 },
      financial: { net_profit_margin: -3 },
      sales: {
        documented_elements: ['leads'],
        sales_distribution: { owner: 90, team: 10, other: 0 },
      },
      documents: { orgChart: true },
    });
    expect(answers.entry.touched).toEqual([
      'company_info.name',
      'financial.net_profit_margin',
      'sales.sales_distribution.owner',
      'sales.sales_distribution.team',
      'sales.documented_elements',
      'documents.orgChart',
    ]);
    expect(countAnswered(answers, noFault)).toBe(5);
  });

  it('is all of them where everything is given, each on its tab', () => {
    const answers = draftOf(exampleQuestionnaire);
    expect(countAnswered(answers, noFault)).toBe(countedNames.length);
    const ofTabs = countedByTab.map((names) => countAnswered(answers, noFault, names));
    expect(ofTabs).toEqual(countedByTab.map((names) => names.length));
    expect(ofTabs).toHaveLength(tabs.length);
  });
});
