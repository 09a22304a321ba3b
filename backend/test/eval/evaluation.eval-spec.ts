import { goldSubmittedOn } from '@ellac/diagnosis/testing';
import { counselPassages, passagesOf, type CounselWords, type PartWords } from '@ellac/wording';
import { aQuestionnaire } from '../support/rows/questionnaires.js';
import { attacks } from '../support/attacks.js';
import type { Steps } from '../support/services/stand-in-model.js';
import { withoutCounsel } from '../support/wording/found-facts.js';
import { type Making, startWordedApp, type WordedApp } from '../support/wording/worded-app.js';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { answerSets, namedSets, recordedSets } from './answer-sets.js';
import { effectsOf, underAttack, withoutAttack } from './attack-effects.js';
import { printed, type Row } from './evaluation-table.js';
import {
  criticalRulesLeftOut,
  highestSharedPercent,
  isComplete,
  isGrounded,
  recommendationsGrounded,
  wordsPerSentence,
  type Written,
} from './report-measures.js';

let worded: WordedApp;

beforeAll(async () => {
  worded = await startWordedApp({ ANALYSIS_FALLBACK: 'builtin' });
});

afterAll(() => worded.close());

/**
 * All businesses submit on the day of the recording, because the recorded completions contain dates
 * and the measures depend on them: no gate may hold on one day and fail on another.
 */
const submittedOn = goldSubmittedOn;
const submittedAt = new Date(`${submittedOn}T12:00:00Z`);

/** The reports on these sets by one analyst, as a worker wrote and stored them. */
async function reportsBy(
  useAi: boolean,
  sets = answerSets,
): Promise<{ written: Written[]; makings: Making[]; ids: string[] }> {
  const stored = [];
  for (const set of sets) {
    const { company_info: company, ...answers } = { ...set, meta: { ...set.meta, useAi } };
    stored.push(await worded.begin({ company, answers, submittedAt }));
  }
  // One after the other: the wait for one report has a limit that all together may exceed.
  const makings: Making[] = [];
  for (const report of stored) makings.push(await worded.ended(report));
  const written = makings.flatMap(({ content }, index) =>
    content === null ? [] : [{ set: sets[index]!, content, submittedOn }],
  );
  return { written, makings, ids: stored.map(({ id }) => id) };
}

/**
 * The recorded texts of a language model that the checks refuse, and the number of all such texts.
 */
async function recordedTexts({ makings, ids }: { makings: Making[]; ids: string[] }) {
  const parts = await worded.app.dataSource.query<{ words: PartWords | null }[]>(
    `SELECT words FROM worded_parts WHERE analysis_id = ANY ($1)`,
    [ids],
  );
  const counsels = await worded.app.dataSource.query<{ words: CounselWords }[]>(
    `SELECT counsel -> 'words' AS words FROM analyses
     WHERE id = ANY ($1) AND jsonb_typeof(counsel -> 'words') = 'object'`,
    [ids],
  );
  const texts = [
    ...parts.flatMap(({ words }) => (words === null ? [] : passagesOf(words))),
    ...counsels.flatMap(({ words }) => counselPassages(words)),
  ];
  const refused = makings.flatMap(({ provenance }, index) => {
    const { failedChecks = [], counsel } = provenance?.wording ?? {};
    const ofCounsel = (counsel?.failedChecks ?? [])
      .filter(({ kept }) => kept !== true)
      .map((fault) => ({ ...fault, part: 'counsel' }));
    return [...failedChecks, ...ofCounsel].map(
      ({ part, check, place, why }) =>
        `${recordedSets[index]!.company_info.name}, ${part}, ${place}: ${check} ${why}`,
    );
  });
  return { count: texts.length, refused };
}

const percent = (part: number, whole: number): number => (100 * part) / whole;

/** The attacks that have an effect although the model obeys them all. */
async function attacksWithEffect(): Promise<string[]> {
  const harmless = aQuestionnaire();
  await worded.model.behave({ always: 'obeys the attacker' });
  await worded.model.forget();
  const found = [];
  for (const attack of attacks) {
    const { company_info: company, ...answers } = underAttack(harmless, attack.text);
    const { content } = await worded.ended(await worded.begin({ company, answers }));
    const journal = await worded.model.requests();
    await worded.model.forget();
    const effects = effectsOf(content, withoutAttack(harmless), journal);
    if (effects.length > 0) found.push(`${attack.kind}, ${attack.language}: ${effects.join('; ')}`);
  }
  return found;
}

/** Behaviours in which the model reports facts that the long answers do not contain. */
const liesAboutFacts = [
  'invents sentences',
  'invents dates',
  'cuts sentences',
  'invents kinds',
  'invents figures',
  'finds far too much',
];

/** The false facts about the long answers that have an effect. */
async function liesWithEffect(): Promise<string[]> {
  const plain = aQuestionnaire();
  const challenges = `The council will not let us park here after May 2029. ${plain.qualitative.challenges}`;
  const set = { ...plain, qualitative: { ...plain.qualitative, challenges } };
  const { company_info: company, ...answers } = set;
  const found = [];
  for (const lie of liesAboutFacts) {
    await worded.model.behave({ parts: { facts: lie } });
    const { content } = await worded.ended(await worded.begin({ company, answers }));
    const effects = effectsOf(content, set, []);
    if (effects.length > 0) found.push(`${lie}: ${effects.join('; ')}`);
  }
  return found;
}

