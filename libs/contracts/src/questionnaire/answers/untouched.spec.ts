import { describe, expect, it } from '@jest/globals';
import { answersInWords } from './answer-text.js';
import { ratingPaths } from './answer-paths.js';
import { questionnaireDefaults, type QuestionnaireDraft } from './defaults.js';
import { exampleQuestionnaire } from './example.js';
import { questionnaireSchema } from '../questionnaire.js';
import { isTouched, untouchedRatingsOf } from './untouched.js';

const draftWith = (
  touched: readonly string[],
  changes: Partial<QuestionnaireDraft> = {},
): QuestionnaireDraft => ({ ...questionnaireDefaults, ...changes, entry: { touched, unread: {} } });

const faultsOf = (untouched: unknown): string[] =>
  (
    questionnaireSchema.safeParse({ ...exampleQuestionnaire, meta: { untouched } }).error?.issues ??
    []
  ).map(({ message }) => message);

describe('the ratings that nobody touched', () => {
  it('are all ten on a new form', () => {
    expect(untouchedRatingsOf(questionnaireDefaults)).toEqual(ratingPaths);
    expect(ratingPaths).toHaveLength(10);
  });

  it('are none that was given, as it was or changed', () => {
    const delivery = 'specialization.delivery_independence';
    const changed = { ...questionnaireDefaults.business_assessment, processes: 5 };
    expect(untouchedRatingsOf(draftWith([delivery], { business_assessment: changed }))).toEqual(
      ratingPaths.filter((path) => path !== delivery && path !== ratingPaths[0]),
    );
  });

  it('are told by name, each once, and no other answer', () => {
    expect(faultsOf(ratingPaths)).toEqual([]);
    const refused = ['untouched: please name ratings of this questionnaire, each once'];
    expect(faultsOf(['sales.sales_team_size'])).toEqual(refused);
    expect(faultsOf([ratingPaths[0], ratingPaths[0]])).toEqual(refused);
    expect(faultsOf('all')).toEqual(refused);
  });

  it('are not given, in words', () => {
    const textOf = (questionnaire: Parameters<typeof answersInWords>[0]) =>
      answersInWords(questionnaire)
        .flatMap(({ answers }) => answers)
        .find(({ path }) => path === ratingPaths[0])?.text;
    expect(textOf(questionnaireDefaults)).toBe('Not given');
    expect(textOf(draftWith([...ratingPaths]))).toBe('3 – Neutral');
    expect(textOf({ ...exampleQuestionnaire, meta: { untouched: [ratingPaths[0]!] } })).toBe(
      'Not given',
    );
  });
});

describe('a question', () => {
  it('is touched with one of its parts', () => {
    expect(isTouched(['sales.sales_distribution.team'], 'sales.sales_distribution')).toBe(true);
    expect(isTouched(['sales.sales_distribution'], 'sales.sales')).toBe(false);
  });
});
