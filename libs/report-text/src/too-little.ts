import { type ActionPlan, areas, type Area, type ReportContent } from '@ellac/contracts';
import {
  capital,
  countedToNine,
  filledPartsOf,
  isRating,
  joined,
  notKnownOf,
  ownTextsOf,
  partsToAnswer,
  scoredItems,
} from '@ellac/diagnosis/parts';
import type { Business } from './business/business.js';
import { recommendationsOf } from './conclusions.js';
import { question, significanceOf, stageOf } from './introduction.js';
import { pageOneOf, situationSentencesOf } from './page-one/page-one.js';
import { milestonesOf } from './plan/milestones.js';
import { phasesOf } from './plan/phases.js';
import { recommendedOf, type Plan } from './plan/plan.js';
import { evidenceOfRule } from './report-evidence.js';

/** A question in each area that is worth an hour whatever the answers will say, and what to do then. */
const meanwhile: Readonly<Record<Area, string>> = {
  systems:
    'Which task would stop first if you were ill for two weeks? Show one other person how it is done; that helps whatever the answers say.',
  leadership:
    'Who may spend money or promise a date without asking you? If nobody may, name one person and one sum.',
  market: 'What made the last three customers buy from you? Ask them, and write down their words.',
};

/** The same for the market where the form has no revenue: there may be no customer yet. */
const marketWithoutRevenue =
  'Who has said that they would buy, and at what price? Ask the first of them for an order on paper.';

const questionOf = (area: Area, { answers }: Business): string =>
  area === 'market' && answers.rev === 0 ? marketWithoutRevenue : meanwhile[area];

/** How many answers that can be used are told; judgement. */
const maxUsable = 4;

/** What the answers say that can be used already, in a sentence; none where they say nothing. */
function usableOf(business: Business): readonly string[] {
  const { answers, questionnaire, voice, knows, diagnosis } = business;
  const { figures } = voice;
  const filled = filledPartsOf(answers, notKnownOf(questionnaire));
  const inputs = new Set(filled.flatMap((part) => part.inputs));
  const given = new Set(diagnosis.breakdown.flatMap((item) => (item.given ? [item.id] : [])));
  const clauses = scoredItems
    .filter(({ id }) => given.has(id) && !isRating(id))
    .filter((item) => item.answers.some((alias) => inputs.has(alias)))
    .map((item) => item.clause(answers));
  const usable = [
    ...(knows('emp') && answers.emp > 0 ? [`${figures.emp} work in the business`] : []),
    ...(inputs.has('rev') ? [`revenue is ${figures.rev} a year`] : []),
    ...clauses,
  ].slice(0, maxUsable);
  return usable.length === 0 ? [] : [`This much we can use already: ${joined(usable)}.`];
}

/** What the zeros of the form would mean if they were true; nothing where it names more than zeros. */
function ifTrueOf({ answers }: Business): string {
  const isAllOwners = answers.funcs.length === 0 && answers.rels.length === 0 && answers.absd === 0;
  return isAllOwners
    ? ' If it is true that no function runs without you and you were never away, all rests on you. Young companies usually look so; say whether yours does.'
    : '';
}

/** What of the form cannot be used, and what that means for the verdict. */
function unusableOf(business: Business): string {
  const { answers, questionnaire } = business;
  const filled = new Set(filledPartsOf(answers, notKnownOf(questionnaire)).map(({ name }) => name));
  const unusable = [
    ...(filled.has('the ratings') ? [] : ['ratings that all stand at 3']),
    'fields that hold what the form came with',
    ...(ownTextsOf(questionnaire).some(({ isUsable }) => !isUsable)
      ? ['texts that are empty or put off for later']
      : []),
  ];
  return `Not judged: we cannot use ${joined(unusable)}. So there is no place on the way to Phase 2 yet, neither a good one nor a bad one.${ifTrueOf(business)}`;
}

/** What the answers of an area will show. */
const shows: Readonly<Record<Area, string>> = {
  systems: 'The answers will show which work runs by a settled way and which by memory.',
  leadership: 'They will show what others decide and sell, and how long you can be away.',
  market: 'They will show what sales and margins rest on.',
};