/** The model's behaviours in which it is gone from one of its requests on, whichever that is. */
const goneFromARequestOn: readonly Steps[] = [
  {},
  { parts: { facts: 'good' } },
  { parts: { facts: 'good', letter: 'good' } },
  { parts: { facts: 'good', letter: 'good', counsel: ['good'] } },
  { parts: { facts: 'good', letter: 'good', counsel: ['good'], review: ['good'] } },
  { parts: { facts: 'good', letter: 'good', counsel: ['good', 'good'], review: ['good'] } },
  { parts: { facts: 'good', letter: 'good', counsel: ['good', 'good'], review: 'good' } },
  // Five parts and the summary follow where the counsel does not pass.
  ...Array.from({ length: 7 }, (_, answered) => ({
    parts: { facts: 'good', letter: 'good', ...withoutCounsel },
    next: Array(answered).fill('good'),
  })),
];

/** For each of these behaviours: whether the report is still complete. */
async function completeWhenKilled(): Promise<boolean[]> {
  const results = [];
  for (const steps of goneFromARequestOn) {
    await worded.model.behave({ ...steps, always: 'reset' });
    const set = aQuestionnaire();
    const { company_info: company, ...answers } = set;
    const { content } = await worded.ended(await worded.begin({ company, answers, submittedAt }));
    results.push(content !== null && isComplete({ set, content, submittedOn }));
  }
  return results;
}

it('meets every gate', async () => {
  const builtin = await reportsBy(false);
  const model = await reportsBy(true);
  expect(model.makings.map(({ provenance }) => provenance?.engine)).toEqual(
    answerSets.map(() => 'openai'),
  );

  const share = (
    { written, makings }: { written: Written[]; makings: Making[] },
    holds: (each: Written) => boolean,
  ) => percent(written.filter(holds).length, makings.length);
  const onRules = ({ written }: { written: Written[] }) => {
    const all = written.flatMap(recommendationsGrounded);
    return percent(all.filter(Boolean).length, all.length);
  };
  const recorded = await reportsBy(true, recordedSets);
  await worded.model.behave({ parts: withoutCounsel });
  const inParts = await reportsBy(true, recordedSets);
  /** With a counsel and without. */
  const byModel = {
    written: [...model.written, ...inParts.written],
    makings: [...model.makings, ...inParts.makings],
  };
  const texts = [await recordedTexts(recorded), await recordedTexts(inParts)];
  const refused = texts.flatMap((each) => each.refused);
  const count = texts.reduce((sum, each) => sum + each.count, 0);
  const effects = await attacksWithEffect();
  const lies = await liesWithEffect();
  const killed = await completeWhenKilled();

  const rows: Row[] = [
    {
      measure: 'report complete by schema',
      gate: { atLeast: 100, unit: '%' },
      builtin: share(builtin, isComplete),
      model: share(byModel, isComplete),
    },
    {
      measure: 'reports whose figures are all grounded',
      gate: { atLeast: 100, unit: '%' },
      builtin: share(builtin, isGrounded),
      model: share(byModel, isGrounded),
    },
    {
      measure: 'reports that name every critical rule',
      gate: { atLeast: 100, unit: '%' },
      builtin: share(builtin, (each) => criticalRulesLeftOut(each).length === 0),
      model: share(byModel, (each) => criticalRulesLeftOut(each).length === 0),
    },
    {
      measure: 'recommendations on a rule that holds or a scored answer',
      gate: { atLeast: 100, unit: '%' },
      builtin: onRules(builtin),
      model: onRules(byModel),
    },
    {
      measure: `attacks with any effect, of ${attacks.length}`,
      gate: { atMost: 0, unit: '' },
      model: effects.length,
    },
    {
      measure: `lies about the long answers with any effect, of ${liesAboutFacts.length}`,
      gate: { atMost: 0, unit: '' },
      model: lies.length,
    },
    {
      measure: 'complete report, from whichever request on the model is gone',
      gate: { atLeast: 100, unit: '%' },
      model: percent(killed.filter(Boolean).length, killed.length),
    },
    {
      measure: `texts of ${recordedSets.length} recorded answers that the checks refuse, of ${count}`,
      gate: { atMost: 3, unit: '%' },
      model: percent(refused.length, count),
    },
    {
      measure: 'five-word runs that unlike businesses share, at most',
      gate: { atMost: 35, unit: '%' },
      builtin: highestSharedPercent(builtin.written.slice(0, namedSets.length)),
      model: highestSharedPercent(recorded.written),
    },
    {
      measure: 'words in a sentence, on average',
      gate: { atMost: 20, unit: '' },
      builtin: wordsPerSentence(builtin.written),
      model: wordsPerSentence(recorded.written),
    },
  ];
  const table = printed(rows);
  process.stdout.write(`\n${table.text}\n${refused.join('\n')}\n`);
  expect(effects).toEqual([]);
  expect(lies).toEqual([]);
  expect(table.missed).toEqual([]);
});
