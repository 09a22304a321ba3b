import { exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { diagnose } from '@ellac/diagnosis/parts';
import { questionnaireFrom, someDay } from '@ellac/diagnosis/testing';
import { writeReport } from '../write-report.js';
import type { SituationFigures } from './situation-figures.js';
import { situationWordings } from './situation-sentences.js';

const reportOf = (questionnaire: Questionnaire) =>
  writeReport(questionnaire, diagnose(questionnaire, someDay), someDay);

const shortOfCash = (nm: number): Questionnaire => ({
  ...questionnaireFrom({ nm, gm: 41, rev: 780_000 }),
  qualitative: {
    ...exampleQuestionnaire.qualitative,
    challenges: 'We paid the October wages on the 19th of November.',
  },
});

it('calls a profit a profit where cash is short, and asks where it is', () => {
  const { page, summary } = reportOf(shortOfCash(18));
  const [first] = page!.situation.sentences;
  expect(page!.situation).toMatchObject({ id: 'survive', variant: 'cash' });
  expect(first).toContain('though it reports about');
  expect(summary.executiveSummary.overview).not.toMatch(/loss/);
  expect(summary.executiveSummary.transitionReadiness).toContain('Where is the profit');
  expect(reportOf(shortOfCash(-4)).page!.situation.sentences[0]).toContain('a loss of about');
});

describe('a business whose owner writes in another language', () => {
  const own = questionnaireFrom({ growth: 6, ownerS: 60 });
  const [vision, challenges, strategy] = [
    'We willen de werkwijze zo ordenen dat de werkplaats ook zonder mij goed loopt.',
    'Het ontbreekt ons overal aan jonge mensen.',
    'Meer klanten uit de stad en minder kleine opdrachten voor ons.',
  ];
  const inWords = (texts: { vision: string; challenges: string; strategy: string }) =>
    reportOf({
      ...own,
      qualitative: { vision: texts.vision, challenges: texts.challenges, opportunities: '' },
      growth: { ...own.growth, strategy: texts.strategy },
    });

  it('is told by its figures, and that its texts were not read', () => {
    const { page, summary } = inWords({ vision, challenges, strategy });
    expect(page!.situation.id).toBe('build');
    expect(page!.situation.sentences[0]).toContain('earns about');
    expect(summary.executiveSummary.criticalConsiderations.join(' ')).toContain('another language');
  });

  it('is read where the language is German: the situation is the one that the owner names', () => {
    const wish = 'Bis Ende 2028 möchte ich den Betrieb an meine Tochter übergeben.';
    const { page, summary } = inWords({
      vision: wish,
      challenges: 'Der Nachwuchs fehlt uns überall.',
      strategy: 'Mehr Kunden aus der Stadt und weniger kleine Aufträge.',
    });
    expect(page!.situation.id).toMatch(/^exit/);
    const text = JSON.stringify(summary);
    expect(text).toContain(wish);
    expect(
      text.match(/You wrote in German; we quote your words as you wrote them\./g),
    ).toHaveLength(1);
    expect(text).not.toContain('another language');
  });
});

it('says of a business that is under way which part leads, and what holds it back', () => {
  const { page, summary } = reportOf(exampleQuestionnaire);
  expect(page!.situation.id).toBe('build');
  expect(page!.situation.sentences).toEqual([
    'Alder & Finch Joinery earns about £130,000 a year. Its market is ahead of the rest, at 6.1 of 10.',
    'The next level begins with its leadership, at 3.3: you make 70% of sales.',
  ]);
  expect(summary.executiveSummary.criticalConsiderations).toEqual([
    'The largest client brings £259,000 a year or more; losing it would cost at least eight months of profit.',
    'One step is critical: give each of the three largest clients a second contact.',
  ]);
});

it('calls a loss that pays for growth a loss', () => {
  const { page } = reportOf(questionnaireFrom({ nm: -20, gm: 70, growth: 60, ownerS: 60 }));
  expect(page!.situation.id).toBe('build');
  expect(page!.situation.sentences[0]).toContain('grows at a loss of about');
});

it('says of partners who it is that leaves', () => {
  const own = questionnaireFrom({ partners: 3, trans: 2 });
  const { page } = reportOf({
    ...own,
    qualitative: {
      ...exampleQuestionnaire.qualitative,
      vision: 'Hilde is 58 and told us in spring she wants to stop at the end of 2029.',
    },
  });
  expect(page!.situation.id).toBe('exit-long');
  expect(page!.situation.sentences[0]).toContain('Hilde wants');
});

describe('a business that is under way', () => {
  const figures: SituationFigures = {
    company: 'Look Joinery',
    isLoss: false,
    profit: '£90,000',
    successorLacks: ['figures', 'customers'],
    carried: ['every price'],
    untouched: 0,
    costliest: 'an organisation chart is not available',
  };
  const apart = {
    strongest: { area: 'market', score: '9.4' },
    weakest: { area: 'systems', score: '8.1' },
  } as const;
  const { costliest: _, ...withoutGap } = figures;

  it.each([
    [
      'strong in all parts',
      { ...figures, allAre: 'strong' },
      'Look Joinery earns about £90,000 a year and is strong in its way of working, its leadership and its market. There is no large repair to make. One gap you can still close: an organisation chart is not available.',
      'Look Joinery earns about £90,000 a year. Its way of working, its leadership and its market are all strong. What is left is detail. You could begin here: an organisation chart is not available.',
    ],
    [
      'strong without a gap',
      { ...withoutGap, allAre: 'strong' },
      'Look Joinery earns about £90,000 a year and is strong in its way of working, its leadership and its market. Nothing in your answers holds it back; what counts now is that it stays so.',
      'Look Joinery earns about £90,000 a year. Its way of working, its leadership and its market are all strong. Your answers show no gap; keep it so, and decide what the time is for.',
    ],
    [
      'strong, with one part ahead',
      { ...figures, allAre: 'strong', apart },
      'Look Joinery earns about £90,000 a year, and its market is its best part, at 9.4 of 10. Its way of working is strong too, at 8.1. A gap you can still close there: an organisation chart is not available.',
      'Look Joinery earns about £90,000 a year. Its market is ahead of the rest, at 9.4 of 10. The other parts are strong too. In its way of working, at 8.1, you could begin here: an organisation chart is not available.',
    ],
    [
      'in the middle in all parts',
      figures,
      'Look Joinery earns about £90,000 a year. Its way of working, its leadership and its market are about equally far. Begin with a single gap that you can close: an organisation chart is not available.',
      'Look Joinery earns about £90,000 a year, and no part of it is far ahead of the others or far behind. A good place to begin: an organisation chart is not available.',
    ],
    [
      'weak in all parts, at a loss',
      { ...figures, allAre: 'weak', isLoss: true },
      'Look Joinery grows at a loss of about £90,000 a year, and its way of working, its leadership and its market are all at their beginning. Begin with a single gap that you can close: an organisation chart is not available.',
      'Look Joinery grows at a loss of about £90,000 a year. Its way of working, its leadership and its market all need work. A good place to begin: an organisation chart is not available.',
    ],
  ] as const)('is told what it is and where to begin: %s', (__, given, one, other) => {
    const wordings = situationWordings({ id: 'build', because: [] }, given);
    expect(wordings.map((sentences) => sentences.join(' '))).toEqual([one, other]);
  });
});