/** What comes first, by what an almost empty form may mean. */
function orderOf({ answers }: Business): string {
  const unfinished = 'If the form is only unfinished, the ten answers come first';
  return answers.rev > 0
    ? `If this was a trial, nothing needs to be done. ${unfinished}, because every other step depends on what they say.`
    : `If this was a trial, nothing needs to be done. If you have only just begun, whether customers buy at a profit counts before who leads. ${unfinished}.`;
}

/** What an owner can do meanwhile, whose result answers two of the ten questions. */
const meanwhileNote =
  'A plan comes with the ten answers. Meanwhile, note for five working days what comes to you and what only you could do. Write the answer to the most frequent question on a page, and let somebody decide by it.';

/** The one step by time: it is done once, so its time is no time a week. */
const phasesOfOneStep = (business: Business, plan: Plan): ActionPlan['implementationPhases'] =>
  phasesOf(plan, business).map((phase) => ({
    ...phase,
    actions: phase.actions.map(({ ownerHoursPerWeek: _, ...action }) => ({
      ...action,
      resources: [`${business.voice.hasPartners ? 'Partners' : 'You'}: an hour in all`],
    })),
  }));

/** What may press even so, if the zeros of the form are true. */
function considerationOf({ answers, knows }: Business): string {
  if (answers.rev > 0) return 'Decide nothing large on a form that is mostly empty.';
  return answers.emp > 1 && knows('emp')
    ? `The form has ${countedToNine(answers.emp)} people and no revenue: who pays the wages, and for how many months?`
    : 'If there is truly no revenue yet, then first: find one customer who pays.';
}

/**
 * The report where too little is known: what can be used and what cannot, which questions to answer
 * and how, and a question for each area meanwhile. It finds no gaps; conclusions and plan hold a
 * sentence each.
 */
export function reportOfTooLittle(
  business: Business,
  plan: Plan,
): Omit<ReportContent, 'businessScore' | 'leadershipScore' | 'contextScore' | 'overallScore'> {
  const { diagnosis, answers, questionnaire } = business;
  const { situation, readiness } = diagnosis;
  const recommended = recommendedOf(plan);
  const page = pageOneOf(business, plan);
  const inArea = (area: Area) => ({ currentState: questionOf(area, business), keyGaps: [] });
  const none = { systems: [], leadership: [], market: [] };
  return {
    summary: {
      executiveSummary: {
        overview: situationSentencesOf(business).join(' '),
        keyHighlights: [...usableOf(business)],
        criticalConsiderations: [considerationOf(business)],
        transitionReadiness: unusableOf(business),
      },
      introduction: {
        ellacOverview: question,
        phaseTransitionContext: stageOf(business),
        analysisSignificance: significanceOf(business),
      },
    },
    findings: {
      systemsAnalysis: inArea('systems'),
      leadershipAnalysis: inArea('leadership'),
      marketAnalysis: inArea('market'),
      overallFindings: { keyStrengths: [], keyWeaknesses: [] },
    },
    conclusions: {
      strategicConclusions: {
        overallConclusion: orderOf(business),
        systemsImplications: shows.systems,
        leadershipImplications: shows.leadership,
        marketImplications: shows.market,
      },
      recommendations: recommendationsOf(business, recommended),
    },
    actionPlan: {
      criticalPath: {
        description: meanwhileNote,
        keyMilestones: milestonesOf(plan),
      },
      implementationPhases: phasesOfOneStep(business, plan),
      firstSteps: plan.first.map(({ gap }) => gap.words.step),
      later: [],
      notNow: page.notNow === undefined ? [] : [page.notNow],
    },
    readiness: {
      ...readiness,
      missing: partsToAnswer(answers, notKnownOf(questionnaire)).map(
        ({ name, how }) => `${capital(name)}: ${how}.`,
      ),
    },
    scoreBreakdown: [...diagnosis.breakdown],
    evidence: {
      keyGaps: none,
      recommendations: Object.fromEntries(
        areas.map((area) => [area, recommended[area].map(({ gap }) => evidenceOfRule(gap))]),
      ) as ReportContent['evidence']['recommendations'],
      keyStrengths: [],
      keyWeaknesses: [],
    },
    situation: { ...situation, because: [...situation.because] },
    page,
    marks: diagnosis.marks,
  };
}
