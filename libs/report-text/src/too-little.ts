import {
  type ActionPlan,
  areas,
  type Area,
  type PageOne,
  type ReportContent,
} from '@ellac/contracts';
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
    ? ' If it is true that no function runs without you and you were never away, all rests on you, as in most young companies.'
    : '';
}

const notJudgedOf = (business: Business): string =>
  `Not judged: the open answers give no place on the way to Phase 2, neither a good one nor a bad one.${ifTrueOf(business)}`;

/** How many things that cannot be used are told; as many as there are considerations at most. */
const maxUnusable = 3;

/** What of the form cannot be used, each with the reason. */
function unusableOf({ answers, questionnaire, knows }: Business): readonly string[] {
  const open = new Set(partsToAnswer(answers, notKnownOf(questionnaire)).map(({ name }) => name));
  const isPutOff = ownTextsOf(questionnaire).some(({ isUsable }) => !isUsable);
  const all = [
    ...(knows('rev') && answers.rev === 0
      ? [
          'Revenue is 0, yet the main line brings a share of it: both are left open, or nothing is sold yet; these are two different situations.',
        ]
      : []),
    ...(open.has('the ratings')
      ? ['Ten ratings of 3 name neither a strength nor a weakness, so we read them as not given.']
      : []),
    ...(isPutOff
      ? ['The long answers are empty or put off, and your own view is what would tell most.']
      : []),
    ...(knows('ret') && answers.ret === 0
      ? ['With retention at 0, “no customer yet”, “nobody stays” and “left open” look alike.']
      : []),
  ].slice(0, maxUnusable);
  return all.length === 0 ? ['Decide nothing large on a form that is mostly empty.'] : all;
}

/** What the answers of an area will show. */
const shows: Readonly<Record<Area, string>> = {
  systems: 'The answers will show which work runs by a settled way and which by memory.',
  leadership: 'They will show what others decide and sell, and how long you can be away.',
  market: 'They will show what sales and margins rest on.',
};

/** What an almost empty form may be, and what holds then. */
function casesOf({ answers, knows }: Business): NonNullable<PageOne['cases']> {
  const wages =
    answers.emp > 1 && knows('emp')
      ? ` ${capital(countedToNine(answers.emp))} people cost wages: for how many months does the money last?`
      : '';
  return [
    { name: 'It was a trial', text: 'There is nothing to do. Decide nothing by this report.' },
    ...(answers.rev > 0
      ? []
      : [
          {
            name: 'You have only just begun',
            text: `Then who leads is not your question yet. First see whether customers buy, and buy again, at a price that leaves something.${wages} Two habits are cheap now: write a task down the second time you do it, and keep what customers were told where others find it.`,
          },
        ]),
    {
      name: 'The form is not finished',
      text: 'Give the ten answers below. The report is then written anew.',
    },
  ];
}

/** What an owner can do meanwhile, whose result answers two of the ten questions. */
const meanwhileWeek =
  'One week tells more than any rating: note for five working days each question that comes to you and each task that only you could do.';
const afterTheWeek =
  'A plan comes with the ten answers. Until then, write the answer to the most frequent question on a page and let somebody decide by it. Two weeks later be away for a day, and see what waited.';

/** The one step by time: it is done once, so its time is no time a week. */
const phasesOfOneStep = (business: Business, plan: Plan): ActionPlan['implementationPhases'] =>
  phasesOf(plan, business).map((phase) => ({
    ...phase,
    actions: phase.actions.map(({ ownerHoursPerWeek: _, ...action }) => ({
      ...action,
      resources: [`${business.voice.hasPartners ? 'Partners' : 'You'}: an hour in all`],
    })),
  }));

/**
 * The report where too little is known: what the form may be, what of it can be used and what
 * cannot, which questions to answer and how, and a question for each area meanwhile. It finds no
 * gaps; conclusions and plan hold a sentence or two each.
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
        criticalConsiderations: [...unusableOf(business)],
        transitionReadiness: notJudgedOf(business),
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
        overallConclusion: meanwhileWeek,
        systemsImplications: shows.systems,
        leadershipImplications: shows.leadership,
        marketImplications: shows.market,
      },
      recommendations: recommendationsOf(business, recommended),
    },
    actionPlan: {
      criticalPath: {
        description: afterTheWeek,
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
    page: { ...page, cases: casesOf(business) },
    marks: diagnosis.marks,
  };
}
