import type { Questionnaire } from '@ellac/contracts';
import { expect } from '@jest/globals';
import type { StoredReport } from '../rows/factories.js';
import { aQuestionnaire } from '../rows/questionnaires.js';
import { type Making, rulesContentOf, type WordedApp } from './worded-app.js';

/** A model that gives no counsel, so that it is asked to word the parts of the rules' report. */
export const withoutCounsel = { counsel: 'prompt filtered' } as const;

/** A fact that the stand-in returns and the patterns do not find. */
export const foundFact = {
  kind: 'term-ends',
  path: 'qualitative.challenges',
  sentence: 'The council will not let us park here after May 2029.',
} as const;

/** Answers that contain this text. */
export const answersWith = (text: string): Pick<Questionnaire, 'qualitative'> => {
  const { qualitative } = aQuestionnaire();
  return { qualitative: { ...qualitative, challenges: `${text} ${qualitative.challenges}` } };
};

/** The stored facts that the model found; null while no completion has come. */
export const storedFacts = async ({ app }: WordedApp, { id }: StoredReport): Promise<unknown> => {
  const [row] = await app.dataSource.query<{ facts: unknown }[]>(
    'SELECT extracted_facts AS facts FROM analyses WHERE id = $1',
    [id],
  );
  return row?.facts;
};

/** What the rules decided in a report. */
export const decisionsOf = ({ content }: Pick<Making, 'content'>) => ({
  scores: content?.scoreBreakdown,
  situation: content?.situation,
  evidence: content?.evidence,
  plan: content?.actionPlan.criticalPath.keyMilestones.map(({ milestone }) => milestone),
});

/**
 * Expects a report with a model's words, and the decisions that the rules make without the model's
 * facts.
 */
export const expectRulesDecisions = async (
  worded: WordedApp,
  report: StoredReport,
  made: Making,
): Promise<void> => {
  expect(made).toMatchObject({ status: 'completed', provenance: { engine: 'openai' } });
  expect(decisionsOf(made)).toEqual(decisionsOf({ content: await rulesContentOf(worded, report) }));
};
