import type { ReportContent } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { sharedStepsOf } from './shared-steps.js';

const contentWith = (description: string, measure: string) =>
  ({
    actionPlan: {
      implementationPhases: [
        {
          actions: [
            {
              stepId: 'S-01',
              description,
              successMetrics: [measure],
              to: '2026-12-20',
              ownerHoursPerWeek: 2,
            },
          ],
        },
      ],
    },
  }) as unknown as ReportContent;

const sharedOf = (description: string, measure: string) => {
  const [step] = sharedStepsOf(contentWith(description, measure));
  return [step!.title, step!.measures];
};

describe('a step that is shared', () => {
  it('has its number, title, dates, measure and hours, and no more', () => {
    expect(sharedStepsOf(contentWith('Write down ten tasks', 'Tasks written down'))).toEqual([
      {
        number: 1,
        title: 'Write down ten tasks',
        from: null,
        by: '2026-12-20',
        isFirstResult: false,
        to: '2026-12-20',
        measures: ['Tasks written down'],
        hoursPerWeek: 2,
      },
    ]);
  });

  it.each([
    ['Your share of sales each month, 70% today', ['Your share of sales each month']],
    [
      'Meetings held; their share each quarter, 42% today',
      ['Meetings held; their share each quarter'],
    ],
    [
      'Longest absence without a call, 1,300 days estimated today',
      ['Longest absence without a call'],
    ],
    ['Share of next year secured, none today', ['Share of next year secured']],
    ['At least 30% of sales by others', []],
    ['£780,000 with a second contact', []],
    ['R60,000 a month', []],
    ['780k with a second contact', []],
    ['EUR 500 a month put aside', []],
    ['500 euros a month put aside', []],
    ['500 pounds a month put aside', []],
    ['12,000 a month put aside', []],
    ['12.000 a month put aside', []],
    ['12\u00a0000 a month put aside', []],
    ['Done by 20 December 2026', ['Done by 20 December 2026']],
    ['Dec 20, 2026: all signed', ['Dec 20, 2026: all signed']],
    ['Three real cases done', ['Three real cases done']],
    ['5 of 10 parts are complete', ['5 of 10 parts are complete']],
  ])('does not say where the business stands: %j', (measure, expected) => {
    expect(sharedOf('Write', measure)).toEqual(['Write', expected]);
  });

  it('is called by its number where its title names a figure', () => {
    expect(sharedOf('Bring the three clients below 40% of revenue', 'Done')[0]).toBe('Step 1');
    expect(sharedOf('Find $200,000 elsewhere', 'Done')[0]).toBe('Step 1');
  });
});
